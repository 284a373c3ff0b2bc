#!/usr/bin/env bash
# usage: screenshots.sh [word…]      (make screenshots)
# Takes pictures of every screen, in Russian and English, light and dark, narrow and wide, into docs/screens.
# With words: only the pictures whose names hold one of them.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

require_swift
scripts/install-packages.sh build run test
for product in wayside wayside-services; do
    swift build --product "$product"
done
/usr/bin/python3 Tests/Stories/screenshots.py "$@"
