"""Plays runs, a few at a time, and shows those that fail.

`python -m recovery RUNS SEED` plays so many runs from a seed on; `--seed SEED` plays one.
"""

import argparse
import concurrent.futures
import os
import pathlib
import subprocess
import sys
import time

from .run import KILLS, Run

TRACES = pathlib.Path(__file__).parents[3] / ".build/recovery"
AT_A_TIME = 2
# The last lines of a failing run's trace, which are printed.
SHOWN = 25


def play_one(seed):
    began = time.monotonic()
    # Every second run has two tabs.
    run = Run(seed, count=1 + seed % 2)
    problems = run.play()
    TRACES.mkdir(parents=True, exist_ok=True)
    (TRACES / f"seed-{seed}.txt").write_text("\n".join([*run.trace, *problems, ""]))
    named = sorted(run.form.titles[tag] for tag in run.form.titles if run.was_named(tag))
    print(f"seed {seed}: {'failed' if problems else 'passed'}, {run.count} tabs, "
          f"{len(run.acts)} acts with {run.events} events, {run.happened} troubles, "
          f"{KILLS - run.kills_left} kills, {time.monotonic() - began:.0f} s; "
          f"named: {', '.join(named) or 'nothing'}")
    if problems:
        print("\n".join(["  " + problem for problem in problems[:6]]))
        print("\n".join(["  ..."] + run.trace[-SHOWN:]))
    return not problems


def play(seed):
    """Plays a run in a process of its own, prints its result, and returns whether it passed."""
    ended = subprocess.run([sys.executable, "-m", "recovery", "--seed", str(seed)], timeout=600,
                           stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    print(ended.stdout, end="", flush=True)
    return ended.returncode == 0


def main():
    options = argparse.ArgumentParser()
    options.add_argument("runs", nargs="?", type=int, default=60)
    options.add_argument("first", nargs="?", type=int, default=1)
    options.add_argument("--seed", type=int)
    given = options.parse_args()
    if given.seed is not None:
        sys.exit(not play_one(given.seed))
    seeds = range(given.first, given.first + given.runs)
    with concurrent.futures.ThreadPoolExecutor(AT_A_TIME) as pool:
        failed = [seed for seed, has_passed in zip(seeds, pool.map(play, seeds)) if not has_passed]
    print(f"{len(seeds)} runs from seed {given.first}: {len(failed)} failed"
          + (f", with the seeds {', '.join(map(str, failed))}" if failed else ""))
    sys.exit(bool(failed))


main()
