# Wayside. `make run` and `make test` work on a fresh Debian 12 machine with Swift: they install what is missing.

PREFIX ?= /usr/local

.DEFAULT_GOAL := help
.PHONY: help run test lint format bench soak screenshots gallery coverage install uninstall deb clean

help:  ## Lists these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

run:  ## Builds and opens Wayside with sample content (SERVICES=live: the real services; PORT=…: the browser's port)
	@scripts/run.sh

test:  ## Runs every test
	@scripts/test.sh

lint:  ## Checks edges, dialect, availability, texts, comments and format
	@scripts/lint.sh

format:  ## Formats the Swift sources
	@swift format --in-place --parallel --recursive Package.swift Sources Tests Benchmarks

bench:  ## Measures, each result beside a named baseline of the same run
	@scripts/bench.sh

soak:  ## The long tests: kills, fuzz, a million rows
	@scripts/soak.sh

screenshots:  ## Pictures of every screen, both languages, light and dark, into docs/screens
	@scripts/screenshots.sh

gallery:  ## Opens the gallery: every class of our UIKit in use
	@scripts/gallery.sh

coverage:  ## Writes docs/uikit-coverage.md anew from UIKit's symbols
	@scripts/uikit-coverage.py --write

install:  ## Installs into PREFIX (/usr/local)
	@PREFIX=$(PREFIX) DESTDIR=$(DESTDIR) scripts/install.sh

uninstall:  ## Removes what install put there
	@PREFIX=$(PREFIX) DESTDIR=$(DESTDIR) scripts/install.sh --remove

deb:  ## Builds a Debian package into out, for machines without Swift
	@scripts/deb.sh

clean:  ## Removes what was built
	@rm -rf .build out
