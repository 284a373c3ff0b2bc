#!/usr/bin/env bash
# usage: run.sh [argument of wayside…]      (make run)
# Builds Wayside and opens it: against sample content on this machine, or with SERVICES=live against the real services.
# Without a display it opens in a browser, over Broadway; PORT=… names the port of that page.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

services="${SERVICES:-sample}"
case "$services" in
    sample | live) ;;
    *) fail "SERVICES=$services is unknown. It is sample (as when nothing is said) or live." ;;
esac

require_swift
scripts/install-packages.sh build run

say "Building Wayside. The first time this takes some minutes."
products=(wayside)
[ "$services" = live ] || products+=(wayside-services)
for product in "${products[@]}"; do
    build_release "$product"
done
programs=$(release_folder)

server= display_server= scratch=$(mktemp -d)
cleanup() {
    end "$server"
    end "$display_server"
    rm -rf "$scratch"
}
trap cleanup EXIT
trap 'exit 130' INT TERM

arguments=()
if [ "$services" = sample ]; then
    # The services take a free port themselves and say on their first line which.
    mkfifo "$scratch/address"
    "$programs/wayside-services" --port "${SERVICES_PORT:-0}" --exit-with-parent >"$scratch/address" &
    server=$!
    read -r -t 20 address <"$scratch/address" || fail "the sample services did not start"
    address=${address#listening on }
    say "Sample content is served on $address. The real services: make run SERVICES=live"
    arguments+=(--services "$address")
fi

if [ -z "${WAYLAND_DISPLAY:-}${DISPLAY:-}" ]; then
    if [ -n "${PORT:-}" ]; then
        port_in_use "$PORT" && fail "port $PORT is in use. Name another: make run PORT=…"
        page=$PORT
    else
        page=$(free_port 8080)
    fi
    # A runtime folder of our own: display :0 is then always free.
    export XDG_RUNTIME_DIR="$scratch" GDK_BACKEND=broadway BROADWAY_DISPLAY=:0 GSETTINGS_BACKEND=memory
    # There is no screen reader's bus on a machine without a session; GTK would warn of it at every start.
    [ -n "${DBUS_SESSION_BUS_ADDRESS:-}" ] || export GTK_A11Y=none
    gtk4-broadwayd --address 127.0.0.1 --port "$page" :0 >"$scratch/broadway.log" 2>&1 &
    display_server=$!
    for _ in $(seq 100); do
        port_in_use "$page" && break
        kill -0 "$display_server" 2>/dev/null || fail "Broadway stopped: $(cat "$scratch/broadway.log")"
        sleep 0.1
    done
    say ""
    say "This machine has no display. Wayside is open in a browser:"
    say "    http://127.0.0.1:$page/"
    say "From another machine, first: ssh -L $page:127.0.0.1:$page $(hostname)"
    say "Text from an input method or a phone's keyboard does not arrive that way. Control-C ends Wayside."
fi

"$programs/wayside" ${arguments[@]+"${arguments[@]}"} "$@"
