# What the other scripts share. Sourced by them after `set -euo pipefail`.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf '%s\n' "$*" >&2; }

# A failure that a person can act on: what it is, and what to do.
fail() {
    say "wayside: $*"
    exit 1
}

# Whether something listens on a port of this machine.
port_in_use() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

# The first free port from the one given on.
free_port() {
    local port
    for port in $(seq "$1" $(($1 + 99))); do
        if ! port_in_use "$port"; then
            echo "$port"
            return
        fi
    done
    fail "no free port between $1 and $port. Stop what listens there, or name another: make run PORT=…"
}

# Ends a program that this script started, if it still runs.
end() {
    if [ -n "${1:-}" ]; then
        kill "$1" 2>/dev/null || true
        wait "$1" 2>/dev/null || true
    fi
}

require_swift() {
    if ! command -v swift >/dev/null; then
        say "wayside: Swift is missing. Wayside needs Swift 6.2 or newer. Install it with:"
        say "    curl -O https://download.swift.org/swiftly/linux/swiftly-\$(uname -m).tar.gz &&"
        say "        tar zxf swiftly-\$(uname -m).tar.gz && ./swiftly init"
        say "or by hand: https://www.swift.org/install/linux/"
        say "Then open a new terminal, check that \"swift --version\" answers, and run this again."
        exit 1
    fi
    local version
    version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
    # The smaller of the two in the order of versions must be 6.2.
    if [ "$(printf '6.2\n%s\n' "${version:-0}" | sort -V | head -n 1)" != 6.2 ]; then
        fail "Swift $version is too old; Wayside needs 6.2 or newer: https://www.swift.org/install/linux/"
    fi
}

# Builds a product as people run it. Swift's runtime is linked in: the program needs no toolchain and starts faster.
release_flags=(-c release --static-swift-stdlib)
build_release() { swift build "${release_flags[@]}" --product "$1"; }
release_folder() { swift build "${release_flags[@]}" --show-bin-path; }
