"""Pages as sent to a browser without a script."""

import html
import re
import urllib.error
import urllib.request


def page_of(server, path, **fields):
    """The HTML of a page, or of the response to a post of these fields."""
    request = urllib.request.Request(server.url(path))
    if fields:
        boundary = "a-boundary-that-no-field-contains"
        parts = [f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'
                 for name, value in fields.items()]
        request.data = ("".join(parts) + f"--{boundary}--\r\n").encode()
        request.add_header("Content-Type", f"multipart/form-data; boundary={boundary}")
        request.add_header("Origin", f"http://127.0.0.1:{server.port}")
    try:
        with urllib.request.urlopen(request) as response:
            return response.read().decode()
    except urllib.error.HTTPError as error:
        # This is the status of a page with errors.
        if error.code != 422:
            raise
        return error.read().decode()


def page_after(server, path, page, **button):
    """The HTML of a page after one of its buttons was pressed."""
    return page_of(server, path, _state=state_of(page), **button)


def state_of(page):
    return html.unescape(re.search(r'name="_state"[^>]* value="([^"]*)"', page)[1])
