"""Writes the script of the pages with one fault."""

import contextlib
import pathlib
import shutil
import tempfile

FOLDER = "Sources/WebHost/Assets/Script"


def faulted(copy, place):
    """The text of a file of the script with a fault."""
    lines = (copy / place.path).read_text().split("\n")
    lines[place.line:place.line + len(place.old)] = place.shown
    return "\n".join(lines)


@contextlib.contextmanager
def folder(copy, place):
    """A folder with all files of the script, of which one has a fault."""
    with tempfile.TemporaryDirectory() as scratch:
        files = shutil.copytree(copy / FOLDER, pathlib.Path(scratch, "Script"))
        (files / pathlib.Path(place.path).name).write_text(faulted(copy, place))
        yield files
