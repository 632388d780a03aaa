"""Runs the Swift tests that reach each fault, with the fault switched on."""

import collections
import concurrent.futures
import os
import re
import subprocess

import reaching
import trying
from processes import Run

# A suite that takes longer runs only if the quick ones have noticed nothing.
QUICK = 1
# Each failure is marked with a cross, with or without colours.
FAILURE = re.compile(r"✘ Test .*(recorded an issue|failed after)|Fatal error|error: Process")


def unnoticed(copy, faults):
    """The faults that no test notices."""
    binary = str(next((copy / ".build/debug").glob("*.xctest")).absolute())
    suites = listed(binary, copy)
    reach, seconds = reached(binary, copy, suites)
    total = {
        fault.number: [suite for suite in reach if fault.number in reach[suite]] for fault in faults}
    unreached = sum(not suites for suites in total.values())
    print(f"{len(faults)} faults are built in; no test reaches {unreached}", flush=True)
    return trying.unnoticed(
        faults, lambda fault: is_noticed(binary, copy, fault.number, total[fault.number], seconds),
        by="the Swift tests", at_a_time=os.cpu_count())


def listed(binary, copy):
    """The suites by module and type name, and the modules of tests outside suites."""
    output = subprocess.run(
        [binary, "--testing-library", "swift-testing", "--list-tests"], cwd=copy,
        capture_output=True, text=True, check=True).stdout
    suites = collections.OrderedDict()
    for line in output.split("\n"):
        if "/" in line:
            suites[line.split("/")[0]] = None
    return list(suites)


def reached(binary, copy, suites):
    """The faults that each suite reaches, and its duration, without suites that fail anyway."""
    reach, seconds = {}, {}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for suite, numbers, time_taken in pool.map(lambda suite: probe(binary, copy, suite), suites):
            if numbers is None:
                print(f"left out, fails without a fault: {suite}", flush=True)
            elif numbers:
                reach[suite], seconds[suite] = numbers, time_taken
    return reach, seconds


def probe(binary, copy, suite):
    with reaching.recorded() as (environment, reached):
        fails, taken = run(binary, copy, [suite], 600, environment)
        return suite, None if fails else reached(), taken


def is_noticed(binary, copy, number, suites, seconds):
    """Runs quick suites first; the first failure is enough."""
    quick = [suite for suite in suites if seconds[suite] < QUICK]
    slow = [suite for suite in suites if seconds[suite] >= QUICK]
    for group in [quick, slow]:
        if not group:
            continue
        limit = 30 + 5 * sum(seconds[suite] for suite in group)
        if run(binary, copy, group, limit, {"ROWKIT_FAULT": str(number)})[0]:
            return True
    return False


def run(binary, copy, suites, limit, environment):
    """Whether a test fails or exceeds the time limit, and the time taken, up to the first failure."""
    command = [binary, "--testing-library", "swift-testing"]
    for suite in suites:
        command += ["--filter", f"^{re.escape(suite)}/"]
    with Run(command, copy, {**environment, "SWIFT_BACKTRACE": "enable=no"}, limit) as run:
        fails = any(FAILURE.search(line) for line in run)
    return fails or run.status != 0, run.seconds
