#!/usr/bin/env bash
# usage: install-packages.sh GROUP…   (groups of packages.txt)
# Installs the Debian packages that are missing, and only those. Without the right to install it prints the command.
set -euo pipefail
source "$(dirname "$0")/lib.sh"

wanted=$(awk -v groups=" $* " '$1 !~ /^#/ && index(groups, " " $1 " ") { print $2 }' "$root/scripts/packages.txt")

if ! command -v dpkg-query >/dev/null; then
    say "wayside: this is not a Debian system; the packages cannot be checked. Needed, under Debian's names:"
    say $wanted
    exit 0
fi

missing=()
for package in $wanted; do
    status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$status" = installed ] || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" != 0 ]; then
    if ! command -v sudo >/dev/null || ! sudo -n true 2>/dev/null; then
        say "wayside: these packages are missing, and this account may not install them. As root, run:"
        say "    apt-get update && apt-get install --no-install-recommends ${missing[*]}"
        exit 1
    fi
    as_root=(sudo -n)
fi

say "Installing ${missing[*]}"
"${as_root[@]}" apt-get update
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install --yes --no-install-recommends "${missing[@]}"
