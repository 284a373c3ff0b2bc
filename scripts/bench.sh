#!/usr/bin/env bash
# usage: bench.sh [name…]      (make bench)
# Runs every benchmark, or those named: spine (start, memory and idle of the app beside a bare window), keys (how soon a
# key is on the screen while one searches) and each program under Benchmarks. A result stands beside a named baseline that was measured in the same run.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

require_swift
scripts/install-packages.sh build run test

wanted() { [ ${#names[@]} = 0 ] || [[ " ${names[*]} " == *" $1 "* ]]; }
names=("$@")

status=0
for sources in Benchmarks/*/; do
    name=$(basename "$sources")
    compgen -G "$sources*.swift" >/dev/null && wanted "$name" || continue
    build_release "$name"
    say "== $name"
    scripts/with-display.sh "$(release_folder)/$name" || status=1
done
if wanted spine; then
    build_release wayside
    say "== spine"
    scripts/with-display.sh scripts/bench-spine.py --program "$(release_folder)/wayside" || status=1
fi
if wanted keys; then
    build_release wayside
    build_release wayside-stations
    say "== keys"
    scripts/with-display.sh /usr/bin/python3 scripts/bench-keys.py --program "$(release_folder)/wayside" || status=1
fi
exit "$status"
