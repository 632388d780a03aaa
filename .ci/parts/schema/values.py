"""Compares the verdicts of a form's value schema with those of the form."""

import collections
import json
import re
import sys

import jsonschema


def pattern(validator, pattern, instance, schema):
    """The keyword `pattern` as in ECMAScript, where `$` matches only at the end of the text."""
    if validator.is_type(instance, "string"):
        if not re.search(re.sub(r"\$$", r"\\Z", pattern), instance):
            yield jsonschema.ValidationError(f"{instance!r} does not match {pattern!r}")


Validator = jsonschema.validators.extend(
    jsonschema.Draft202012Validator, {"pattern": pattern})

# Cases that random values hardly ever hit: two names of cities, a text that is not a colour, a text
# for a row whose options are loaded later, and a value for a row that takes any.
RARE = {("journey", "accepted"), ("ColorPickerRow", "refused"), ("ColorRow", "refused"),
        ("places", "refused"), ("ValueRow", "refused")}

# Forms that refuse more than a schema can say: which options are offered depends on other values.
STRICT = {"clubs"}

with open(sys.argv[1]) as file:
    cases = json.load(file)

mistakes = []
counts = collections.defaultdict(collections.Counter)
for case in cases:
    Validator.check_schema(case["schema"])
    validator = Validator(case["schema"])
    name = case["form"].split(",")[0]
    for verdict in ("accepted", "refused"):
        for values in case[verdict]:
            counts[name][verdict] += 1
            error = next(validator.iter_errors(values), None)
            if verdict == "refused" and name in STRICT:
                continue
            if (error is None) != (verdict == "accepted"):
                found = error.message[:200] if error else "valid"
                mistakes.append(
                    f"{case['form']}: error: the form {verdict} {json.dumps(values)[:300]}, "
                    f"by its schema it is {found}")
for name, count in counts.items():
    for verdict in ("accepted", "refused"):
        if not count[verdict] and (name, verdict) not in RARE:
            mistakes.append(f"{name}: error: no values were {verdict}")

total = sum(counts.values(), collections.Counter())
print("\n".join(mistakes) or (
    f"{total['accepted']} values that {len(counts)} forms accepted match their schemas; "
    f"{total['refused']} that they refused do not"))
sys.exit(bool(mistakes))
