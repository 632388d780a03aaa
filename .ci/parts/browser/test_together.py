"""Several forms on one page, each of which is live and independent of the others."""

from selenium.webdriver.common.keys import Keys

from .browser import PageTest
from .documents import document, row
from .posts import page_of

REQUIRED = [{"rule": "required"}]

ROWS = [row("TextRow", "name", rules=REQUIRED), row("SwitchRow", "more"),
        row("TextRow", "what", hidden="NOT $more == true"), row("PasswordRow", "code"),
        row("PushRow", "country", {"options": ["Chile", "Peru"]}),
        row("SegmentedRow", "class", {"options": ["first", "second"]})]


class Together(PageTest):
    def open_both(self, *arguments):
        self.server = self.serve(
            document("order", *ROWS), document("news", *ROWS), *arguments, "--together")
        self.driver.get(self.server.url(""))
        if self.has_script:
            for name in ["order", "news"]:
                self.wait(lambda: self.evaluate(
                    "return document.getElementById(arguments[0]).previousElementSibling.name",
                    f"{name}:>") == "_state", f"the connection of {name}")

    def parts(self, id):
        return self.value(f"order:{id}"), self.value(f"news:{id}")

    def test_no_two_elements_have_one_identifier(self):
        self.open_both("two-fields")
        ids = self.evaluate("return [...document.querySelectorAll('[id]')].map((e) => e.id)")
        self.assertEqual(len(ids), len(set(ids)))
        lost = self.evaluate("""
            const names = ["for", "aria-labelledby", "aria-describedby", "aria-controls"];
            return names.flatMap((name) => [...document.querySelectorAll(`[${name}]`)]
                .flatMap((e) => e.getAttribute(name).split(" ")))
                .filter((id) => !document.getElementById(id));""")
        self.assertEqual(lost, [])

    def test_the_page_has_the_language_of_the_site(self):
        self.open_both("--language", "ar")
        self.assertIn('lang="ar" dir="rtl"', self.driver.page_source)
        self.assertNotEqual(self.driver.title, "Forms")

    def test_each_form_has_its_own_entries_conditions_and_submission(self):
        self.open_both()
        self.type("order:name/content/field", "Ada")
        self.type("news:name/content/field", "Grace")
        self.click("news:more/accessory")
        self.type("news:what/content/field", "cake")
        self.assertIsNone(self.find("order:what"))
        self.select('[id="order:class"] label')[0].click()
        self.select('[id="news:class"] label')[1].click()
        self.assertEqual(self.parts("name/content/field"), ("Ada", "Grace"))
        chosen = self.select("input[type=radio]:checked")
        self.assertEqual(len(chosen), 2)
        self.select('[id="news::!actions"] button')[0].click()
        self.wait(lambda: self.driver.current_url.endswith("/news/done"), "the page after it")
        values = self.server.values()
        self.assertEqual((values["name"], values["what"], values["class"]),
                         ("Grace", "cake", "second"))

    def test_errors_are_listed_and_linked_in_the_form_that_has_them(self):
        self.open_both()
        self.select('[id="news::!actions"] button')[0].click()
        link = self.wait(lambda: self.shown(".summary a"), "the summary")
        self.assertEqual(len(link), 1)
        self.wait(lambda: self.active.get_attribute("id") == "news:name/content/field",
                  "the focus in the field")
        self.assertEqual(self.find("order:name!error"), None)
        self.focus("a[href]")
        self.press(Keys.ENTER)
        self.wait(lambda: self.active.get_attribute("id") == "news:name/content/field",
                  "the focus in the field that the link names")
        self.assertEqual(self.driver.title, "Forms")

    def test_a_screen_opens_in_its_place_and_the_history_stays(self):
        self.open_both()
        self.evaluate("scrollTo(0, 1e6)")
        count = self.evaluate("return history.length")
        self.select('[id="news:country"] button')[0].click()
        self.wait(lambda: self.shown(".screen.show"), "the screen")
        self.assertTrue(self.find("order:name/content/field").is_displayed())
        self.assertEqual(self.evaluate("return history.length"), count)
        self.shown(".screen.show .press")[-1].click()
        self.wait(lambda: "Peru" in self.find("news:country").text, "the choice")
        self.assertNotIn("Peru", self.find("order:country").text)

    def test_both_go_on_if_the_page_is_loaded_again(self):
        self.open_both()
        self.type("order:name/content/field", "Ada")
        self.type("news:name/content/field", "Grace")
        self.click("news:more/accessory")
        self.wait(lambda: self.find("news:what"), "the row that input shows")
        self.driver.refresh()
        self.wait(lambda: self.find("news:what"), "the row that input has shown")
        self.assertEqual(self.parts("name/content/field"), ("Ada", "Grace"))
        self.assertIsNone(self.find("order:what"))

    def test_a_password_is_shown_in_its_form_only(self):
        self.open_both()
        self.type("order:code/content/field", "secret")
        button = self.select('[id="order:code"] .reveal')[0]
        button.click()
        self.assertEqual(self.find("order:code/content/field").get_attribute("type"), "text")
        self.assertEqual(self.find("news:code/content/field").get_attribute("type"), "password")
        button.click()
        self.assertEqual(self.find("order:code/content/field").get_attribute("type"), "password")

    def test_a_dialog_keeps_the_focus_from_the_rest_of_the_page(self):
        self.server = self.serve("presentations", document("news", *ROWS), "--together")
        self.driver.get(self.server.url(""))
        self.wait(lambda: self.evaluate(
            "return document.getElementById('presentations:>').previousElementSibling.name"
        ) == "_state", "the connection")
        self.select('[id="presentations:modal"] button')[0].click()
        self.wait(lambda: self.shown("[role=dialog]"), "the dialog")
        for _ in range(12):
            self.press(Keys.TAB)
            self.assertTrue(self.evaluate(
                "return document.activeElement === document.body"
                " || !!document.activeElement.closest('[role=dialog]')"))
        self.press(Keys.ESCAPE)
        self.wait(lambda: not self.shown("[role=dialog]"), "no dialog")
        self.assertEqual(self.select("form[inert], header[inert]"), [])

    def test_all_forms_go_on_after_the_server_was_killed(self):
        self.open_both()
        self.type("order:name/content/field", "Ada")
        self.server.kill()
        self.type("news:name/content/field", "Grace")
        self.server.start()
        self.click("order:more/accessory")
        self.wait(lambda: self.find("order:what"), "the row")
        self.click("news:more/accessory")
        self.wait(lambda: self.find("news:what"), "the row")
        self.assertEqual(self.parts("name/content/field"), ("Ada", "Grace"))

    def test_the_script_is_loaded_once(self):
        self.open_both()
        scripts = self.evaluate(
            "return performance.getEntriesByType('resource').map((e) => e.name)"
            ".filter((name) => name.includes('.js'))")
        self.assertEqual(len({name.split("#")[0] for name in scripts}), 1)


class TogetherWithoutScript(PageTest):
    has_script = False

    def test_a_form_continues_as_a_page_of_its_own(self):
        server = self.serve(document("order", *ROWS), document("news", *ROWS), "--together")
        self.driver.get(server.url(""))
        self.type("news:name/content/field", "Grace")
        self.find("news:more/accessory").click()
        self.select('[id="news::!actions"] button')[0].click()
        # The user first sees the field that the switch shows.
        self.wait(lambda: self.select('[id="what/content/field"]'), "the field")
        self.type("what/content/field", "Tea")
        self.select('[id=":!actions"] button')[0].click()
        self.wait(lambda: self.driver.current_url.endswith("/done"))
        self.assertEqual(server.values()["name"], "Grace")
        self.assertEqual(server.values()["what"], "Tea")
        self.assertIn("order", page_of(server, "order"))
