#!/usr/bin/env bash
# usage: test.sh      (make test)
# Runs every test: the tools' own, the package's (engines, UIKit's contract, screens) and the stories. Each runner's
# closing line is printed again at the end, with what failed; one failure makes the whole fail.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

require_swift
scripts/install-packages.sh build run test

log=$(mktemp)
trap 'rm -f "$log"' EXIT
failed=0
closing=()

# How the runners name what failed: unittest, XCTest, Swift Testing.
failure='^(ERROR|FAIL): |: error: |recorded an issue|Fatal error|exited unexpectedly'

# Runs one part, shows what it prints and keeps the lines that match a pattern for the end.
part() {
    local name=$1 pattern=$2
    shift 2
    say "== $name"
    local status=0
    "$@" 2>&1 | tee "$log" || status=$?
    local lines
    lines=$(grep -aE "$pattern" "$log" | tail -n 3 | sed 's/^[[:space:]]*//' || true)
    [ "$status" = 0 ] || failed=1
    closing+=("$name: $([ "$status" = 0 ] && echo passed || echo "FAILED (exit status $status)")")
    [ -z "$lines" ] || closing+=("$(sed 's/^/    /' <<<"$lines")")
    [ "$status" = 0 ] || closing+=("$(grep -aE "$failure" "$log" | head -n 20 | sed 's/^/    /' || true)")
}

for folder in scripts/lint scripts; do
    part "Tests of $folder" '^(Ran |OK|FAILED)' /usr/bin/python3 -m unittest discover \
        --start-directory "$folder" --pattern '*_test.py'
done

say "== Building. The first time this takes some minutes."
swift build --build-tests
part "Coverage of UIKit" '^uikit-coverage: [0-9]' scripts/uikit-coverage.py --check
# One after the other: several at once leave the two threads of a small machine to whichever test blocks them, and what
# another test waits for comes too late.
part "Package" 'Executed [0-9]+ tests?|Test run with' scripts/with-display.sh swift test --skip-build --no-parallel
part "Stories" '^[0-9]+ passed, [0-9]+ failed|^passed when told' /usr/bin/python3 Tests/Stories/run.py

say ""
printf '%s\n' "${closing[@]}"
exit "$failed"
