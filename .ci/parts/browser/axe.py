"""Tests that ask axe-core about a page."""

import importlib.util
import pathlib

from .browser import PageTest


def axe_source():
    """The script of axe-core, which is included in a package for Playwright."""
    spec = importlib.util.find_spec("axe_playwright_python")
    folder = pathlib.Path(spec.origin).parent
    return next(folder.glob("*axe*.js")).read_text()


class AxeTest(PageTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.axe = axe_source()
        # Allow scripts of the tests, which are not scripts of the page.
        cls.driver.execute_cdp_cmd("Page.setBypassCSP", {"enabled": True})

    def violations(self, options="{}"):
        if not self.evaluate("return !!window.axe"):
            self.evaluate(self.axe)
        found = self.driver.execute_async_script(
            f"axe.run(document, {options}).then(arguments[0])")
        return [f"{fault['id']}: {node['html'][:160]}"
                for fault in found["violations"] for node in fault["nodes"]]

    def check(self, state):
        """Checks the current page: all rules in light mode, and the colours in dark mode."""
        for scheme, options in [("light", "{resultTypes: ['violations']}"),
                                ("dark", "{runOnly: ['color-contrast']}")]:
            self.emulate(prefers_color_scheme=scheme)
            with self.subTest(state=state, scheme=scheme):
                self.assertEqual(self.violations(options), [])
