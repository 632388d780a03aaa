"""Tests of the server's HTML with the Nu HTML checker."""

from .documents import FORMS, document, every_row, example, names_of_rows, row
from .nu import NuTest
from .posts import page_after, page_of, state_of


class Markup(NuTest):
    def test_the_checker_finds_errors(self):
        with self.assertRaises(AssertionError):
            self.check({"wrong": "<!doctype html><title>a</title><p><li>b</p>"})

    def test_every_page_that_the_server_sends_is_valid(self):
        pages = {}
        forms = self.serve()
        pages["index"] = page_of(forms, "")
        for name in FORMS:
            pages[name] = page_of(forms, name)
        every = self.serve(every_row())
        page = pages["every-row"] = page_of(every, "every-row")
        for name in ["PushRow", "LocationRow", "MultipleSelectorRow"]:
            pages[f"screen-{name}"] = page_after(every, "every-row", page, _press=name)
        for name in ["TokenTableRow", "TokenAccessoryRow", "SuggestionTableRow"]:
            pages[f"options-{name}"] = page_of(
                every, "every-row", _state=state_of(page), **{f"{name}/content/field": "e"})
        page = pages["entries"] = page_after(every, "every-row", page, _press="#guests:0")
        pages["two-entries"] = page_after(every, "every-row", page, _press="#guests:0")
        pages["done"] = page_of(every, "every-row/done")
        presentations = self.serve("presentations")
        page = page_of(presentations, "presentations")
        for kind in ["show", "modal", "popover", "alert", "sheet", "day"]:
            pages[f"presented-{kind}"] = page_after(
                presentations, "presentations", page, _press=kind)
        wrong = self.serve(document("wrong", *[
            row(name, name, example(name)["settings"], rules=[{"rule": "required"}])
            for name in names_of_rows() if name != "ListCheckRow"]))
        page = pages["empty"] = page_of(wrong, "wrong")
        pages["errors"] = page_after(wrong, "wrong", page, _submit=":")
        disabled = self.serve(document("off", *[
            {**example(name), "disabled": True}
            for name in names_of_rows() if name != "ListCheckRow"]))
        pages["disabled"] = page_of(disabled, "off")
        self.check(pages)
