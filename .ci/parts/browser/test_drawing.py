"""Drawing on a canvas with a pointer."""

from selenium.webdriver.common.action_chains import ActionChains

from .browser import PageTest
from .documents import document, row


class Drawing(PageTest):
    def draw(self, id):
        """Draws a horizontal line of 100 pixels."""
        chain = ActionChains(self.driver, duration=20).move_to_element_with_offset(
            self.find(id), -50, 0).click_and_hold()
        for _ in range(10):
            chain.move_by_offset(10, 0)
        chain.release().perform()

    def test_a_line_stays_level_although_the_page_moves_when_it_begins(self):
        server = self.serve(document(
            "lease", row("SignatureRow", "signature", rules=[{"rule": "required"}])))
        self.open(server, "lease")
        self.press_submit()
        self.wait(lambda: self.shown(".summary a"), "the summary")
        canvas = "signature/content/canvas"
        top = self.find(canvas).rect["y"]
        self.draw(canvas)
        self.wait(lambda: not self.shown(".summary a"), "the page without the summary")
        self.assertLess(self.find(canvas).rect["y"], top)
        path = self.submit(server)["signature"]["path"]
        start, end = path[1:].split("L")
        self.assertEqual(start.split()[1], end.split()[1], path)
        self.assertEqual(len(end.split()), 2, path)

    def test_undo_keeps_the_focus_and_removes_a_stroke(self):
        server = self.serve(document("lease", row("SignatureRow", "signature")))
        self.open(server, "lease")
        undo, lines = "signature/content/buttons/undo", '[id="signature/content/canvas"] polyline'
        self.assertFalse(self.find(undo).is_enabled())
        for count in [2, 3]:
            self.draw("signature/content/canvas")
            self.wait(lambda: len(self.select(lines)) == count, "a stroke")
        self.focus(f'[id="{undo}"]')
        self.press(" ")
        self.wait(lambda: len(self.select(lines)) == 2, "a stroke less")
        self.assertEqual(self.active.get_attribute("id"), undo)
