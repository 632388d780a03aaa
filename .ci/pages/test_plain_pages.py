"""Pages in a browser that runs no script."""

from .browser import PageTest


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
