#!/usr/bin/env bash
# usage: screenshots.sh [word…]      (make screenshots)
# Takes pictures of every screen, in Russian and English, light and dark, narrow and wide, into docs/screens.
# With words: only the screens whose names hold one of them; "walk" is the animated walk-through.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

require_swift
scripts/install-packages.sh build run test
for product in wayside wayside-services; do
    swift build --product "$product"
done
/usr/bin/python3 Tests/Stories/screenshots.py "$@"

# A walk through the whole app in each language: the story's own pictures, one after the other.
[ $# -eq 0 ] || [[ " $* " == *" walk "* ]] || exit 0
walk=$(mktemp -d)
trap 'rm -rf "$walk"' EXIT
WAYSIDE_WALK=$walk /usr/bin/python3 Tests/Stories/run.py test_walk
for language in en ru; do
    convert -delay 160 -loop 0 "$walk/$language"-*.png -layers Optimize "docs/screens/walk-$language.gif"
done
