"""Waiting with a bound: the one place where a story lets time pass."""

import time

# A slow machine with two cores busy elsewhere; a story that passes never waits that long.
PATIENCE = 20.0


class NotInTime(AssertionError):
    """What was waited for did not come."""


def wait_for(condition, what, timeout=PATIENCE):
    """The first true answer of a condition; NotInTime, which says what was waited for, if there is none in time."""
    deadline = time.monotonic() + timeout
    pause = 0.02
    while True:
        answer = condition()
        if answer:
            return answer
        if time.monotonic() > deadline:
            raise NotInTime(f"{what()} did not come within {timeout:g} s" if callable(what) else
                            f"{what} did not come within {timeout:g} s")
        time.sleep(pause)
        pause = min(pause * 1.5, 0.25)
