#!/usr/bin/env bash
# usage: install.sh [--remove]      (make install, make uninstall)
# Installs the programs into $DESTDIR$PREFIX/bin and what belongs to them into $DESTDIR$PREFIX/share: the modules' files,
# the menu entry, its description, icons and manual pages. --remove takes away exactly what was installed.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

prefix="${DESTDIR:-}${PREFIX:-/usr/local}"
share="$prefix/share"
programs=(wayside wayside-services wayside-stations)
id=app.wayside.Wayside

# Everything outside share/wayside, relative to share, each with the file it comes from.
shared_files() {
    echo "applications/$id.desktop Desktop/$id.desktop"
    echo "metainfo/$id.metainfo.xml Desktop/$id.metainfo.xml"
    echo "icons/hicolor/scalable/apps/$id.svg Desktop/$id.svg"
    local picture page
    for picture in Desktop/icons/hicolor/*/apps/"$id".png; do
        echo "${picture#Desktop/} $picture"
    done
    for page in Desktop/man/*.1; do
        echo "man/man1/$(basename "$page") $page"
    done
}

# Desktops keep indexes of menus and icons; a package's own scripts do this when DESTDIR is set.
refresh_indexes() {
    [ -z "${DESTDIR:-}" ] || return 0
    if command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$share/applications" || true
    fi
    if command -v gtk4-update-icon-cache >/dev/null && [ -f "$share/icons/hicolor/index.theme" ]; then
        gtk4-update-icon-cache -q -t "$share/icons/hicolor" || true
    fi
}

if [ "${1:-}" = --remove ]; then
    for program in "${programs[@]}"; do rm -f "$prefix/bin/$program"; done
    rm -rf "$share/wayside"
    while read -r target _; do rm -f "$share/$target"; done < <(shared_files)
    refresh_indexes
    say "Removed from $prefix. What you stored stays in ~/.local/share/wayside and ~/.cache/wayside."
    exit 0
fi

require_swift
scripts/install-packages.sh build run
for program in "${programs[@]}"; do
    build_release "$program"
done
built=$(release_folder)

mkdir -p "$prefix" 2>/dev/null || true
[ -w "$prefix" ] || fail "this account may not write to $prefix. As root: make install, or: make install PREFIX=\$HOME/.local"
install -d "$prefix/bin" "$share/wayside"
for program in "${programs[@]}"; do
    install -m 755 "$built/$program" "$prefix/bin/$program"
done
for resources in "$built"/Wayside_*.resources; do
    module=$(basename "$resources" .resources)
    module=${module#Wayside_}
    [ -d "$resources/Files" ] || continue
    rm -rf "$share/wayside/$module"
    cp -R "$resources/Files" "$share/wayside/$module"
    rm -f "$share/wayside/$module/.gitkeep"
done
chmod -R u=rwX,go=rX "$share/wayside"
while read -r target source; do
    install -D -m 644 "$source" "$share/$target"
done < <(shared_files)
refresh_indexes
say "Installed into $prefix. Open it with: wayside"
