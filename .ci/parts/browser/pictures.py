"""Creates the pictures of README.md and of the articles.

A picture is written only if its pixels differ from those of the existing one.
"""

import base64
import pathlib
import sys
import tempfile
import time

from .browser import browser
from .pixels import Picture
from .server import Server

ROOT = pathlib.Path(__file__).parents[3]
ROWKIT = ROOT / "Sources/RowKit/RowKit.docc/Resources"
USER_INFO_ROW = ROOT / "Community/UserInfoRow/UserInfoRow.docc/Resources"

# The folder, the name, the path and the size. DocC shows NAME~dark in dark pages.
PICTURES = [
    (ROWKIT, "gallery", "", 960, 600),
    (ROWKIT, "gallery-row", "rows/SliderRow", 1120, 700),
    (ROWKIT, "sign-up", "sign-up", 480, 640),
    (USER_INFO_ROW, "registration", "registration", 480, 640),
]
# The picture of the document in README.md.
DOCUMENT = (ROWKIT, "document", "", 480, 560)

# Everything is drawn, without carets and animations, whose appearance depends on the moment.
STILL = """
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { caret-color: transparent !important; animation: none !important;"
        + "transition: none !important; }");
    document.adoptedStyleSheets.push(sheet);
    document.activeElement?.blur();
    const done = arguments[0];
    document.fonts.ready.then(() => requestAnimationFrame(() => setTimeout(done, 300)));"""


def picture(driver, url, width, height, scheme):
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
        {"name": "prefers-color-scheme", "value": scheme}]})
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
    driver.get(url)
    end = time.time() + 10
    while not driver.execute_script(
            "return [...document.querySelectorAll('.screens')]"
            "    .every((screens) => screens.previousElementSibling.name === '_state')"):
        assert time.time() < end, f"{url} does not connect"
        time.sleep(0.05)
    driver.execute_async_script(STILL)
    taken = driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})
    return Picture.reading(base64.b64decode(taken["data"]))


def document():
    """The first document in README.md, as a file."""
    text = (ROOT / "README.md").read_text().split("```json\n", 1)[1].split("```", 1)[0]
    file = pathlib.Path(tempfile.mkdtemp()) / "sign-up.json"
    file.write_text(text)
    return str(file)


def main():
    servers = [Server(), Server(document())]
    pictures = [(servers[0], *each) for each in PICTURES] + [(servers[1], *DOCUMENT)]
    driver = browser()
    changed = []
    try:
        for server, folder, name, path, width, height in pictures:
            folder.mkdir(exist_ok=True)
            for scheme, ending in [("light", ""), ("dark", "~dark")]:
                file = folder / f"{name}{ending}.png"
                new = picture(driver, server.url(path), width, height, scheme)
                if not file.exists() or Picture.reading(file.read_bytes()) != new:
                    file.write_bytes(new.png())
                    changed.append(file.name)
    finally:
        driver.quit()
        for server in servers:
            server.kill()
    print("\n".join(f"changed: {name}" for name in changed) or "no picture changed")
    # With --check, as before a release, existing pictures must match the pages.
    return 1 if changed and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
