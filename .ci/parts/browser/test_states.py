"""What controls look like in their states."""

import base64

from .browser import PageTest
from .documents import OPTION_ROWS, document, example, names_of_rows
from .pixels import Picture

# The controls of the page, each with its name, its box, and the mouse pointer over it. The input of
# a drawn control is transparent, so its label is what the user sees.
CONTROLS = """
    return [...document.querySelectorAll(".row :is(input, select, textarea, button, [role=slider])")]
        .filter((control) => control.type !== "hidden" && control.checkVisibility()
            && control.offsetWidth > 1)
        .map((control) => {
            const label = control.closest(".segment, .toggle-button") ?? control;
            const { left, top, width, height } = label.getBoundingClientRect();
            return {
                name: control.id || `${control.name} ${control.value} ${control.className}`,
                box: [left + scrollX, top + scrollY, width, height].map(Math.round),
                isDisabled: control.matches(":disabled, [aria-disabled=true]"),
                cursor: getComputedStyle(control).cursor, labelCursor: getComputedStyle(label).cursor,
            };
        });"""

# A row has seven columns of buttons, as a plan of a week would.
WEEK = """
    const row = document.getElementById("WeekDayRow").querySelector(".main");
    const columns = [...row.querySelectorAll(".toggle-button")].map((toggle) => {
        const column = document.createElement("div");
        column.className = "stack vertical";
        column.append(toggle, toggle.cloneNode(true));
        return column;
    });
    const week = document.createElement("div");
    week.className = "stack horizontal";
    week.append(...columns);
    row.replaceChildren(week);
    const boxes = columns.map((column) => column.getBoundingClientRect());
    return {
        overlaps: boxes.slice(1).filter(({ left }, place) => left < boxes[place].right).length,
        cut: columns.filter((column) => column.scrollWidth > column.clientWidth).length,
        isWider: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        scrolls: week.scrollWidth > week.clientWidth,
    };"""


class States(PageTest):
    def controls(self, name, **state):
        """The controls of a form with the example of every row, and the pixels of each."""
        rows = [{**example(row), **state} for row in names_of_rows() if row not in OPTION_ROWS]
        self.serve_and_open(document(name, *rows))
        self.resize(900, self.evaluate("return document.documentElement.scrollHeight"))
        taken = self.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})
        picture = Picture.reading(base64.b64decode(taken["data"]))
        return {found["name"]: (found, pixels(picture, *found["box"]))
                for found in self.evaluate(CONTROLS)}

    def test_every_disabled_control_looks_disabled(self):
        enabled = self.controls("enabled")
        disabled = self.controls("disabled", disabled=True)
        names = [name for name, (found, _) in disabled.items()
                 if found["isDisabled"] and name in enabled and not enabled[name][0]["isDisabled"]]
        self.assertGreater(len(names), 100)
        same = [name for name in names if enabled[name][1] == disabled[name][1]]
        self.assertEqual(same, [])
        pointed = [name for name in names if "pointer" in
                   (disabled[name][0]["cursor"], disabled[name][0]["labelCursor"])]
        self.assertEqual(pointed, [])

    def test_columns_of_buttons_scroll_within_their_row(self):
        server = self.serve(self.document)
        for width in [320, 375, 550, 900]:
            self.resize(width)
            self.open(server, "every-row")
            with self.subTest(width=width):
                found = self.evaluate(WEEK)
                self.assertFalse(found["isWider"])
                self.assertEqual((found["overlaps"], found["cut"]), (0, 0))
                self.assertEqual(found["scrolls"], width < 900, found)

    def test_rows_that_can_be_chosen_have_an_empty_mark(self):
        options = [{"row": "ListCheckRow", "settings": {"title": title, "selectableValue": title}}
                   for title in ["Africa", "Asia"]]
        self.serve_and_open(document(
            "marks",
            {"header": "One", "tag": "one", "rows": options, "selectable": {"row": "ListCheckRow"}},
            {"header": "Many", "tag": "many", "rows": options,
             "selectable": {"row": "ListCheckRow", "selection": "multiple"}}))
        marks = """return [...document.querySelectorAll(".check")].map((mark) =>
            [mark.classList.contains("empty"), getComputedStyle(mark).borderRadius]);"""
        empty = [[True, "50%"]] * 2 + [[True, "6px"]] * 2
        self.assertEqual(self.evaluate(marks), empty)
        for row in self.select(".press")[1::2]:
            self.evaluate("arguments[0].click()", row)
        chosen = [[True, "50%"], [False, "50%"], [True, "6px"], [False, "6px"]]
        self.wait(lambda: self.evaluate(marks) == chosen, "the marks")

    def test_text_stands_at_the_start_of_a_box_and_numbers_at_its_end(self):
        server = self.serve(self.document)
        for width in [390, 900]:
            self.resize(width)
            self.open(server, "every-row")
            fields = self.evaluate("""
                return [...document.querySelectorAll(".stack :is(input, select, .date)")]
                    .filter((field) => field.checkVisibility() && field.type !== "hidden")
                    .map((field) => [field.id, /numeric|decimal/.test(field.inputMode),
                        getComputedStyle(field).textAlign]);""")
            self.assertGreater(len(fields), 20)
            for id, is_number, align in fields:
                if not is_number:
                    with self.subTest(field=id, width=width):
                        self.assertIn(align, ["start", "left", "-webkit-auto", "center"])
            ends = {id for id, is_number, align in fields if is_number and align == "end"}
            self.assertEqual("IntRow/content/field" in ends, width == 900)


def pixels(picture, left, top, width, height):
    """The pixels of a part of a picture, line by line."""
    lines = range(max(0, top), min(picture.height, top + height))
    return [picture.pixels[3 * (line * picture.width + max(0, left)):
                           3 * (line * picture.width + left + width)] for line in lines]
