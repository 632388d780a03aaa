"""The same form in Django, as a WSGI application that draws it with or without errors."""

import django
from django import forms
from django.conf import settings
from django.http import HttpResponse
from django.template import engines
from django.urls import path

settings.configure(
    DEBUG=False, SECRET_KEY="crowd", ROOT_URLCONF=__name__, ALLOWED_HOSTS=["*"], USE_I18N=False,
    TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates"}])
django.setup()


def field(place):
    title = f"{['Text', 'Email', 'Number', 'Choice', 'Switch'][place % 5]} {place}"
    return [
        lambda: forms.CharField(label=title, max_length=50, help_text="Help"),
        lambda: forms.EmailField(label=title),
        lambda: forms.IntegerField(label=title, min_value=0, max_value=100),
        lambda: forms.ChoiceField(
            label=title, choices=[(f"{number}", f"Option {number}") for number in range(5)]),
        lambda: forms.BooleanField(label=title, required=False),
    ][place % 5]()


CrowdForm = type("CrowdForm", (forms.Form,), {f"f{place}": field(place) for place in range(50)})
PAGE = engines["django"].from_string(
    "<!doctype html><html lang=en><meta charset=utf-8><title>crowd</title>"
    "<form method=post>{{ form.as_div }}<button>Submit</button></form></html>")


def page(request):
    text = PAGE.render({"form": CrowdForm()}, request).encode()
    # Otherwise the page is chunked, which the client does not support.
    return HttpResponse(text, headers={"Content-Length": len(text)})


urlpatterns = [path("crowd", page)]

from django.core.wsgi import get_wsgi_application  # noqa: E402  Needs the settings.

application = get_wsgi_application()
