// What users do in the form that a tab shows. Each act is recorded in the model of its session.

import { FORMS, isText } from "./forms.mjs";
import { controlOf, entriesOf, formOf, hasForm, openScreen, readRow, screensOf } from "./reading.mjs";

const WORDS = ["oak", "elm", "fir", "ash", "yew", "bay", "fig", "nut", "pea", "rye"];
const DAYS = ["2031-01-02", "2031-02-03", "2031-03-04", "2031-04-05"];

/** Does something in the tab that the user looks at, in a row or in any. */
export async function act(play, random, { tag = null, how = null, value } = {}) {
  const { tab } = play;
  if (!hasForm(tab)) return false;
  const screen = openScreen(tab);
  if (screen !== null) {
    if (tag && tag !== screen) return false;
    return actOnScreen(play, random, screen, how);
  }
  const tags = Object.keys(FORMS[formOf(tab)]).filter((one) => isOffered(tab, one));
  const chosen = tag ?? random.oneOf(tags);
  if (!tags.includes(chosen)) return false;
  const row = FORMS[formOf(tab)][chosen];
  if (isText(row)) return type(play, random, chosen, row, how, value);
  return ACTS[row.kind](play, random, chosen, row, value);
}

const isOffered = (tab, tag) =>
  !!(tab.element(tag) ?? tab.element(tag === "guests" ? "#guests" : tag === "music" ? "jazz" : ""));

/** Acts on a part, and records the value that the page shows afterwards. */
function enter(play, tag, perform) {
  const { tab } = play;
  const before = readRow(tab, tag);
  if (!perform()) return false;
  play.record(tag, readRow(tab, tag), { before });
  return true;
}

// MARK: Text

async function type(play, random, tag, { kind }, how, given) {
  const { tab } = play;
  const id = controlOf(tab, tag)?.id;
  const word = given ?? (kind === "number"
    ? random.oneOf(["3", "14", "25", "7x", "40"]) : random.oneOf(WORDS) + random.below(100));
  const step = (perform) => !!tab.element(id) && enter(play, tag, perform);
  const replace = (text) => step(() => tab.user.replace(id, text));
  const manner = how ?? random.oneOf(
    ["whole", "whole", "whole", "slowly", "slowly", "append", "halfway", "clear"]);
  if (manner === "clear") return replace("");
  if (manner === "append") return step(() => tab.user.type(id, word.slice(0, 2)));
  if (manner === "whole") {
    if (!replace(word)) return false;
  } else {
    const letters = manner === "halfway" ? word.slice(0, 2) : word;
    for (const [place, letter] of [...letters].entries()) {
      const isDone = place ? step(() => tab.user.type(id, letter)) : replace(letter);
      if (!isDone) return place > 0;
      await play.advance(random.oneOf([10, 40, 90, 110, 180, 400]));
      if (!hasForm(tab) || tab.isHidden) return true;
    }
    if (manner === "halfway") replace(`${random.oneOf(WORDS)}${random.below(100)}`);
  }
  if (random.chance(0.3) && hasForm(tab)) tab.user.press("Tab");
  return true;
}

// MARK: Other rows

const ACTS = {
  switch: (play, random, tag, row, value) => enter(play, tag, () => {
    const box = controlOf(play.tab, tag);
    if (value !== undefined && box?.checked === value) return false;
    return play.tab.user.click(box);
  }),
  stepper: (play, random, tag) => enter(play, tag, () =>
    play.tab.user.click(random.oneOf(play.tab.selectAll(`[id='${tag}'] button.step`)))),
  slider: (play, random, tag, { options }) => enter(play, tag, () =>
    play.tab.user.set(controlOf(play.tab, tag), random.oneOf(options))),
  segments: (play, random, tag, { options }, value) => enter(play, tag, () =>
    play.tab.user.click(play.tab.element(
      `${tag}/content/field/:${value ?? random.oneOf(options)}`))),
  push: (play, random, tag) => open(play, tag),
  several: (play, random, tag) => open(play, tag),
  date: (play, random, tag) => expanded(play, tag, (control) =>
    play.tab.user.set(control, random.oneOf(DAYS)) && control.value),
  menu: (play, random, tag, { options }) => expanded(play, tag, (menu) => {
    const option = random.oneOf(options);
    return play.tab.user.choose(menu, "=" + option) && option;
  }),
  async tokens(play, random, tag, { options }) {
    const { tab } = play;
    const before = readRow(tab, tag);
    const field = controlOf(tab, tag);
    const option = random.oneOf(options);
    if (before.includes(option) || play.isWaiting(tag)) return false;
    if (!tab.user.replace(field, option)) return false;
    await play.advance(random.oneOf([0, 50, 300, 600]));
    const isThere = hasForm(tab) && !tab.isHidden && tab.document.activeElement === field
      && field.value === option;
    if (!isThere) {
      // Whoever leaves the field has named an option.
      play.record(tag, before, { before, or: [...before, option] });
      return true;
    }
    // The page may show another choice meanwhile.
    const shown = readRow(tab, tag);
    tab.user.press("Enter");
    // It may have the option by now, which no row takes twice.
    const value = shown.includes(option) ? shown : [...shown, option];
    play.record(tag, value, { before: shown, isPress: true });
    return true;
  },
  choice(play, random, tag, { options }) {
    const { tab } = play;
    const before = readRow(tab, tag);
    const option = random.oneOf(options);
    if (option === before || play.isWaiting(tag)) return false;
    if (!tab.user.click(tab.select(`[id='${option}'] button`))) return false;
    play.record(tag, option, { before, names: [option], isPress: true });
    return true;
  },
  entries(play, random, tag) { return actOnEntries(play, random, tag); },
};

