"""Puts small faults into a scratch copy of the sources and reports those that no test notices."""

import pathlib
import random
import sys

import building
import finding
import noticing
import package_copy

# The sources of faults: the logic of the core, without its languages.
SOURCES = "Sources/RowKit"
EXCLUDED = "Sources/RowKit/Language"
LEAST_SHARE = 0.9


def main(count, seed, part):
    copy = package_copy.made(pathlib.Path(".build/faults/package").absolute())
    places = [
        place for place in finding.places(copy, SOURCES, EXCLUDED) if part in place.path]
    random.Random(seed).shuffle(places)
    print(f"seed {seed}: {len(places)} places for a fault, {count} drawn", flush=True)
    faults = building.build(copy, places, count)
    found = noticing.noticed(copy, faults)
    noticed = list(found.values()).count(True)
    print(f"\n{noticed} of {len(faults)} faults were noticed ({noticed / len(faults):.0%}), seed {seed}")
    return noticed < LEAST_SHARE * len(faults)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]))
