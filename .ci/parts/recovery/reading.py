"""What a page shows."""

from .form import FIELDS, SWITCH

# The contents of each row, and the row whose screen is open.
READ = """
    const contents = (row) => {
        const controls = [...row.querySelectorAll("input:not([type=hidden]), select, textarea")];
        const copy = row.cloneNode(true);
        const others = "[id$='!error'], [role=listbox], select, textarea, [hidden], .counter";
        for (const part of copy.querySelectorAll(`${others}, button:not(.press)`)) part.remove();
        const drawn = [...row.querySelectorAll("[role=slider]")].map((one) => one.ariaValueText);
        return [copy.textContent, ...drawn, ...controls.map((control) => {
            const {type, value, checked} = control;
            // Only the page where a secret was entered has it.
            if (type === "file" || type === "password") return "";
            return type === "checkbox" || type === "radio" ? checked : value;
        }), row.classList.contains("chosen")].join(" | ");
    };
    const rows = {};
    for (const row of document.querySelectorAll(".screen.first .row[id]:not(.add, .entry)")) {
        rows[row.id] = contents(row);
    }
    const entries = document.querySelectorAll(`%s`);
    rows.guests = [...entries].map(({value}) => value).join(", ");
    const screens = document.querySelectorAll(".screen:not(.first)");
    rows.screen = [...screens].at(-1)?.dataset.presenter ?? "";
    return rows;""" % FIELDS


def has_form(tab):
    return tab.evaluate("return !!document.querySelector('#rowkit')")


def read(tab):
    """What a tab shows, by the tags of rows, with the rows below others and options joined."""
    found = {}
    for id, text in tab.evaluate(READ).items():
        tag = id.removeprefix("#").split(":")[0]
        found[tag] = f"{found[tag]} + {text}" if tag in found else text
    return found


def is_more_shown(tab):
    control = f"document.getElementById('{SWITCH}/accessory')"
    # The page may be being loaded.
    [is_shown] = tab.wait(
        lambda: tab.evaluate(f"return {control} && [{control}.checked]"), "the switch")
    return is_shown


def said(tab):
    """The text of the status region."""
    return tab.evaluate("return document.getElementById('rowkit-status')?.innerText ?? ''")
