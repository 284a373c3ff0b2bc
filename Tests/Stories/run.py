#!/usr/bin/env python3
"""usage: run.py [name…]: runs the stories beside this file; with names, those of which one is a part.

The closing line is "N passed, N failed".
"""

import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from harness.desktop import Desktop  # noqa: E402


class Result(unittest.TextTestResult):
    passed = 0

    def addSuccess(self, test):
        super().addSuccess(test)
        self.passed += 1


def flatten(suite):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from flatten(test)
        else:
            yield test


def main(names):
    desktop = Desktop()
    try:
        # Only now: the accessibility library reads the bus's address when it is loaded.
        found = unittest.TestLoader().discover(str(HERE), pattern="test_*.py", top_level_dir=str(HERE))
        suite = unittest.TestSuite(t for t in flatten(found) if not names or any(n in t.id() for n in names))
        runner = unittest.TextTestRunner(stream=sys.stdout, verbosity=2, resultclass=Result)
        result = runner.run(suite)
    finally:
        desktop.stop()
    failed = len(result.failures) + len(result.errors)
    skipped = f", {len(result.skipped)} skipped" if result.skipped else ""
    print(f"{result.passed} passed, {failed} failed{skipped}")
    return 1 if failed or not result.testsRun else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
