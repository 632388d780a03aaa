"""A client without a browser: loads the page of a form, and posts what its controls hold."""

import html.parser
import http.client
import uuid

OWN_SITE = {"Sec-Fetch-Site": "same-origin"}


class PlainPage(html.parser.HTMLParser):
    """The controls and the button of a page."""

    def __init__(self, port, form, host="localhost"):
        super().__init__()
        self.port, self.form, self.host = port, form, host
        self.fields, self.submit = {}, None
        self.id = uuid.uuid4().hex[:16]
        status, text = request(port, "GET", f"/{form}", host=host)
        assert status == 200, f"{status}: {text}"
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        name, value = attributes.get("name"), attributes.get("value", "")
        if tag == "form":
            self.session = attributes.get("data-session")
        elif tag == "script":
            self.script = attributes["src"]
        elif tag in ("input", "textarea") and name:
            self.fields[name] = value
        elif tag == "button" and name == "_submit":
            self.submit = (name, value)

    def connect(self):
        """Turns the page into a live one."""
        return self.send(self.session, [*self.fields.items(), ("_page", self.id)])

    def post(self, path, headers=OWN_SITE):
        """Submits the form like a browser without a script."""
        return self.send(path, [*self.fields.items(), self.submit], headers)

    def send(self, path, fields, headers=OWN_SITE):
        boundary = "0123456789abcdef"
        parts = [f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'
                 for name, value in fields]
        body = ("".join(parts) + f"--{boundary}--\r\n").encode()
        headers = {"Content-Type": f"multipart/form-data; boundary={boundary}", **headers}
        return request(self.port, "POST", path, body, headers, self.host)


def request(port, method, path, body=None, headers={}, host="localhost"):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        connection.request(method, path, body, {"Host": host, **headers})
        response = connection.getresponse()
        return response.status, response.read().decode()
    finally:
        connection.close()
