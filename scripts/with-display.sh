#!/usr/bin/env bash
# usage: with-display.sh COMMAND…
# Runs a command with a display of its own (no screen needed), a session bus of its own and empty folders for what it
# stores, so that neither the person's session nor an earlier run can change the outcome.
set -euo pipefail
source "$(dirname "$0")/lib.sh"

scratch=$(mktemp -d)
xvfb=
cleanup() {
    end "$xvfb"
    rm -rf "$scratch"
}
trap cleanup EXIT

# Xvfb picks a free display itself and writes its number. Without -noreset it would be gone for a moment whenever its
# last program ends.
mkfifo "$scratch/display"
Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp -noreset 3>"$scratch/display" 2>"$scratch/xvfb.log" &
xvfb=$!
if ! read -r -t 20 number <"$scratch/display"; then
    fail "the display did not start: $(cat "$scratch/xvfb.log")"
fi

for _ in $(seq 100); do
    DISPLAY=":$number" xdotool getdisplaygeometry >/dev/null 2>&1 && break
    sleep 0.1
done

mkdir -m 700 "$scratch/runtime"
export DISPLAY=":$number" GDK_BACKEND=x11 GSK_RENDERER=cairo GSETTINGS_BACKEND=memory
unset GTK_THEME WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS
export HOME="$scratch/home" XDG_RUNTIME_DIR="$scratch/runtime" XDG_DATA_HOME="$scratch/data" \
    XDG_CACHE_HOME="$scratch/cache" XDG_CONFIG_HOME="$scratch/config"
mkdir "$HOME" "$XDG_DATA_HOME" "$XDG_CACHE_HOME" "$XDG_CONFIG_HOME"

status=0
dbus-run-session -- "$@" || status=$?
exit $status
