"""Waiting with a bound: the one place where a story lets time pass."""

import time

# A slow machine with two cores busy elsewhere; a story that passes never waits that long.
PATIENCE = 20.0


class NotInTime(AssertionError):
    """What was waited for did not come."""


class Gone(Exception):
    """The element is no longer there; look for it again."""


def wait_for(condition, what, timeout=PATIENCE):
    """The first true answer of a condition; NotInTime, which says what was waited for, if there is none in time.

    A condition that meets an element which has just gone, as a row of a list that is being replaced, has no answer yet.
    """
    deadline = time.monotonic() + timeout
    pause = 0.02
    while True:
        try:
            answer = condition()
        except Gone:
            answer = None
        if answer:
            return answer
        if time.monotonic() > deadline:
            raise NotInTime(f"{_told(what)} did not come within {timeout:g} s")
        time.sleep(pause)
        pause = min(pause * 1.5, 0.25)


def _told(what):
    """What was waited for, in words; asked for only now, so that it can tell what is there instead."""
    try:
        return what() if callable(what) else what
    except Gone as error:
        return f"what was waited for (it can't be told: {error})"
