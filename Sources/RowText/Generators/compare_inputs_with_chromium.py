"""Records which numbers, dates and times Chromium's inputs accept.

    apt-get install chromium
    python3 compare_inputs_with_chromium.py Tests/StandardRowsTests/Chromium/InputVerdicts.json

The inputs come from a corpus, its combinations, and mutations of it with a fixed seed. An `<input>`
of the type accepts a text if its value is not empty once a script has set it, and a whole number if
there is no step mismatch either.

The file has an object with a member for each kind: the accepted texts and the rejected ones.
"""

import json
import pathlib
import random
import sys

from compare_with_chromium import ask, distinct, mutate

SEED = 20261123
COUNT = 900

SIGNS = ["", "", "", "-", "+", "--", "\u2212"]
WHOLE = ["0", "1", "7", "42", "007", "1234", "1,234", "1 234", "9223372036854775807", ""]
WHOLE += ["9223372036854775808", "12345678901234567890", "9" * 40, "1_000", "0x1F", "\u0663", "\uff17"]
FRACTIONS = ["", "", ".", ".0", ".5", ".25", ",5", ".000", ".1.2", "." + "3" * 30, ".\u0665"]
EXPONENTS = ["", "", "", "", "e3", "E3", "e+3", "e-3", "e", "e400", "e-400", "e1.5", "e03"]
NUMBERS = ["NaN", "Infinity", "-Infinity", "inf", "-", "+", ".", "1%", "1 EUR", "one", "-0", "1f", "1/2"]
NUMBER_PARTS = ["0", "1", "9", ".", ",", "-", "+", "e", "E", " ", "%", "_", "\u0661", "\u200e", "\u00a0"]

YEARS = ["2025", "2024", "1999", "0001", "0000", "9999", "10000", "275760", "275761", "25", "+2025", "-2025"]
YEARS += ["02025", "1900", "2000", "1582"]
MONTHS = ["01", "02", "06", "12", "13", "00", "2", "002", "Feb"]
DAYS = ["01", "28", "29", "30", "31", "32", "00", "3", "015"]
HOURS = ["00", "09", "12", "23", "24", "25", "9", "-1", "12am"]
MINUTES = ["00", "05", "59", "60", "5", "005"]
SECONDS = ["", "", "", ":00", ":30", ":59", ":60", ":5", ":30.5", ":30.25", ":30.125", ":30.1256", ":30."]
SECONDS += [":30,5", "Z", "+01:00", " PM", ":00.000"]
DASHES = ["-", "-", "-", "-", "/", ".", "", "\u2010", "\u2212"]
SEPARATORS = ["T", "T", "T", "T", " ", "t", "", "  ", "_", "T "]
DATE_PARTS = list("0123456789-:T .Z/+") + ["\u0661", "\u200e", "\u00a0", "\t"]
ENDS = ["", "", "", " ", "\u200e", "\u00a0", ":30.5", ":08.25"]
WORDS = ["today", "2025", "20250228", "2025-W09-5", "2025-059", "28.02.2025", "2/28/2025", "Feb 28, 2025"]
WORDS += ["2025-02-28-", "noon", "0905", "9.05", "09h05", "PT1H", "2025-02-28T", "T09:05", "09", "--02-28"]


def numbers(rng):
    yield from NUMBERS
    while True:
        text = "".join(rng.choice(pool) for pool in (SIGNS, WHOLE, FRACTIONS, EXPONENTS))
        if rng.random() < 0.4:
            text = rng.choice(["", "", "-"]) + str(rng.randrange(10 ** rng.randint(1, 12)))
            text += rng.choice(["", "", "." + str(rng.randrange(1000))])
        yield text if rng.random() < 0.5 else mutate(text, rng, NUMBER_PARTS)


def day(rng):
    dash = rng.choice(DASHES)
    return rng.choice(YEARS) + dash + rng.choice(MONTHS) + dash + rng.choice(DAYS)


def month(rng):
    return rng.choice(YEARS) + rng.choice(DASHES) + rng.choice(MONTHS)


def time(rng):
    return rng.choice(HOURS) + ":" + rng.choice(MINUTES) + rng.choice(SECONDS)


def moment(rng):
    return rng.choice([day, ordinary_day])(rng) + rng.choice(SEPARATORS) + time(rng)


def ordinary_moment(rng):
    return ordinary_day(rng) + rng.choice("TTTTTTTT t") + ordinary_time(rng)


def ordinary_day(rng):
    return f"{rng.randint(1, 9999):04}-{rng.randint(1, 12):02}-{rng.randint(1, 28):02}"


def ordinary_time(rng):
    return f"{rng.randint(0, 23):02}:{rng.randint(0, 59):02}" + rng.choice(["", "", ":00", ":59"])


def dates(rng, ordinary, odd):
    yield from WORDS
    while True:
        text = ordinary(rng) if rng.random() < 0.7 else odd(rng)
        if rng.random() < 0.15:
            text = rng.choice(ENDS) + text + rng.choice(ENDS)
        yield text if rng.random() < 0.5 else mutate(text, rng, DATE_PARTS)


def streams(rng):
    yield "number", numbers(rng)
    yield "integer", numbers(rng)
    yield "date", dates(rng, ordinary_day, day)
    yield "time", dates(rng, ordinary_time, time)
    yield "datetime-local", dates(rng, ordinary_moment, moment)
    yield "month", dates(rng, lambda r: ordinary_day(r)[:7], month)


PAGE = """<!doctype html><meta charset=utf-8><input id=number type=number step=any>
<input id=integer type=number step=1><input id=date type=date><input id=time type=time step=any>
<input id=datetime-local type=datetime-local step=any><input id=month type=month>
<pre id=out></pre><script>
const inputs = INPUTS, verdicts = [];
for (const [kind, text] of inputs) {
  const input = document.getElementById(kind);
  input.value = text;
  const isWrong = input.value === '' || kind === 'integer' && input.validity.stepMismatch;
  verdicts.push(isWrong ? '-' : '+');
}
document.getElementById('out').textContent = verdicts.join('');
</script>"""


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: compare_inputs_with_chromium.py <file to write>")
    rng = random.Random(SEED)
    inputs = [
        (kind, text) for kind, texts in streams(rng) for text in distinct(texts, str, COUNT)
    ]
    found = {}
    for (kind, text), verdict in zip(inputs, ask(inputs, PAGE)):
        lists = found.setdefault(kind, {"accepted": [], "rejected": []})
        lists["accepted" if verdict == "+" else "rejected"].append(text)
    # One text a line, in ASCII: what changes can be seen.
    pathlib.Path(sys.argv[1]).write_text(json.dumps(found, indent=0) + "\n", encoding="ascii")
    for kind, lists in found.items():
        print(kind, {name: len(texts) for name, texts in lists.items()})


main()
