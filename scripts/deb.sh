#!/usr/bin/env bash
# usage: deb.sh [FOLDER]      (make deb)
# Builds a Debian package into FOLDER (out): Swift's runtime is linked in, so it runs on a machine without Swift. What it
# needs of Debian's libraries is read off the programs themselves; lintian looks at the result where it is installed.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

out=${1:-out}
case "$out" in /*) ;; *) out=$root/$out ;; esac
require_swift
scripts/install-packages.sh build run deb

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
package=$stage/wayside
DESTDIR=$package PREFIX=/usr scripts/install.sh

version=$(sed -n 's/.*static let short = "\(.*\)"/\1/p' Sources/Settings/AppVersion.swift)
[ -n "$version" ] || fail "the version could not be read from Sources/Settings/AppVersion.swift"
architecture=$(dpkg --print-architecture)
maintainer="The Wayside authors <wayside@wayside.invalid>"

for program in "$package"/usr/bin/*; do strip --strip-unneeded "$program"; done
gzip -9 -n "$package"/usr/share/man/man1/*.1

documents=$package/usr/share/doc/wayside
install -d "$documents"
{
    echo "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
    echo "Upstream-Name: Wayside"
    echo
    echo "Files: *"
    echo "Copyright: $(sed -n 's/^Copyright (c) //p' LICENSE)"
    echo "License: Expat"
    sed '1,/^Copyright/d; 1{/^$/d}; s/^$/./; s/^/ /' LICENSE | sed '1{/^ \.$/d}'
} >"$documents/copyright"
# The time of the last change, not of the build: the same source gives the same package.
moment=$(git log -1 --format=%ct 2>/dev/null || date +%s)
export SOURCE_DATE_EPOCH=$moment
{
    echo "wayside ($version) unstable; urgency=medium"
    echo
    echo "  * See the project's history."
    echo
    echo " -- $maintainer  $(LC_ALL=C date --utc --date "@$moment" '+%a, %d %b %Y %H:%M:%S +0000')"
} | gzip -9 -n >"$documents/changelog.gz"

# dpkg-shlibdeps wants a source package around it.
mkdir -p "$stage/source/debian"
printf 'Source: wayside\n\nPackage: wayside\nArchitecture: any\n' >"$stage/source/debian/control"
depends=$(cd "$stage/source" && dpkg-shlibdeps -O --ignore-missing-info "$package"/usr/bin/* 2>/dev/null \
    | sed 's/^shlibs:Depends=//')
[ -n "$depends" ] || fail "dpkg-shlibdeps named no library"

install -d "$package/DEBIAN"
cat >"$package/DEBIAN/control" <<END
Package: wayside
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -k -s "$package/usr" | cut -f 1)
Depends: $depends, adwaita-icon-theme, ca-certificates, librsvg2-common, tzdata
Recommends: fonts-dejavu-core, webp-pixbuf-loader
Suggests: libgtk-4-bin
Section: utils
Priority: optional
Description: timetables, news, music and places for people on the move
 Wayside is a pocket companion: a timetable desk that finds a station however
 its name is typed, a news reader, a music album finder with accounts that stay
 on this device, and a photo guide to places. What was loaded once is shown at
 once, without a connection too. It speaks English and Russian.
END
(cd "$package" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$package/DEBIAN/md5sums"
find "$package" -newermt "@$moment" -print0 | xargs -0r touch --no-dereference --date "@$moment"

mkdir -p "$out"
result=$out/wayside_${version}_$architecture.deb
dpkg-deb --root-owner-group --build "$package" "$result" >&2
if command -v lintian >/dev/null; then
    lintian --fail-on error "$result"
fi
say "Built $result. Install it with: apt-get install $result"
