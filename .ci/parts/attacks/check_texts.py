"""Hostile text in every text of a form and of its values: it is shown, and has no other effect."""

import copy
import html.parser
import json
import pathlib

from browser.documents import document, every_row, row
from browser.server import FOLDER

from .target import AttackTest
from .wire import FORM, JSON, Connection, fetch, multipart, request
from .check_mutations import Page

MARKUP = "\"'><img src=x onerror=alert(1)></textarea></title><script>alert(1)</script><!-- ]]> &lt;&#0;"
TEXTS = {
    "markup": MARKUP,
    "control characters": "".join(map(chr, range(1, 32))) + "\x7f\x80\x85\u2028\u2029",
    "a zero byte": "a\0b",
    "bidirectional overrides": "\u202e\u2066abc\u2069\u202c\u200f" + MARKUP,
    "a script as a URL": "javascript:alert(1)",
    "marks without end": "e" + "\u0301" * 3000,
    "a megabyte": MARKUP * ((1 << 20) // len(MARKUP)),
}
# The first bytes of a picture.
PICTURE = b"\x89PNG\r\n\x1a\n"
# Settings that are texts by the form's author, in addition to placeholders.
SHOWN = {"title", "options", "cancelTitle", "header", "footer", "selectorTitle", "addButtonTitle",
         "firstOptions", "columns", "columnTitles", "texts", "noValueDisplayText"}
# Settings whose names are texts as well.
DEPENDENT = {"secondOptions", "thirdOptions"}


class Shape(html.parser.HTMLParser):
    """The elements and attribute names of a page, in order."""

    def __init__(self, text):
        super().__init__()
        self.shape, self.data = [], []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        # Of an attribute's value, only its presence counts.
        self.shape.append((tag, *(name for name, _ in attributes)))
        self.data += [value for _, value in attributes if value]

    def handle_endtag(self, tag):
        self.shape.append("/" + tag)

    def handle_comment(self, data):
        self.shape.append("comment")

    def handle_data(self, data):
        self.data.append(data)


def replaced(value, text, is_shown=False, is_dependent=False, known=None):
    """A document in which each of the author's texts is replaced by a text with a number."""
    known = {} if known is None else known

    def other(string):
        return text + str(known.setdefault(string, len(known)))

    if isinstance(value, dict):
        return {
            other(key) if is_dependent else key: replaced(
                item, text, is_dependent or key in SHOWN or key.lower().endswith("placeholder"),
                is_dependent or key in DEPENDENT, known)
            for key, item in value.items()}
    if isinstance(value, list):
        return [replaced(item, text, is_shown, is_dependent, known) for item in value]
    return other(value) if is_shown and isinstance(value, str) else value


class Texts(AttackTest):
    def setUp(self):
        super().setUp()
        self.plain = json.loads(pathlib.Path(every_row()).read_text())

    def write(self, name, content):
        path = FOLDER / f"{name}.json"
        path.write_text(json.dumps(content))
        return str(path)

    def plain_form(self):
        """A form with an example of every row, with values that are not options."""
        form = copy.deepcopy(self.plain)
        for section in form["sections"]:
            for row in section.get("rows", []):
                row.pop("value", None)
        return form

    def test_texts_of_a_form_stay_texts(self):
        names = {name: f"texts-{place}" for place, name in enumerate(TEXTS)}
        form = self.plain_form()
        paths = [self.write("texts", replaced(form, "plain"))]
        for name, text in TEXTS.items():
            if name == "a megabyte":
                # The text in each place would take half a gigabyte.
                continue
            paths.append(self.write(names[name], replaced(form, text)))
        server = self.serve(*paths)
        expected = Shape(fetch(server.port, "/texts").text).shape
        self.assertGreater(len(expected), 500)
        for name, text in TEXTS.items():
            if name == "a megabyte":
                continue
            with self.subTest(text=name):
                page = Page(server.port, f"/{names[name]}")
                self.assertEqual(Shape(page.text).shape, expected)
                with Connection(server.port) as client:
                    client.send(request(server.port, "POST", page.session, multipart(
                        [("_page", "a.1"), ("_state", page.state)]), FORM))
                    drawing = client.answer().json["html"]
                begin = expected.index(next(tag for tag in expected if tag[0] == "main"))
                shape = Shape(drawing).shape
                self.assertEqual(shape, expected[begin:begin + len(shape)])
                if name == "markup":
                    self.assertIn(text, "\n".join(Shape(page.text).data))

    def test_long_texts_of_a_form_stay_texts(self):
        def form(name, text):
            return document(
                name, {"header": text, "footer": text, "rows": [
                    row("TextRow", "a", {"title": text, "placeholder": text}),
                    row("PickerInputRow", "b", {"options": [text]})]})

        server = self.serve(form("short", "plain"), form("long", TEXTS["a megabyte"]))
        pages = [fetch(server.port, f"/{name}").text for name in ["short", "long"]]
        self.assertEqual(Shape(pages[1]).shape, Shape(pages[0]).shape)
        self.assertGreater(len(pages[1]), 5 << 20)
        self.check_service(server)

    def test_values_stay_texts(self):
        rows = ["TextRow", "TextAreaRow", "NameRow", "EmailRow", "URLRow", "PasswordRow", "IntRow",
                "DecimalRow", "PhoneRow", "ZipCodeRow", "TwitterRow", "AccountRow"]
        server = self.serve(document("values", *[row(name, name) for name in rows]))
        page = Page(server.port, "/values")
        fields = [view for view in page.views if view.endswith("/field")]
        self.assertGreater(len(fields), 8)

        def shape_with(text):
            """The page after a text was posted in all fields, without the errors."""
            with Connection(server.port) as client:
                client.send(request(server.port, "POST", page.path, multipart(
                    [("_state", page.state), *((view, text) for view in fields), ("_commit", "")]),
                    FORM))
                answer = client.answer()
            self.assertIn(answer.status, {200, 422})
            return Shape(answer.text)

        expected = shape_with("plain").shape
        for name, text in TEXTS.items():
            with self.subTest(text=name):
                found = shape_with(text)
                if name == "a megabyte":
                    # The state is too large for the page, which names its session instead; a
                    # session keeps the password that the other pages ask for again.
                    found.shape.remove(("input", "type", "name", "autocomplete", "value"))
                    note = expected.index(("p",))
                    self.assertEqual(found.shape, expected[:note] + expected[note + 2:])
                else:
                    self.assertEqual(found.shape, expected)
                if name == "markup":
                    self.assertIn(text, found.data)
        self.check_service(server)

    def test_names_of_files_stay_texts(self):
        server = self.serve(document("files", row("ImageRow", "a")))
        page = Page(server.port, "/files")
        [view] = [view for view in page.views if view.endswith("/file")]
        for name in ["markup", "bidirectional overrides", "a script as a URL"]:
            file = TEXTS[name].replace("\"", "%22")
            with self.subTest(text=name), Connection(server.port) as client:
                client.send(request(server.port, "POST", page.path, multipart(
                    [("_state", page.state), (f'{view}"; filename="{file}', PICTURE),
                     ("_commit", "")]), FORM))
                answer = client.answer()
                self.assertEqual(answer.status, 200)
                self.assertEqual(answer.text.count("<script>alert"), 0)
                self.assertEqual(answer.text.count("<img src=x"), 0)
                self.assertIn(TEXTS[name], "\n".join(Shape(answer.text).data))

    def test_patches_stay_texts(self):
        server = self.serve(document("patched", row("TextRow", "a", rules=[{"rule": "email"}])))
        page = Page(server.port, "/patched")
        with Connection(server.port) as client:
            client.send(request(server.port, "POST", page.session, multipart(
                [("_page", "a.1"), ("_state", page.state)]), FORM))
            self.assertEqual(client.answer().status, 200)
            for number, text in enumerate([text for name, text in TEXTS.items()
                                           if name != "a megabyte"], 1):
                client.send(request(server.port, "POST", page.session + "/events", json.dumps({
                    "page": "a.1", "n": number, "seen": 0,
                    "event": {"view": "a/content/field", "do": "type", "text": text}}).encode(), JSON))
                answer = client.answer()
                self.assertEqual(answer.status, 200)
                for operation in answer.json["ops"]:
                    for part in json.dumps(operation).split("\\\""):
                        self.assertNotIn("<img", part)

    def test_suggestions_stay_texts(self):
        texts = [f"a {text}" for name, text in TEXTS.items() if name != "a megabyte"]
        server = self.serve(document("suggested", row("SuggestionTableRow", "a", {"options": texts})))
        page = Page(server.port, "/suggested")
        with Connection(server.port) as client:
            client.send(request(server.port, "POST", page.session, multipart(
                [("_page", "a.1"), ("_state", page.state)]), FORM))
            self.assertEqual(client.answer().status, 200)
            client.send(request(server.port, "POST", page.session + "/events", json.dumps({
                "page": "a.1", "n": 1, "seen": 0,
                "event": {"view": "a/content/field", "do": "type", "text": "a"}}).encode(), JSON))
            [items] = [operation[-1] for operation in client.answer().json["ops"]
                       if operation[0] == "options"]
        # The key of each item, and the markup in it.
        self.assertEqual(len(items), len(texts))
        for _, markup in items:
            self.assertLessEqual(set(Shape(markup).shape), {("mark",), "/mark"})
