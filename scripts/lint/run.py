#!/usr/bin/env python3
"""usage: run.py [rule…]: checks the project against the rules beside this file; all of them without a name.

Prints file:line: message for each finding and ends with 1 if there is one.
"""

import sys
from pathlib import Path

import availability
import delegates
import dialect
import edges
import literals
import names
import portable
import reasons
import switches
import texts
import words
from project import Project

RULES = [
    edges, dialect, availability, delegates, switches, portable, literals, texts, reasons, words, names,
]


def main(wanted):
    unknown = set(wanted) - {rule.__name__ for rule in RULES}
    if unknown:
        sys.exit(f"no such rule: {', '.join(sorted(unknown))}")
    project = Project.at(Path(__file__).resolve().parents[2])
    rules = [rule for rule in RULES if not wanted or rule.__name__ in wanted]
    findings = sorted({finding for rule in rules for finding in rule.check(project)})
    for finding in findings:
        print(finding)
    print(f"lint: {len(rules)} rules, {len(findings)} findings", file=sys.stderr)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