/** Presses a row that presents a screen. */
function open(play, tag) {
  const { tab } = play;
  if (play.isWaiting("screen")) return false;
  if (!tab.user.click(tab.select(`[id='${tag}'] button`))) return false;
  play.record("screen", tag, { before: openScreen(tab), names: [tag], isPress: true });
  return true;
}

/** Acts in the row below another, which the user expands before. */
async function expanded(play, tag, perform) {
  const { tab } = play;
  if (!controlOf(tab, tag)) {
    if (!tab.user.click(tab.select(`[id='${tag}'] button`))) return false;
    await play.advance(400);
    if (!hasForm(tab) || tab.isHidden) return true;
  }
  const control = controlOf(tab, tag);
  if (!control || play.isWaiting(tag)) return true;
  // The row above may not show it yet.
  const before = control.value.replace(/^=/, "");
  const value = perform(control);
  if (value) play.record(tag, value, { before, isPress: true });
  return true;
}

// MARK: Entries

async function actOnEntries(play, random, tag) {
  const { tab } = play;
  const entries = entriesOf(tab);
  const before = readRow(tab, tag);
  const acts = ["type", "type", "add", "add", "delete", "move"];
  const chosen = entries.length ? random.oneOf(acts) : "add";
  if (play.isWaiting(tag)) return false;
  const place = random.below(entries.length || 1);
  if (chosen === "type") {
    const { id } = entries[place];
    const text = `${random.oneOf(WORDS)}${random.below(1000)}`;
    return enter(play, tag, () => tab.user.replace(`${id}/content/field`, text));
  }
  const press = (button, value, name) => {
    if (!button || button.ariaDisabled === "true" || !tab.user.click(button)) return false;
    play.record(tag, value, { before, names: ["guest", name], isPress: true });
    return true;
  };
  if (chosen === "add") {
    const button = tab.select("[id='#guests'] .row.add button");
    return before.length < 4 && press(button, [...before, ""], "Add");
  }
  const { id, text } = entries[place];
  const others = before.filter((_, index) => index !== place);
  if (chosen === "delete") return press(tab.element(`${id}!delete`), others, "Delete");
  const step = place && random.chance(0.5) ? -1 : 1;
  // Whether equal entries have been moved cannot be seen.
  if ((entries[place + step]?.text ?? text) === text) return false;
  others.splice(place + step, 0, before[place]);
  return press(tab.element(`${id}!${step < 0 ? "up" : "down"}`), others,
    step < 0 ? "Move up" : "Move down");
}

// MARK: Screens

async function actOnScreen(play, random, tag, how) {
  const { tab } = play;
  const screen = screensOf(tab).at(-1);
  if (play.isWaiting("screen")) return false;
  const closes = how === "close" || random.chance(0.25);
  if (closes) {
    const names = [screen.querySelector("[name=_dismiss]")?.textContent.trim()].filter(Boolean);
    const goesBack = random.chance(0.3) && tab.entry.state?.rowkit > 0;
    if (goesBack && !play.infoOf(tab).isAway) await tab.back();
    else if (!tab.user.click(screen.querySelector("[name=_dismiss]"))) return false;
    play.record("screen", null, { before: tag, names, isPress: true });
    return true;
  }
  const { kind } = FORMS[formOf(tab)][tag];
  const button = random.oneOf(screen.querySelectorAll("[name=_press]"));
  const option = button.textContent.trim();
  const before = readRow(tab, tag);
  if (kind === "push") {
    if (before === option || !tab.user.click(button)) return false;
    play.record(tag, option, { before, names: [option], isPress: true });
    play.record("screen", null, { before: tag, names: [option], isPress: true });
    return true;
  }
  const chosen = FORMS[formOf(tab)][tag].options.filter((one) =>
    screen.querySelectorAll("[aria-pressed=true]").some((each) => each.textContent.trim() === one));
  if (play.isWaiting(tag) || !tab.user.click(button)) return false;
  const value = FORMS[formOf(tab)][tag].options.filter((one) =>
    (one === option) !== chosen.includes(one));
  // The row itself shows the choice only after the screen is closed.
  play.record(tag, value, { before: chosen, names: [option], isPress: true });
  return true;
}
