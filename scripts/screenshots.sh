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

# A walk through the whole app in each language, from the pictures as they are now.
for language in en ru; do
    pictures=()
    for screen in schedule schedule-search schedule-trip news news-item account-filled music-results music-album places \
        places-photo about; do
        picture=docs/screens/$screen-$language-light-360.png
        [ ! -f "$picture" ] || pictures+=("$picture")
    done
    convert -delay 160 -loop 0 "${pictures[@]}" -layers Optimize "docs/screens/walk-$language.gif"
done
