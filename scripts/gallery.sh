#!/usr/bin/env bash
# usage: gallery.sh                     (make gallery) opens the gallery: every class of our UIKit in use
#        gallery.sh --pictures FOLDER   takes a picture of every page, light and dark, on a display of its own
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

require_swift
scripts/install-packages.sh build run
build_release uikit-gallery
gallery=$(release_folder)/uikit-gallery

# Takes the pictures: runs again inside the display that with-display.sh opens.
take() {
    local folder=$1 page scheme program
    mkdir -p "$folder"
    for scheme in light dark; do
        for page in text buttons controls fields stacks pictures colours table cards dates sheets grid pages; do
            ADW_DEBUG_COLOR_SCHEME=prefer-$scheme "$gallery" --page "$page" &
            program=$!
            sleep 2
            import -window root -crop 490x770+0+0 +repage "$folder/$page-$scheme.png"
            end "$program"
        done
    done
}

case "${1:-}" in
    "") exec "$gallery" ;;
    --pictures)
        [ -n "${2:-}" ] || fail "say into which folder: gallery.sh --pictures FOLDER"
        scripts/install-packages.sh test
        GALLERY_FOLDER=$2 exec scripts/with-display.sh "$0" --take
        ;;
    --take) take "$GALLERY_FOLDER" ;;
    *) fail "unknown: $1. It is gallery.sh or gallery.sh --pictures FOLDER." ;;
esac
