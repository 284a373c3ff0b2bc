#!/usr/bin/env bash
# usage: soak.sh      (make soak)
# The long tests: kills, fuzz, a million rows, a million names. They are the tests that WAYSIDE_SOAK enables.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

require_swift
scripts/install-packages.sh build run test
swift build --build-tests
WAYSIDE_SOAK=1 scripts/with-display.sh swift test --skip-build --filter Soak
WAYSIDE_SOAK=1 /usr/bin/python3 Tests/Stories/run.py news_kills
