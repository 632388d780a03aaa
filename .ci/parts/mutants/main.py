"""Puts small faults into a scratch copy of the sources and reports those that nothing notices."""

import pathlib
import random
import sys

import browsing
import building
import finding
import histories
import noticing
import package_copy
import scripts

# The logic of the core, without its languages.
CORE = ["Sources/RowKit"]
# Pages and their sessions, from the saved state of a form to the script.
PAGES = ["Sources/WebHost/Page", "Sources/WebHost/Site", "Sources/WebHost/Sessions",
         "Sources/WebHost/State", "Sources/RowKit/Stage/State", "Sources/WebHost/Assets/Script"]
EXCLUDED = "Sources/RowKit/Language"
FINDERS = {".swift": finding.places, ".js": scripts.places}
LEAST_SHARE = 0.9


def places(copy, folders, part):
    """All places for a fault, in the order of paths and lines."""
    found = []
    for path in sorted(path for folder in folders for path in (copy / folder).rglob("*.*")):
        name = str(path.relative_to(copy))
        if path.suffix in FINDERS and part in name and not name.startswith(EXCLUDED + "/"):
            found += FINDERS[path.suffix](name, path.read_text().split("\n"))
    return found


def main(count, seed, part):
    copy = package_copy.made(pathlib.Path(".build/faults/package").absolute())
    are_pages = part == "pages"
    found = places(copy, PAGES, "") if are_pages else places(copy, CORE, part)
    random.Random(seed).shuffle(found)
    print(f"seed {seed}: {len(found)} places for a fault, {count} drawn", flush=True)
    faults = building.build(copy, found, count)
    missed = noticing.unnoticed(copy, [fault for fault in faults if not fault.place.is_script])
    if not are_pages:
        noticed = len(faults) - len(missed)
        print(f"\n{noticed} of {len(faults)} faults were noticed ({noticed / len(faults):.0%}), seed {seed}")
        return noticed < LEAST_SHARE * len(faults)
    in_script = [fault for fault in faults if fault.place.is_script]
    missed = histories.unnoticed(copy, missed + in_script)
    drawn = [fault for fault in missed if fault.place.is_script]
    unseen = browsing.unnoticed(copy, drawn)
    noticed, more = len(faults) - len(missed), len(drawn) - len(unseen)
    print(f"\n{noticed} of {len(faults)} faults were noticed by Swift tests and the model, seed {seed}; "
          f"{more} of {len(drawn)} more by the browser")
    return noticed + more < LEAST_SHARE * len(faults)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]))
