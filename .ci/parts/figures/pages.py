"""`pages.py ROWBENCHMARKS`: how long Django and WTForms take to validate and draw 1,000 fields,
in turn with the benchmark `page-first`.
"""

import json
import statistics
import subprocess
import sys
import time

import django
import wtforms
from django import forms
from django.conf import settings
from wtforms import validators

COUNT = 1_000
ROUNDS = 5

settings.configure(
    USE_I18N=False, INSTALLED_APPS=[],
    TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates"}])
django.setup()

VALUES = ["hello", "a@example.com", "42", "3", "on"]
OPTIONS = [(str(place), f"Option {place}") for place in range(5)]
DATA = {f"f{place}": VALUES[place % 5] for place in range(COUNT)}


def django_field(place):
    return [
        lambda: forms.CharField(label=f"Text {place}", max_length=50, help_text="Help"),
        lambda: forms.EmailField(label=f"Email {place}"),
        lambda: forms.IntegerField(label=f"Int {place}", min_value=0, max_value=100),
        lambda: forms.ChoiceField(label=f"Choice {place}", choices=OPTIONS),
        lambda: forms.BooleanField(label=f"Bool {place}", required=False),
    ][place % 5]()


def wtforms_field(place):
    return [
        lambda: wtforms.StringField(
            f"Text {place}", [validators.DataRequired(), validators.Length(max=50)],
            description="Help"),
        lambda: wtforms.EmailField(
            f"Email {place}",
            [validators.DataRequired(), validators.Regexp(r"^[^@\s]+@[^@\s]+\.[^@\s]+$")]),
        lambda: wtforms.IntegerField(f"Int {place}", [validators.NumberRange(0, 100)]),
        lambda: wtforms.SelectField(f"Choice {place}", choices=OPTIONS),
        lambda: wtforms.BooleanField(f"Bool {place}"),
    ][place % 5]()


class Posted(dict):
    """Values as WTForms expects them."""

    def getlist(self, key):
        return [self[key]] if key in self else []


DjangoForm = type(
    "DjangoForm", (forms.Form,), {f"f{place}": django_field(place) for place in range(COUNT)})
WTForm = type(
    "WTForm", (wtforms.Form,), {f"f{place}": wtforms_field(place) for place in range(COUNT)})


def django_page():
    form = DjangoForm(DATA)
    page = form.as_div()
    assert form.is_valid()
    return form, page


def wtforms_page():
    form = WTForm(Posted(DATA))
    assert form.validate()
    return form, "".join(f"<div>{field.label}{field()}</div>" for field in form)


def milliseconds(page):
    start = time.perf_counter()
    # The form is kept, so the time does not include freeing it, as that of `page-first` does not.
    form, text = page()
    duration = time.perf_counter() - start
    assert all(f'name="f{place}"' in text for place in range(COUNT))
    return duration * 1000


def page_first():
    line = subprocess.run(
        [sys.argv[1], "page-first", "--size", str(COUNT), "--json"],
        capture_output=True, text=True, check=True).stdout
    return json.loads(line)["value"] / 1000


measures = {
    f"Django {django.__version__}": lambda: milliseconds(django_page),
    f"WTForms {wtforms.__version__}": lambda: milliseconds(wtforms_page),
    "page-first": page_first,
}
times = {name: [] for name in measures}
for _ in range(ROUNDS + 1):
    for name, measure in measures.items():
        times[name].append(measure())
medians = {name: statistics.median(values[1:]) for name, values in times.items()}
for name, median in medians.items():
    print(f"{name:16} {median:8.2f} ms, {median / medians['page-first']:.1f} times page-first")
