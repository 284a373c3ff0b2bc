#!/usr/bin/env bash
# usage: make-icons.sh
# Draws the icon in the usual sizes from Desktop/app.wayside.Wayside.svg: for desktops, rounded, and for iPhone, square
# and opaque (iOS cuts the corners itself). The pictures are committed, so that installing needs no drawing tool.
# Needs rsvg-convert (Debian: librsvg2-bin), ImageMagick and optipng.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

name=app.wayside.Wayside
drawing=Desktop/$name.svg
for size in 16 24 32 48 64 128 256 512; do
    folder=Desktop/icons/hicolor/${size}x${size}/apps
    mkdir -p "$folder"
    rsvg-convert --width "$size" --height "$size" "$drawing" --output "$folder/$name.png"
done

phone=iOS/Wayside/Assets.xcassets/AppIcon.appiconset
mkdir -p "$phone"
square=$(mktemp --suffix .svg)
trap 'rm -f "$square"' EXIT
sed 's/<rect x="24" y="24" width="464" height="464" rx="104"\/>/<rect width="512" height="512"\/>/' "$drawing" >"$square"
rsvg-convert --width 1024 --height 1024 "$square" --output "$phone/AppIcon.png"
mogrify -background black -alpha remove -alpha off -define png:color-type=2 "$phone/AppIcon.png"
find Desktop/icons "$phone" -name '*.png' -exec optipng -quiet -strip all -o2 {} +
