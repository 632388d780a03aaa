// What a page shows.

import { FORMS } from "./forms.mjs";

/** Whether a tab shows a page of a form on which the user can act. */
export const hasForm = (tab) => !!tab.window && !tab.window.isOfBrowser && !!tab.select("#rowkit");

/** The name of the form that a tab shows. */
export const formOf = (tab) => tab.select("#rowkit").getAttribute("action").split("/").at(-1);

export const screensOf = (tab) => tab.selectAll("#\\> > .screen");

/** The row whose screen is open, or null. */
export const openScreen = (tab) => screensOf(tab).at(-1)?.dataset.presenter ?? null;

/** The text of the status region. */
export const statusOf = (tab) => tab.element("rowkit-status")?.textContent ?? "";

/** The rows that a page shows, by tag, with their values. Rows that are not shown have none. */
export function readPage(tab) {
  const shown = {};
  for (const [tag, row] of Object.entries(FORMS[formOf(tab)])) {
    const value = READERS[row.kind](tab, tag, row);
    if (value !== undefined) shown[tag] = value;
  }
  return shown;
}

export const readRow = (tab, tag) => {
  const row = FORMS[formOf(tab)][tag];
  return READERS[row.kind](tab, tag, row);
};

/** The control of a row. */
export function controlOf(tab, tag) {
  const { kind } = FORMS[formOf(tab)][tag];
  if (kind === "switch") return tab.select(`[id='${tag}'] input[type=checkbox]`);
  if (/date|menu/.test(kind)) return tab.element(`${tag}:inline/content/field`);
  return tab.element(`${tag}/content/field`);
}

const valueOf = (tab, tag) => controlOf(tab, tag)?.value;
const detailOf = (tab, tag) =>
  tab.element(tag) ? tab.element(`${tag}/detail`)?.textContent ?? "" : undefined;

const READERS = {
  text: valueOf,
  number: valueOf,
  stepper: valueOf,
  slider: valueOf,
  /** Only the page where it was entered has the text. */
  secret(tab, tag) {
    const control = controlOf(tab, tag);
    return control && (control.value || (control.dataset.filled != null ? SECRET : ""));
  },
  switch: (tab, tag) => controlOf(tab, tag)?.checked,
  segments: (tab, tag) => tab.element(tag)
    ? tab.select(`[name='${tag}/content/field']:checked`)?.value.slice(1) ?? "" : undefined,
  push: detailOf,
  menu: detailOf,
  date(tab, tag) {
    const text = detailOf(tab, tag);
    return text === undefined ? text : text && dayIn(text);
  },
  several(tab, tag, { options }) {
    const text = detailOf(tab, tag);
    return text === undefined ? text : options.filter((one) => text.includes(one));
  },
  tokens: (tab, tag) => tab.element(tag)
    ? tab.selectAll(`[id='${tag}'] [name=_press]`).map((one) => one.textContent) : undefined,
  entries: (tab) => entriesOf(tab).map(({ text }) => text),
  choice: (tab, tag, { options }) =>
    options.find((one) => tab.element(one)?.classList.contains("chosen")) ?? "",
};

/** What is read of a secret that the page does not have itself. */
export const SECRET = "•••";

/** The entries of the section `guests`, in order. */
export const entriesOf = (tab) => tab.selectAll("[id='#guests'] .row.entry").map((row) => ({
  id: row.id, text: tab.element(`${row.id}/content/field`)?.value ?? "",
}));

function dayIn(text) {
  const time = new Date(`${text} UTC`);
  return Number.isNaN(time.getTime()) ? text : time.toISOString().slice(0, 10);
}
