"""`start.py ROWS`: how long verbs of `rows` take, beside an empty program with the same libraries.

The programs run in turn, so that all of them run under the same load. The first run of each is not
counted. Fails if listing the rows of a plugin needs the class of any of them: the runtime takes longer
to make the classes than everything else together.
"""

import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 25

rows = sys.argv[1]


def libraries(program):
    """The names of the Swift libraries that a program is linked to."""
    text = subprocess.run(
        ["readelf", "-d", program], capture_output=True, text=True, check=True).stdout
    return re.findall(r"\[lib((?:swift|Foundation|_Foundation|dispatch|Blocks)\w*)\.so\]", text)


def empty_program(folder):
    """Compiles a program that does nothing, and is linked to the libraries of `rows`."""
    source = folder / "empty.swift"
    source.write_text("@main struct Empty { static func main() {} }\n")
    links = [f"-l{name}" for name in libraries(rows)]
    subprocess.run(
        ["swiftc", "-O", "-parse-as-library", str(source), "-o", str(folder / "empty"),
         "-Xlinker", "--no-as-needed", *links], check=True)
    assert libraries(folder / "empty") and set(libraries(rows)) <= set(libraries(folder / "empty"))
    return str(folder / "empty")


def classes_in_lists(program):
    """The classes of rows and cells that are made when the lists of the plugins are."""
    symbols = subprocess.run(["nm", program], capture_output=True, text=True, check=True).stdout
    lists = re.findall(r" (\$s\S+PluginO4rows_WZ)$", symbols, re.MULTILINE)
    assert lists, "no plugin has a list"
    code = "".join(
        subprocess.run(
            ["objdump", "--no-show-raw-insn", f"--disassemble={name}", program],
            capture_output=True, text=True, check=True).stdout
        for name in lists)
    return re.findall(r"call .*<(\$s\w+(?:Row|Cell)CMa)[@>]", code)


def milliseconds(command):
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return (time.perf_counter() - start) * 1000


assert not (classes := classes_in_lists(rows)), classes

with tempfile.TemporaryDirectory() as folder:
    commands = {
        "empty": [empty_program(pathlib.Path(folder))],
        "rows --version": [rows, "--version"],
        "rows list": [rows, "list"],
    }
    times = {name: [] for name in commands}
    for _ in range(RUNS + 1):
        for name, command in commands.items():
            times[name].append(milliseconds(command))
    medians = {name: statistics.median(values[1:]) for name, values in times.items()}
    for name, median in medians.items():
        print(f"{name:16} {median:6.2f} ms, {median - medians['empty']:+.2f} to an empty program")
