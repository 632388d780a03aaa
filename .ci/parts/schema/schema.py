"""Compares the verdicts of a JSON Schema and of `rows check` on documents."""

import json
import pathlib
import subprocess
import sys

import jsonschema

schema = json.loads(pathlib.Path(sys.argv[1]).read_text())
rows = sys.argv[2]
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)


def loads(path):
    """Whether the document can be loaded."""
    status = subprocess.run([rows, "check", path], capture_output=True).returncode
    assert status in (0, 1), f"rows check {path} ended with {status}"
    return status == 0


documents = pathlib.Path("Tests/RowsToolTests/Documents")
whole = [
    *sorted(documents.glob("Whole/*.json")),
    *sorted(pathlib.Path("Community").glob("*/Example.json")),
    *sorted(pathlib.Path("Sources/RowExamples/Documents").glob("*.json")),
]
broken = sorted(documents.glob("Broken/*.json"))
assert whole and broken

mistakes = []


def described(*arguments):
    """The program's output, parsed as JSON."""
    answer = subprocess.run([rows, *arguments, "--json"], capture_output=True, check=True)
    return json.loads(answer.stdout)


names = [row["name"] for row in described("list")]
for name in names:
    example = described("describe", name)["example"]["json"]
    for error in validator.iter_errors({"sections": [{"rows": [example]}]}):
        mistakes.append(f"{name}: error: its example is no document: {error.message[:200]}")

refused = 0
for name in names:
    for setting in described("describe", name)["settings"]:
        limits = setting.get("schema", {})
        beside = [limits[bound] + step for bound, step in (("minimum", -1), ("maximum", 1))
                  if bound in limits]
        for value in beside:
            row = {"row": name, "settings": {setting["name"]: value}}
            refused += 1
            if validator.is_valid({"sections": [{"rows": [row]}]}):
                mistakes.append(f"{name}: error: the schema allows {setting['name']} to be {value}")

for expected, paths in ((True, whole), (False, broken)):
    for path in paths:
        errors = list(validator.iter_errors(json.loads(path.read_text())))
        if (not errors) != expected:
            found = errors[0].message[:200] if errors else "valid"
            mistakes.append(f"{path}: error: by the schema it is {found}")
        if loads(path) != expected:
            mistakes.append(f"{path}: error: rows check {'refuses' if expected else 'takes'} it")

summary = (
    f"{len(whole)} documents and the examples of {len(names)} rows are valid; "
    f"{len(broken)} broken documents and {refused} settings out of range are not"
)
print("\n".join(mistakes) or summary)
sys.exit(bool(mistakes))
