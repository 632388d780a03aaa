"""The user's files: their pictures on the page, and refused files."""

import base64
import os
import time

from .browser import PageTest
from .documents import document, row
from .server import FOLDER

PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
# Red frames of 16 by 16 pixels, in VP8.
WEBM = base64.b64decode(
    "GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAAGZEU2bdLlNu4tTq4QVSalmU6yB"
    "bk27i1OrhBZUrmtTrIGTTbuLU6uEH0O2dVOsgdRNu4xTq4QcU7trU6yCAYfsrgAAAAAAAAAAAAAAAAAAAAAAAAAA"
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrXsYMPQkBEiYRDDqMSTYCGQ2hyb21lV0GGQ2hyb21lFlSu"
    "a7yuuteBAXPFhxYCT/o2KL2DgQFV7oEBhoVWX1ZQOOCdsIEQuoEQU8CBAVWwkFWxgQFVuYECVbqBDVW7gQEfQ7Z1"
    "AQAAAAAAAKfngQCg6aG+gQAAAPACAJ0BKhAAEAAABwiFhYiZhIgBJBATrVAfwB/QEGpvcP7+67y/+U9jivo/8p+/"
    "/5PdnjSmiX/5OAB1oaampO6BAaWfEAIAnQEqEAAQAAAHCIWFiJmEiAEkEABgawD+/7qDAKC3oZaBAI4A0QEAABAJ"
    "IADAAMLBf6AAQAAAdaGZppfugQGlktEBAAAQCSAAwADCwX+gAEAAAPuBABxTu2uNu4uzgQC3hveBAfGB1A==")


class MediaTest(PageTest):
    def open_rows(self, **settings):
        return self.serve_and_open(document(
            "media", row("ImageRow", "portrait", settings=settings), row("VideoRow", "greeting")))

    def control(self, name):
        return self.wait(lambda: self.select(f'[id^="{name}/"][type=file]'), "the control")[0]

    def choose(self, name, file, content):
        path = FOLDER / file
        path.write_bytes(content)
        self.control(name).send_keys(str(path))

    def assert_file(self, value, name, media_type, content):
        self.assertEqual((value["name"], value["mediaType"]), (name, media_type))
        self.assertEqual(base64.b64decode(value["content"]), content)


