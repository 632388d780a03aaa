"""Waiting for a condition."""

import time


def wait(condition, subject="a condition", seconds=10):
    """Waits until a condition is true, and returns its result."""
    end = time.monotonic() + seconds
    while True:
        try:
            found = condition()
        except Exception:
            found = None
        if found:
            return found
        if time.monotonic() > end:
            raise AssertionError(f"waited in vain for {subject}")
        time.sleep(0.03)
