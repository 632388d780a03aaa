"""Plays random histories of pages with each fault, and compares which of them fail.

Scripts need no build: the histories read them from a folder.
"""

import re

import reaching
import trying
import writing
from processes import MUCH_PATIENCE, Run, fails

PROGRAM = ".ci/parts/history/run.mjs"
COUNT = 500
FIRST = 1


def unnoticed(copy, faults):
    """The faults with which the same histories fail as without."""
    with reaching.recorded() as (environment, reached):
        usual, seconds, is_complete = played(copy, environment)
        numbers = reached()
    if not is_complete:
        raise SystemExit("the histories could not be played without a fault")
    print(f"{len(usual)} of {COUNT} histories fail without a fault: {sorted(usual)}", flush=True)

    def is_noticed(fault):
        if not fault.place.is_script:
            return fault.number in numbers and is_played_otherwise(
                copy, {"ROWKIT_FAULT": str(fault.number)}, usual, seconds)
        with writing.folder(copy, fault.place) as script:
            environment = {"PAGE_SCRIPT": str(script)}
            return fails([".ci/history"], copy, environment, 60) or is_played_otherwise(
                copy, environment, usual, seconds)

    return trying.unnoticed(faults, is_noticed, by="the model")


def is_played_otherwise(copy, environment, usual, seconds):
    """Whether a history fails only with the fault, or the histories do not end."""
    def fails_again(seed, environment):
        return fails(["node", PROGRAM, "--seed", str(seed)], copy, environment, 60)

    def is_enough(seed):
        # The order in which a busy server answers does not depend on the seed.
        return seed not in usual and fails_again(seed, environment) and not any(
            fails_again(seed, {}) for _ in range(3))

    return not played(copy, environment, seconds, is_enough)[2]


def played(copy, environment, seconds=600, is_enough=lambda seed: False):
    """The seeds that fail, up to one that is enough, the time, and whether all were played."""
    failed, count = set(), 0
    command = ["node", PROGRAM, str(COUNT), str(FIRST), "--whole"]
    # Each part has its own limit.
    with Run(command, copy, environment, 60 + seconds, MUCH_PATIENCE) as run:
        for line in run:
            if match := re.match(r"Seed (\d+)", line):
                failed.add(int(match[1]))
                if is_enough(int(match[1])):
                    break
            elif match := re.match(r"(\d+) histories", line):
                count = int(match[1])
    return failed, run.seconds, count == COUNT
