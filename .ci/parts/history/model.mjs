import { FORMS, isSame } from "./forms.mjs";
import { SECRET } from "./reading.mjs";

/**
 * What users meant with one session, over all pages that show it.
 *
 * Users act one after the other. Each part of the form, such as a row, has the value that was
 * entered last. If the page on which a user acted did not show what was entered before, the two did
 * not know of each other: either may remain, if the page names the row.
 */
export class Model {
  /** The path of the session, once a page has connected. */
  path = null;
  #parts = new Map();

  constructor(form) {
    this.form = form;
    for (const [tag, { value = "" }] of Object.entries(FORMS[form])) {
      this.#parts.set(tag, new Part(value));
    }
    this.#parts.set("screen", new Part(null, { isScreen: true }));
  }

  part(name) { return this.#parts.get(name); }
  get parts() { return this.#parts; }

  /**
   * Records an act of a user.
   *
   * - `before`: what the page showed of the part.
   * - `names`: what a page may call the act, besides the name of the part.
   * - `or`: another value that the act may lead to, if the user has left it half done.
   */
  act(name, value, { tab, time, before, names = [], or }) {
    const part = this.#parts.get(name);
    part.act(value, { tab, time, before, names, or });
    return part;
  }

  /** The values that users meant, of all rows. */
  get values() {
    return Object.fromEntries([...this.#parts].map(([name, part]) => [name, part.latest]));
  }
}

/** A part of a form: its value, and who has it. */
export class Part {
  /** Values that may remain, besides the latest: of users who did not know of each other. */
  others = [];
  /** What may remain without a name, because nobody holds what was entered later. */
  #older = [];
  #isLost = false;
  /** The part as it was when somebody acted who did not know of it: it may be lost by itself. */
  #under = null;
  names = new Set();
  /** The acts of the tab that acted last: their times, and what might remain without each. */
  #acts = [];
  /** When the part was entered for the first time, and the last time. */
  firstTime = 0;
  time = 0;
  /** How often users have acted without knowing. */
  apartCount = 0;
  tab = null;
  /** The tab whose page was left before, and all acts there. */
  #left = null;
  /** The tabs that have acted on the part. */
  actors = new Set();
  /** All values before the latest. */
  #earlier = [];
  /** Who holds the latest value, besides the page where it was entered, once that is gone. */
  holders = null;

  constructor(value, { isScreen = false } = {}) {
    this.latest = value;
    this.isScreen = isScreen;
  }

  /** Values that may remain without a name. */
  get older() {
    return this.#isLost && this.#under ? [...this.#older, ...this.#under.older] : this.#older;
  }

  /** The part, and what was below it each time that somebody acted without knowing. */
  get layers() { return [this, ...this.#under?.layers ?? []]; }

  act(value, { tab, time, before, names, or }) {
    this.settle(before);
    const isKnown = isShownAs(before, this.latest);
    // Who closes a screen need not know that another user has closed it and opened it again.
    const isAnother = this.isScreen && tab !== this.tab && this.isBack;
    this.or = or;
    // What a page shows already is not entered.
    if (isSame(value, before)) return;
    if (!isKnown) this.#under = this.#copy();
    else if (tab !== this.tab) this.#under = null;
    if (tab !== this.tab) this.#acts = [];
    this.#acts.push({ time, before: [this.latest, ...this.others, ...this.older] });
    this.others = this.others.filter((other) => !isShownAs(before, other));
    if (!isKnown) {
      this.others.push(this.latest);
      this.apartCount++;
    }
    if (isKnown) this.#older = isAnother ? [this.latest] : [];
    this.#isLost = false;
    for (const one of names) this.names.add(one);
    this.#earlier.push(this.latest);
    this.actors.add(tab);
    this.firstTime ||= time;
    Object.assign(this, { latest: value, time, tab, holders: null });
    this.#left = null;
  }

  /** Whether the latest value was there before, so that who shows it may not know of it. */
  get isBack() {
    return this.#acts.some(({ before }) => before.some((value) => isSame(value, this.latest)));
  }

  /** Another value is what users see from now on. */
  adopt(value) { this.latest = value; }

  /** What the user has left half done has led to the other value, if a page shows it. */
  settle(shown) {
    if (this.or === undefined || !isSame(shown, this.or)) return;
    [this.latest, this.or] = [this.or, undefined];
  }

  /** The page where the part was entered is gone, and with it what was entered since a time. */
  leave(since, holders) {
    this.#left = { tab: this.tab, acts: this.#acts };
    this.tab = null;
    this.holders = new Set(holders);
    this.#acts = this.#acts.filter(({ time }) => time > since);
    this.loseIfUnheld();
  }

  /** A tab is closed, and with it what it had stored when its page was gone. */
  close(tab) {
    if (this.#left?.tab !== tab) return;
    if (this.holders) this.#acts = this.#left.acts;
    else this.#lose(this.#left.acts);
  }

  /** Without anyone who holds anything of the session, any earlier value may remain. */
  loseAll() { this.#older.push(...this.#earlier); }

  /** Without anyone who holds it, the latest value has been lost, and nobody is to blame. */
  loseIfUnheld() {
    if (this.holders?.size !== 0) return;
    this.#lose(this.#acts);
    this.holders = null;
  }

  #lose(acts) {
    this.#older.push(...acts.flatMap(({ before }) => before));
    this.#isLost = true;
  }

  #copy() {
    const copy = new Part(this.latest);
    const { time, tab, holders } = this;
    Object.assign(copy, { time, tab, holders: holders && new Set(holders) });
    [copy.#older, copy.#isLost, copy.#under] = [this.#older.slice(), this.#isLost, this.#under];
    [copy.#acts, copy.#left] = [this.#acts.slice(), this.#left];
    copy.#earlier = this.#earlier.slice();
    return copy;
  }

  /**
   * Judges a value that was found in the end: `same`, `lost` without blame, `named`, or else what
   * is wrong with it.
   *
   * - `isNamed(names, since)`: whether a page has named something since a time.
   */
  judge(value, isNamed) {
    this.settle(value);
    if (isShownAs(value, this.latest)) return "same";
    if (this.older.some((older) => isShownAs(value, older))) return "lost";
    if (isNamed(this.names, this.firstTime)) return "named";
    return this.others.some((other) => isShownAs(value, other)) ? "silent" : "wrong";
  }
}

/** Whether a page that shows something may have a value. */
export const isShownAs = (shown, value) =>
  isSame(shown, value) || shown === SECRET && value !== "" && typeof value === "string";
