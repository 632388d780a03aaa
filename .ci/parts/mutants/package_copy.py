"""A copy of the package for faults, whose build folder is reused."""

import shutil
import subprocess


def made(copy):
    """The copy of the package's files that git tracks or would track."""
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
    """Writes a file only if its content differs, because it would be compiled again."""
    if path.exists() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
