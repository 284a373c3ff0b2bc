#!/usr/bin/env python3
"""usage: run.py [name…]: runs the stories beside this file; with names, those of which one is a part.

The closing line is "N passed, N failed".

A story that waited in vain for something to be shown is told once more, alone, when all others have ended: beside a
compiler the bus and the pointer are at times late. If it passes then it has passed, and its name is printed: it may hide
a fault that is worth tracing. Whatever else fails, as a wrong text, a crash or a line of misuse, fails at once.
"""

import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from harness.desktop import Desktop  # noqa: E402
from harness.waiting import Gone, NotInTime  # noqa: E402

# More than these did not come late: something is wrong.
MOST_RETOLD = 3


class Result(unittest.TextTestResult):
    passed = 0

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.late = set()

    def addSuccess(self, test):
        super().addSuccess(test)
        self.passed += 1

    def addFailure(self, test, error):
        super().addFailure(test, error)
        self._note(test, error)

    def addError(self, test, error):
        super().addError(test, error)
        self._note(test, error)

    def _note(self, test, error):
        """Remembers a story that fails only since something was late; one that also fails otherwise is none."""
        if issubclass(error[0], (Gone, NotInTime)):
            self.late.add(test)

    def is_only_late(self, test):
        return test in self.late and sum(other is test for other, _ in self.failures + self.errors) == 1


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
        stories = [t for t in flatten(found) if not names or any(n in t.id() for n in names)]
        runner = unittest.TextTestRunner(stream=sys.stdout, verbosity=2, resultclass=Result)
        result = runner.run(unittest.TestSuite(stories))
        failed = {test for test, _ in result.failures + result.errors}
        passed, retold = result.passed, []
        late = [test for test in stories if test in failed and result.is_only_late(test)]
        if 0 < len(late) <= MOST_RETOLD:
            print("\nTold once more, since something was late:")
            again = runner.run(unittest.TestSuite(late))
            still = {test for test, _ in again.failures + again.errors}
            retold = [test.id() for test in late if test not in still]
            failed -= {test for test in late if test not in still}
            passed += again.passed
    finally:
        desktop.stop()
    skipped = f", {len(result.skipped)} skipped" if result.skipped else ""
    for name in retold:
        print(f"passed when told once more: {name}")
    print(f"{passed} passed, {len(failed)} failed{skipped}")
    return 1 if failed or not result.testsRun else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
