import { act } from "./acts.mjs";
import { FORMS, isSame, REVEALING } from "./forms.mjs";
import { isShownAs } from "./model.mjs";
import { PAGE_EVENTS } from "./pageevents.mjs";
import { Random } from "./random.mjs";
import { hasForm, openScreen, readPage, readRow, SECRET, statusOf } from "./reading.mjs";
import { problemsOfSubmission } from "./submitted.mjs";

/** Notes that name no row, so that they may mean any. */
const GENERAL = /could not be restored\. Please check the form|page (has )?expired|starts? (empty|anew)/i;

/** How often a user presses a button that is held. */
const MOST_PRESSES = 3;

/**
 * Ends a history: brings everything back, shows the pages that are left, and submits the form.
 *
 * Returns the problems as texts, the parts that pages have named, those that were lost and nobody is
 * to blame, and those that were named without need.
 */
export async function judge(play) {
  const end = new End(play);
  await end.bringBack();
  for (const model of play.models) await end.judge(model);
  return end;
}

class End {
  problems = [];
  named = [];
  lost = [];
  needless = [];

  constructor(play) { this.play = play; }

  note(text) { this.play.trace.push({ time: this.play.now, text }); }

  async bringBack() {
    const { play } = this;
    const { network } = play.browser;
    this.note("the end: everything comes back");
    for (const { link } of [network, ...play.tabs]) {
      Object.assign(link, { fault: null, delay: 0 });
      link.isOnline = true;
    }
    await PAGE_EVENTS.start(play);
    await play.advance(100);
  }

  async judge(model) {
    const tabs = this.play.tabsOf(model);
    // The pages hear of each other, also through those that were shown before.
    for (const tab of [...tabs, ...tabs]) await this.show(tab, 20000);
    const shown = tabs.filter(hasForm).map((tab) => [tab, readPage(tab)]);
    if (shown.length < tabs.length) this.problems.push("a tab does not show the form");
    if (!shown.length) return;
    this.checkNames(model);
    for (const [tab, values] of shown) this.compare(model, tab, values);
    this.compareTabs(model, shown);
    await this.reveal(model, tabs.at(-1));
    if (this.problems.length) return;
    await this.submit(model, tabs.at(-1));
  }

  async show(tab, time) {
    const { play } = this;
    for (const other of play.tabs) if (other !== tab && !other.isHidden) await other.hide();
    play.tab = tab;
    await tab.show();
    if (play.infoOf(tab).isAway) await PAGE_EVENTS.comeBack(play);
    if (!hasForm(tab)) await tab.reload();
    await play.advance(time);
    this.note(`tab ${play.infoOf(tab).number} was shown`);
  }

  // MARK: Pages

  /** Notes what pages name as changed on two of them, though users have acted in one only. */
  checkNames(model) {
    for (const { time, text, model: other } of this.play.said) {
      const [, list] = text.match(/Changed on two pages.*?check: (\S+(?:(?:,| and) \S+)*)/) ?? [];
      if (!list || other !== model) continue;
      for (const [name, part] of model.parts) {
        const isNamed = new RegExp(`\\b${name}\\b`).test(list) && !model.part("screen").names.has(name);
        if (isNamed && part.actors.size < 2) this.needless.push(`${name} is named at ${time}`);
      }
    }
  }

  compare(model, tab, values, parts = [...model.parts.keys()]) {
    const { number } = this.play.infoOf(tab);
    const effective = { ...model.values, ...values };
    for (const name of parts) {
      const row = FORMS[model.form][name];
      if (row) {
        const isShown = row.isShown?.(effective) ?? true;
        if (isShown !== name in values) {
          if (this.isHiddenOpen(model, values)) continue;
          this.problems.push(`tab ${number} ${isShown ? "does not show" : "shows"} ${name}`);
          continue;
        }
        if (!isShown) continue;
      }
      this.check(model, name, row ? values[name] : openScreen(tab), `tab ${number} shows`);
    }
  }

  check(model, name, value, what) {
    const part = model.part(name);
    const verdict = this.verdict(model, name, value);
    if (verdict === "same") return;
    const text = `${what} ${name} as ${JSON.stringify(value)}, not ${JSON.stringify(part.latest)}`;
    if (verdict === "named" || verdict === "lost") {
      this[verdict].push(text);
      this.note(`${text}: ${verdict}`);
      // From now on, it is what the user sees.
      if (value !== SECRET) part.adopt(value);
    } else {
      this.problems.push(verdict === "silent" ? `${text}: changed on two pages, without a word` : text);
    }
  }

