"""Runs the tests that reach each fault, with the fault switched on.

Processor time is measured, so that the outcome does not depend on other load.
"""

import collections
import concurrent.futures
import os
import re
import signal
import subprocess
import tempfile
import threading

ROOM = 65_536
# A suite that takes longer runs only if the quick ones have noticed nothing.
QUICK = 1
# A process that waits for this many seconds is stuck.
PATIENCE = 1_200
# Each failure is marked with a cross, with or without colours.
FAILURE = re.compile(r"✘ Test .*(recorded an issue|failed after)|Fatal error|error: Process")


def noticed(copy, faults):
    """Whether each fault was noticed, by its number; prints the unnoticed ones."""
    binary = str(next((copy / ".build/debug").glob("*.xctest")).absolute())
    suites = listed(binary, copy)
    reach, seconds = reached(binary, copy, suites)
    total = {
        fault.number: [suite for suite in reach if fault.number in reach[suite]] for fault in faults}
    unreached = sum(not suites for suites in total.values())
    print(f"{len(faults)} faults are built in; no test reaches {unreached}", flush=True)
    result = {}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = {
            pool.submit(is_noticed, binary, copy, fault.number, total[fault.number], seconds): fault
            for fault in faults}
        for done, job in enumerate(concurrent.futures.as_completed(jobs), 1):
            fault = jobs[job]
            result[fault.number] = job.result()
            if not result[fault.number]:
                print(f"\nnot noticed: {fault.described()}\n", flush=True)
            if done % 20 == 0:
                missed = list(result.values()).count(False)
                print(f"{done} tried, {missed} not noticed", flush=True)
    return result


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
    with tempfile.NamedTemporaryFile() as file:
        file.write(bytes(ROOM))
        file.flush()
        fails, taken = run(binary, copy, [suite], 600, {"ROWKIT_FAULTS_REACHED": file.name})
        if fails:
            return suite, None, taken
        bytes_reached = open(file.name, "rb").read()
        return suite, {number for number, byte in enumerate(bytes_reached) if byte}, taken


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
    """Whether a test fails or exceeds the time limit, and the time taken.

    Stops at the first failure.
    """
    limited = ["bash", "-c", f'ulimit -t {round(limit)}; exec "$0" "$@"', binary]
    command = limited + ["--testing-library", "swift-testing"]
    for suite in suites:
        command += ["--filter", f"^{re.escape(suite)}/"]
    process = subprocess.Popen(
        command, cwd=copy, env={**os.environ, **environment, "SWIFT_BACKTRACE": "enable=no"},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
        start_new_session=True)
    timer = threading.Timer(PATIENCE, lambda: end(process))
    timer.start()
    fails = False
    try:
        with process.stdout:
            for line in process.stdout:
                text = re.sub("\x1b\\[[0-9;]*m", "", line.decode(errors="replace"))
                if FAILURE.search(text):
                    fails = True
                    break
    finally:
        if fails:
            end(process)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        timer.cancel()
        # Its child processes may still be running.
        end(process)
    return fails or process.returncode != 0, usage.ru_utime + usage.ru_stime


def end(process):
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
