#!/usr/bin/env bash
# usage: lint.sh      (make lint)
# The rules of scripts/lint with their own tests, whether shipped and invented stations are what their tables say, and
# the format. Every finding is file:line: message.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

require_swift
command -v /usr/bin/python3 >/dev/null || scripts/install-packages.sh build

status=0
/usr/bin/python3 -m unittest discover --quiet --start-directory scripts/lint --pattern '*_test.py' || status=1
/usr/bin/python3 scripts/lint/run.py || status=1
/usr/bin/python3 scripts/make-starter-stations.py --check || status=1
/usr/bin/python3 scripts/make-station-twin.py --verify || status=1
folders=()
for folder in Sources Tests Benchmarks; do
    [ ! -d "$folder" ] || folders+=("$folder")
done
swift format lint --strict --parallel --recursive Package.swift "${folders[@]}" || status=1
[ "$status" != 0 ] || say "lint: passed"
exit "$status"
