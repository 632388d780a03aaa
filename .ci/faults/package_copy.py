"""A copy of the package to put faults into; its build folder stays from one time to the next."""

import shutil
import subprocess


def made(copy):
    """The copy, equal to the files of this package that git knows or would take."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        capture_output=True, check=True, text=True).stdout
    names = {name for name in listed.split("\0") if name}
    copy.mkdir(parents=True, exist_ok=True)
    for path in sorted(copy.rglob("*"), reverse=True):
        name = path.relative_to(copy)
        if name.parts[0] == ".build":
            continue
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif str(name) not in names:
            path.unlink()
    for name in names:
        write(copy / name, open(name, "rb").read())
        shutil.copymode(name, copy / name)
    return copy


def write(path, data):
    """Writes a file that differs from what stands there; others would be compiled again."""
    if path.exists() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