  verdict(model, name, value) {
    const part = model.part(name);
    const verdict = part.judge(value, (names, since) => this.isNamed(model, [name, ...names], since));
    const isUnnamed = verdict === "wrong" || verdict === "silent";
    const isTogether = FORMS[model.form][name]?.kind === "tokens" ? hasAll : isMerged;
    if (!isUnnamed || !Array.isArray(value) || !isTogether(value, part)) return verdict;
    part.adopt(value);
    return "same";
  }

  isNamed(model, names, since) {
    return this.play.said.some(({ time, text, model: other }) => other === model && time >= since
      && (GENERAL.test(text) || names.some((name) => new RegExp(`\\b${name}\\b`).test(text))));
  }

  /** Whether a hidden row, on which others may depend, has been lost, or a page has named it. */
  isHiddenOpen(model, values) {
    return Object.keys(FORMS[model.form]).some((name) => !(name in values)
      && (model.part(name).older.length || this.isNamed(model, [name], model.part(name).firstTime)));
  }

  compareTabs(model, shown) {
    const [[, first], ...others] = shown;
    for (const [tab, values] of others) {
      for (const name of Object.keys(values)) {
        if (!(name in first) || isSame(values[name], first[name])) continue;
        // Only the session and the page where it was entered have a secret.
        const { firstTime } = model.part(name);
        if (FORMS[model.form][name].kind === "secret" && ([values[name], first[name]].includes(SECRET)
          || this.isNamed(model, [name], firstTime))) continue;
        this.problems.push(`tab ${this.play.infoOf(tab).number} shows ${name} as `
          + `${JSON.stringify(values[name])}, and another as ${JSON.stringify(first[name])}`);
      }
    }
  }

  // MARK: Submitting

  /** Shows all rows, as a user would. */
  async reveal(model, tab) {
    const { play } = this;
    await this.show(tab, 3000);
    const random = new Random(1);
    if (openScreen(tab) !== null) {
      await act(play, random, { how: "close" });
      await play.advance(1000);
    }
    for (const [name, meant] of REVEALING[model.form]) {
      const value = typeof meant === "function" ? meant(readRow(tab, name) ?? "") : meant;
      if (isSame(readRow(tab, name), value)) continue;
      await act(play, random, { tag: name, how: "whole", value });
      await play.advance(1000);
    }
    if (tab.element("tags/content/field")?.value) {
      tab.user.replace("tags/content/field", "");
      await play.advance(1000);
    }
    this.compare(model, tab, readPage(tab));
  }

  async submit(model, tab) {
    const { play } = this;
    await play.server.takeSubmissions();
    const submissions = [];
    // A press is held if there is something to read before, and the user then presses again.
    for (let time = 0; time < MOST_PRESSES && !submissions.length; time++) {
      if (time && !/\bNot done: /.test(statusOf(tab))) break;
      tab.user.click(tab.element("rowkit-status"));
      tab.user.click(tab.select(".screen.first .actions [name=_submit]"));
      await play.advance(3000);
      submissions.push(...await play.server.takeSubmissions());
    }
    if (submissions.length !== 1) {
      const text = `${tab.select(".summary")?.textContent ?? ""} ${statusOf(tab)}`;
      this.problems.push(`${submissions.length} submissions: ${text.trim()}`);
      return;
    }
    this.problems.push(...problemsOfSubmission(this, model, submissions[0].values));
  }
}

/**
 * Whether users have changed different entries of a list, and it has all that they entered.
 *
 * Of what a user has added or removed meanwhile, blank entries may be there, at most one for each
 * press.
 */
function isMerged(list, { latest, others, apartCount }) {
  const blank = list.slice(latest.length);
  if (isSame(list.slice(0, latest.length), latest) && blank.length <= apartCount
    && !blank.some(Boolean)) return true;
  const lists = [latest, ...others];
  const lengths = lists.map(({ length }) => length);
  const common = Math.min(...lengths);
  const most = lengths.reduce((sum, length) => sum + length);
  return others.length > 0 && list.length >= common && list.length <= most
    && list.every((one, place) => !one && place >= common
      || lists.some((each) => each[place] === one)
        && (one || lists.every((each) => !each[place])));
}

/** Whether users have added different tokens, and all of them are there. */
function hasAll(tokens, { latest, others }) {
  const meant = new Set([latest, ...others].flat());
  return others.length > 0 && meant.size === tokens.length && tokens.every((one) => meant.has(one));
}
