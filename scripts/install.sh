#!/usr/bin/env bash
# usage: install.sh [--remove]      (make install, make uninstall)
# Installs the programs into $DESTDIR$PREFIX/bin and the modules' files into $DESTDIR$PREFIX/share/wayside.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

prefix="${DESTDIR:-}${PREFIX:-/usr/local}"
programs=(wayside wayside-services wayside-stations)

if [ "${1:-}" = --remove ]; then
    for program in "${programs[@]}"; do rm -f "$prefix/bin/$program"; done
    rm -rf "$prefix/share/wayside"
    rm -f "$prefix/share/applications/wayside.desktop"
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
install -d "$prefix/bin" "$prefix/share/wayside" "$prefix/share/applications"
for program in "${programs[@]}"; do
    install -m 755 "$built/$program" "$prefix/bin/$program"
done
for resources in "$built"/Wayside_*.resources; do
    module=$(basename "$resources" .resources)
    module=${module#Wayside_}
    [ -d "$resources/Files" ] || continue
    rm -rf "$prefix/share/wayside/$module"
    cp -R "$resources/Files" "$prefix/share/wayside/$module"
    rm -f "$prefix/share/wayside/$module/.gitkeep"
done
cat >"$prefix/share/applications/wayside.desktop" <<END
[Desktop Entry]
Type=Application
Name=Wayside
Comment=Timetables, news, music and places for people on the move
Comment[ru]=Расписания, новости, музыка и места для тех, кто в пути
Exec=${PREFIX:-/usr/local}/bin/wayside
Icon=mark-location
Categories=Utility;
END
say "Installed into $prefix. Open it with: wayside"
