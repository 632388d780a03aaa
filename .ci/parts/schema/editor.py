"""Edits documents like an editor: with a JSON language server and the schema of `rows schema`."""

import json
import pathlib
import subprocess
import sys

server, schema = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
folder = schema.parent


class Editor:
    """A client of the Language Server Protocol."""

    def __init__(self):
        self.process = subprocess.Popen(
            [server], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.count = 0
        self.diagnostics = {}
        item = {"snippetSupport": True}
        self.ask("initialize", {
            "processId": None, "rootUri": folder.as_uri(),
            "capabilities": {"textDocument": {"completion": {"completionItem": item}}}})
        self.tell("initialized", {})

    def write(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def read(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        assert length, "the language server has ended"
        message = json.loads(self.process.stdout.read(length))
        if message.get("method") == "textDocument/publishDiagnostics":
            found = message["params"]
            self.diagnostics[found["uri"]] = [one["message"] for one in found["diagnostics"]]
        elif "method" in message and "id" in message:
            self.write({"id": message["id"], "result": None})
        return message

    def tell(self, method, parameters):
        self.write({"method": method, "params": parameters})

    def ask(self, method, parameters):
        self.count += 1
        self.write({"id": self.count, "method": method, "params": parameters})
        while True:
            message = self.read()
            if message.get("id") == self.count and "method" not in message:
                return message["result"]

    def open(self, name, text):
        """Opens a text, with the cursor at `|`, and returns its completions and its mistakes."""
        uri = (folder / name).as_uri()
        before, after = text.split("|")
        self.tell("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": "json", "version": 1, "text": before + after}})
        answer = self.ask("textDocument/completion", {
            "textDocument": {"uri": uri}, "position": {"line": 0, "character": len(before)}})
        while uri not in self.diagnostics:
            self.read()
        items = answer["items"] if isinstance(answer, dict) else answer
        completions = {item["label"].strip('"'): item.get("documentation") for item in items}
        return completions, self.diagnostics[uri]


def document(row):
    return '{"$schema": "./%s", "sections": [{"rows": [%s]}]}' % (schema.name, row)


editor = Editor()
mistakes = []


def expect(row, completed=(), described=(), missing=(), wrong=None, text=None):
    """Expects completions at the cursor, some described, and a mistake or none."""
    place = row if text is None else text
    name = f"document-{editor.count}.json"
    completions, found = editor.open(name, document(row) if text is None else text)
    for label in (*completed, *described):
        if label not in completions:
            mistakes.append(f"{place}: error: {label} is not completed")
    for label in described:
        if not completions.get(label):
            mistakes.append(f"{place}: error: the completion {label} has no description")
    for label in missing:
        if label in completions:
            mistakes.append(f"{place}: error: {label} is completed")
    if wrong is not None and not any(wrong in message for message in found):
        mistakes.append(f"{place}: error: none of {found} is {wrong}")
    if wrong is None and found:
        mistakes.append(f"{place}: error: {found} is reported")


expect(None, completed=("title", "language"), missing=("$defs",),
       text='{"$schema": "./%s", "sections": [], |}' % schema.name, wrong="Trailing comma")
expect('{"row": "|"}', described=("SliderRow", "TextRow", "TokenTableRow"), wrong="not accepted")
expect('{"row": "SliderRow", "settings": {|}}', described=("maximum", "steps"),
       missing=("placeholder",))
expect('{"row": "TextRow", "settings": {"hiddenValue": "|keep"}}',
       completed=("keep", "clearOnHide", "clearOnSubmit"))
expect('{"row": "TextRow", "rules": [{"rule": "|"}]}',
       completed=("required", "email", "pattern", "minLength", "equalsToRow"),
       missing=("accepted",), wrong="not accepted")
expect('{"row": "TextRow", "rules": [{"rule": "minLength" |}]}', wrong='Missing property "count"')
expect('{"row": "TextRow", "rules": [{"rule": "minLength", |}]}', completed=("count", "message"),
       missing=("limit",), wrong='Missing property "count"')
expect('{"row": "SlidrRow|"}', described=("SliderRow",), wrong="not accepted")
expect('{"row": "TextRow", "settings": {"tilte|": "x"}}', described=("title",),
       wrong="Property tilte is not allowed")
expect('{"row": "IntRow", "value": "four|"}', wrong="Incorrect type")
expect('{"row": "IntRow", "value": 4|}')

editor.process.kill()
print(*mistakes, sep="\n")
sys.exit(1 if mistakes else 0)