class Media(MediaTest):
    def test_a_picture_is_shown_and_submitted(self):
        server = self.open_rows()
        self.choose("portrait", "me.png", PNG)
        self.wait(lambda: any(f"me.png, {len(PNG)} bytes" in found.text
                              for found in self.shown(".row")), "its name and size")
        preview = self.wait(lambda: self.shown(".previews img"), "the picture")[0]
        self.wait(lambda: preview.get_property("naturalWidth") == 1, "its pixels")
        self.assertEqual(preview.get_attribute("alt"), "me.png")
        self.assert_file(self.submit(server)["portrait"], "me.png", "image/png", PNG)

    def test_a_video_is_shown_with_its_controls_and_submitted(self):
        server = self.open_rows()
        self.driver.get_log("browser")
        self.choose("greeting", "hello.webm", WEBM)
        self.wait(lambda: any(f"hello.webm, {len(WEBM)} bytes" in found.text
                              for found in self.shown(".row")), "its name and size")
        preview = self.wait(lambda: self.shown(".previews video"), "the video")[0]
        self.wait(lambda: preview.get_property("videoWidth") == 16, "its pixels")
        for property in ["controls", "muted", "playsInline"]:
            self.assertIs(preview.get_property(property), True)
        self.assertIs(preview.get_property("paused"), True)
        self.assertEqual(preview.get_attribute("aria-label"), "hello.webm")
        self.assertEqual(self.driver.get_log("browser"), [])
        self.assert_file(self.submit(server)["greeting"], "hello.webm", "video/webm", WEBM)

    def test_a_video_that_cannot_be_read_is_not_shown(self):
        self.open_rows()
        self.choose("greeting", "hello.webm", WEBM[:40])
        self.wait(lambda: any("hello.webm, 40 bytes" in found.text
                              for found in self.shown(".row")), "its name and size")
        self.wait(lambda: not self.select(".previews video"), "no video")

    def test_a_file_that_only_looks_like_a_picture_is_refused_and_removed(self):
        self.open_rows()
        self.choose("portrait", "fake.png", b"<html><script>alert(1)</script>")
        self.wait(lambda: any("no known type" in found.text for found in self.shown(".error")),
                  "the error")
        self.wait(lambda: not self.select(".previews img"), "no picture")
        [button] = [found for found in self.shown("button") if found.text == "Remove"]
        button.click()
        self.wait(lambda: not self.shown(".error"), "no error")
        self.wait(lambda: not self.control("portrait").get_property("value"), "an empty control")

    def test_a_file_of_another_type_is_refused_at_its_row(self):
        self.open_rows()
        self.choose("portrait", "me.txt", b"Ada")
        self.wait(lambda: any("no known type" in found.text for found in self.shown(".error")),
                  "the error")
        self.assertEqual(self.find("rowkit-status").text, "")

    def test_a_file_that_the_server_does_not_take_leaves_the_others(self):
        server = self.open_rows()
        self.choose("portrait", "me.png", PNG)
        self.wait(lambda: any("me.png," in found.text for found in self.shown(".row")), "its name")
        self.choose("greeting", "long.webm", WEBM + bytes(64 << 20))
        self.wait(lambda: self.find("rowkit-status").text, "the reason", 60)
        self.assertEqual(self.control("greeting").get_property("value"), "")
        self.assertTrue(self.control("portrait").get_property("value"))
        self.assert_file(self.submit(server)["portrait"], "me.png", "image/png", PNG)

    def test_a_file_that_is_too_large_is_refused(self):
        self.open_rows(maximumSize=70)
        self.choose("portrait", "me.png", PNG + bytes(30))
        self.wait(lambda: any("the limit is 70 bytes" in found.text
                              for found in self.shown(".error")), "the error")

    def test_a_file_that_has_changed_before_it_was_sent_is_dropped_and_the_page_goes_on(self):
        for moment in ["chosen while there is no server", "sent, and lost with the server"]:
            with self.subTest(moment):
                server = self.open_rows()
                if moment.startswith("chosen"):
                    server.kill()
                self.choose("portrait", "me.png", PNG)
                if moment.startswith("sent"):
                    self.wait(lambda: "me.png, " in self.find("rowkit").text, "the file's size")
                    server.kill()
                later = time.time() + 60  # Chromium compares seconds.
                os.utime(FOLDER / "me.png", (later, later))
                server.start()
                self.wait(lambda: any("A file has changed" in found.text
                                      for found in self.shown(".rowkit-status")), "the note", 30)
                self.assertEqual(self.control("portrait").get_property("value"), "")
                self.choose("portrait", "me.png", PNG)
                found = self.submit(server)["portrait"]
                self.assertEqual(base64.b64decode(found["content"]), PNG)

    def test_nothing_is_reported_by_the_policy(self):
        self.open_rows()
        self.driver.get_log("browser")
        self.choose("portrait", "me.png", PNG)
        self.wait(lambda: self.shown(".previews img"), "the picture")
        self.assertEqual(self.driver.get_log("browser"), [])


class WithoutScript(MediaTest):
    has_script = False

    def test_files_are_posted_with_the_form(self):
        server = self.open_rows()
        self.choose("portrait", "me.png", PNG)
        self.choose("greeting", "hello.webm", WEBM)
        self.select(".actions button")[0].click()
        self.wait(lambda: self.driver.current_url.endswith("/done"), "the page after it")
        values = server.values()
        self.assert_file(values["portrait"], "me.png", "image/png", PNG)
        self.assert_file(values["greeting"], "hello.webm", "video/webm", WEBM)

    def test_a_file_that_only_looks_like_a_picture_is_refused(self):
        server = self.open_rows()
        self.choose("portrait", "fake.png", b"<html><script>alert(1)</script>")
        self.choose("greeting", "hello.webm", WEBM)
        self.select(".actions button")[0].click()
        self.wait(lambda: any("no known type" in found.text for found in self.shown(".error")),
                  "the error")
        self.assertEqual(server.submissions(), 0)
