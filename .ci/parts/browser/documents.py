"""Forms in JSON."""

import functools
import json
import os
import pathlib
import re

from .server import FOLDER, rows

# Where descriptions of rows are kept, for this process and for those that it starts.
DESCRIPTIONS = pathlib.Path(os.environ.setdefault("ROWS_DESCRIPTIONS", str(FOLDER)))

# The program's own forms.
FORMS = re.findall(r"[\w-]+", re.search(r"Forms of this program: ([^.]*)", rows("help")).group(1))

# Rows that are the options of a section.
OPTION_ROWS = ["ListCheckRow", "ImageCheckRow"]


def row(name, tag, settings=None, **more):
    """A row of a document, whose title is its tag unless the settings have another."""
    return {"row": name, "tag": tag, "settings": {"title": tag, **(settings or {})}, **more}


def document(name, *contents, **more):
    """Writes a form of rows, or of sections, and returns the path of its file."""
    sections = contents if "row" not in contents[0] else [{"rows": contents}]
    file = FOLDER / f"{name}.json"
    file.write_text(json.dumps({"title": name, "sections": sections, **more}))
    return str(file)


@functools.cache
def names_of_rows():
    """The names of all registered rows."""
    return [found["name"] for found in json.loads(rows("list", "--json"))]


@functools.cache
def example(name):
    """An example of a registered row, under its name."""
    kept = DESCRIPTIONS / f"{name}.described"
    if not kept.exists():
        kept.write_text(rows("describe", name, "--json"))
    found = json.loads(kept.read_text())["example"]["json"]
    if isinstance(found, str):
        found = json.loads(found)
    return row(name, name, {"title": name, **found.pop("settings", {})},
               **{key: found[key] for key in found if key not in ("row", "tag")})


@functools.cache
def every_row():
    """A form with an example of every registered row, and with sections of each kind."""
    examples = [example(name) for name in names_of_rows() if name not in OPTION_ROWS]
    news = [
        {"row": "ListCheckRow", "settings": {"title": title, "selectableValue": title}}
        for title in ["Concerts", "Lectures"]
    ]
    oceans = [
        {"row": "ImageCheckRow", "settings": {"title": title, "selectableValue": title}}
        for title in ["Arctic", "Indian"]
    ]
    guests = {"newRow": {"row": "NameRow", "settings": {"title": "Guest"}},
              "may": ["insert", "delete", "reorder"]}
    return document(
        "every-row",
        {"header": "Rows", "footer": "A footer", "rows": examples},
        {"header": "Guests", "tag": "guests", "multivalued": guests},
        {"header": "News", "tag": "news", "rows": news,
         "selectable": {"row": "ListCheckRow", "selection": "multiple"}},
        {"header": "Oceans", "tag": "oceans", "rows": oceans,
         "selectable": {"row": "ImageCheckRow", "selection": "multiple"}},
        title="Every row")
