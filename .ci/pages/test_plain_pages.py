"""Pages in a browser that runs no script."""

from .browser import PageTest
from .documents import document, row


class WithoutScript(PageTest):
    has_script = False

    def test_a_form_is_filled_in_and_submitted(self):
        server = self.serve_and_open(self.document)
        self.type("NameRow/content/field", "Grace Hopper")
        self.find("SwitchRow/accessory").click()
        self.select(".row.add button")[0].click()
        self.select(".row.entry input")[0].send_keys("Ada")
        self.select('[id="PushRow"] button')[0].click()
        option = self.shown(".screen.show .press")[-1]
        name = option.text
        option.click()
        self.assertEqual(self.value("NameRow/content/field"), "Grace Hopper")
        self.select(".actions button")[0].click()
        self.wait(lambda: self.driver.current_url.endswith("/done"))
        values = server.values()
        self.assertEqual(values["NameRow"], "Grace Hopper")
        self.assertEqual(values["guests"], ["Ada"])
        self.assertEqual((values["PushRow"], values["SwitchRow"]), (name, False))

    def test_a_section_is_collapsed_and_expanded(self):
        server = self.serve_and_open(document(
            "sections", {"rows": [row("TextRow", "first")]},
            {"header": "More", "isExpanded": False, "rows": [row("TextRow", "second")]}))
        self.assertEqual(len(self.shown(".row")), 1)
        self.type("first/content/field", "Ada")
        self.select(".toggle-section")[0].click()
        self.wait(lambda: len(self.shown(".row")) == 2, "the rows of the section")
        self.type("second/content/field", "Grace")
        self.select(".toggle-section")[0].click()
        self.wait(lambda: len(self.shown(".row")) == 1, "the collapsed section")
        self.select(".actions button")[0].click()
        self.wait(lambda: self.driver.current_url.endswith("/done"))
        self.assertEqual(server.values(), {"first": "Ada", "second": "Grace"})
