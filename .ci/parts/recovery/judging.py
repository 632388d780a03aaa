"""Whether pages show in the end what users meant."""

from browser.waiting import wait

from . import acts
from .form import SWITCH
from .reading import read

SUBMIT = "document.querySelector('.screen.first .actions [name=_submit]').click()"


class Judge:
    """Compares the pages of a run with a quiet one, to which only the same acts happen.

    A row may be different if a page has named it since it was entered.
    """

    def __init__(self, run):
        self.run = run

    def problems(self):
        run = self.run
        quiet_server = run.serve()
        try:
            quiet = run.browser.open(
                quiet_server.url(run.form.name), run.browser.other_profile(), window=True)
            for act in run.acts:
                for _ in act(quiet):
                    pass
            for tab in [*run.tabs, quiet]:
                acts.blur(tab)
            # Pages hear of each other, also through those that were shown before.
            for tab in [*run.tabs, *run.tabs]:
                run.show(tab)
                self.differences(tab, quiet)
            problems = [f"tab {run.numbers[tab]} shows {difference}"
                        for tab in run.tabs for difference in self.differences(tab, quiet)]
            problems += self.after_revealing(run.tabs[-1], quiet)
            problems += self.submitted(run.tabs[-1], quiet, quiet_server)
            return problems + [error for tab in run.tabs for error in tab.errors]
        finally:
            quiet_server.kill()

    def differences(self, tab, quiet):
        """What a tab shows in another way than the quiet one does, once it has had time."""
        run, found = self.run, []

        def is_same():
            run.listen()
            here, there = read(tab), read(quiet)
            found[:] = [f"{run.form.titles.get(tag, tag)} as {here.get(tag)!r},"
                        f" not {there.get(tag)!r}"
                        for tag in sorted({*here, *there})
                        if not run.is_secret(tag) and self.is_other(tag, here, there)]
            return not found
        try:
            wait(is_same, "the same", 20)
        except AssertionError:
            pass
        return found

    def is_other(self, tag, here, there):
        return here.get(tag) != there.get(tag) and not self.run.is_named(tag) \
            and not (tag in self.run.form.hidden and self.run.is_named(SWITCH))

    def after_revealing(self, tab, quiet):
        self.run.tab = tab
        for page in [tab, quiet]:
            if page.select(".screen:not(.first)"):
                list(acts.close_screen(page))
            list(acts.switch(self.run.form, True)(page))
        self.enter_again(tab, quiet)
        for page in [tab, quiet]:
            acts.blur(page)
        return [f"after all rows are shown, {difference}"
                for difference in self.differences(tab, quiet)]

    def enter_again(self, tab, quiet):
        """Enters what pages have named, as a user does who reads that."""
        run = self.run
        for tag in run.form.steps:
            if run.is_named(tag) and run.is_absolute(tag):
                run.say(f"enter {run.form.titles[tag]} again")
                act = acts.enter(run.form, tag, 1)
                for page in [tab, quiet]:
                    list(act(page))
                run.enter([tag])

    def submitted(self, tab, quiet, quiet_server):
        run = self.run
        values = []
        for page, server in [(tab, run.server), (quiet, quiet_server)]:
            page.evaluate(SUBMIT)
            try:
                wait(server.submissions, "a submission", 20)
            except AssertionError:
                summary = page.evaluate("return document.querySelector('.summary')?.innerText")
                return [f"a submission was refused: {summary}"]
            values.append(server.values())
        here, there = values
        return [f"{run.form.titles.get(tag, tag)} was submitted as {here.get(tag)!r},"
                f" not {there.get(tag)!r}"
                for tag in sorted({*here, *there}) if self.is_other(tag, here, there)]
