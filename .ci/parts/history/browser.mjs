import { Channels } from "./channels.mjs";
import { Clock, turn } from "./clock.mjs";
import { Locks } from "./locks.mjs";
import { Network } from "./network.mjs";
import { Random } from "./random.mjs";
import { StoredItems } from "./storage.mjs";
import { Tab } from "./tab.mjs";

/** The number of tasks in one moment from which pages seem to go on forever. */
const MOST_TASKS = 100000;

/**
 * A browser with one profile, whose tabs show pages of one server.
 *
 * Time passes only in `advance(ms)`. Nothing runs on its own: after a test has acted on a page
 * itself, it calls `settle()` or `advance(ms)`.
 */
export class Browser {
  clock = new Clock();
  tabs = new Set();
  channels = new Channels();
  locks = new Locks();
  /** What all tabs store, in `localStorage`. */
  stored = new StoredItems();
  /** Whether a page that the user goes back to may come from the cache of files. */
  cachesPages = true;
  /**
   * Whether the browser restores controls only after the event `load`, as Chromium does, and not
   * before the scripts of the page run.
   */
  restoresLate = true;
  /** Whether a focused element that is removed gets the events of losing the focus. */
  blursRemoved = true;
  #files = new Map();
  #pages = new Map();
  #number = 0;

  /**
   * - `server`: answers the requests: see `server.mjs`.
   * - `nodes`: the number of its nodes.
   * - `seed`: where the random numbers of pages begin.
   * - `hasScript`, `hasLocks`, `hasNavigation`, `hasChannels`: what pages have.
   */
  constructor(server, {
    nodes = 1, seed = 1, hasScript = true, hasLocks = true, hasNavigation = true,
    hasChannels = true, origin = "http://forms.test", epoch = Date.UTC(2030, 0, 1),
  } = {}) {
    this.network = new Network(this.clock, server, nodes);
    this.network.link.onChange(() => {
      for (const tab of this.tabs) tab._announceOnline();
    });
    this.random = new Random(seed);
    this.hasScript = hasScript;
    this.hasLocks = hasLocks;
    this.hasNavigation = hasNavigation;
    this.hasChannels = hasChannels;
    this.origin = origin;
    this.epoch = epoch;
  }

  /** Opens a tab with a page. */
  async open(path) {
    const tab = this.newTab();
    await tab.navigate(path);
    return tab;
  }

  newTab(options) {
    const tab = new Tab(this, options);
    this.tabs.add(tab);
    return tab;
  }

  /** The errors that pages have not caught, and what they reported as errors. */
  get errors() {
    return [...this.tabs].flatMap((tab) => [
      ...tab.errors,
      ...tab.console.filter(({ level }) => level === "error").map(({ values }) => values[0]),
    ]);
  }

  /** Ends the browser with all its pages, without an event. Tabs can be loaded again. */
  async crash() {
    this.network.cut();
    for (const tab of this.tabs) void tab.crash();
    await this.settle();
  }

  // MARK: Time

  /** Runs everything that is due, until no task and no request without an answer remains. */
  async settle() {
    do await this.#drain(); while (await this.network.settle());
  }

  /** Lets time pass, and runs what becomes due, in order. */
  async advance(milliseconds) {
    const end = this.clock.now + milliseconds;
    await this.settle();
    for (let next; (next = this.clock.nextTime) !== undefined && next <= end;) {
      this.clock.now = Math.max(this.clock.now, next);
      await this.settle();
    }
    this.clock.now = end;
  }

  /** Lets time pass until a condition is true, and returns whether that happened in time. */
  async until(condition, milliseconds = 60000) {
    const end = this.clock.now + milliseconds;
    await this.settle();
    while (!condition()) {
      const next = this.clock.nextTime;
      if (next === undefined || next > end) {
        this.clock.now = end;
        return false;
      }
      this.clock.now = Math.max(this.clock.now, next);
      await this.settle();
    }
    return true;
  }

  async #drain() {
    await turn();
    for (let count = 0; ; count++) {
      const task = this.clock.takeDue();
      if (!task) {
        this.#fixFocus();
        if (this.clock.nextTime === undefined || this.clock.nextTime > this.clock.now) return;
        continue;
      }
      if (task.owner) task.owner.perform(task);
      else task.run();
      await turn();
      if (count > MOST_TASKS) throw new Error("the pages go on without time passing");
    }
  }

  /** As when pages are drawn. */
  #fixFocus() {
    for (const { window, isHidden } of this.tabs) {
      if (window && !isHidden && !window.owner.isHeld) window.document._fixFocus();
    }
  }

  // MARK: Network

  send({ url, headers, site, method, ...request }) {
    const fields = {
      host: url.host, "user-agent": "Histories", "accept-language": "en-US,en;q=0.9",
      "sec-fetch-site": site, ...headers,
    };
    if (method !== "GET") fields.origin = url.origin;
    return this.network.send({
      body: new Uint8Array(), ...request, method, path: url.pathname + url.search,
      headers: Object.entries(fields),
    });
  }

  /** The text of a file that need not be requested again, or undefined. */
  cachedFile(url) { return this.#files.get(url.href); }

  cacheFile(url, text, headers) {
    if (/immutable|max-age=[1-9]/.test(headers.get("cache-control") ?? "")) {
      this.#files.set(url.href, text);
    }
  }

  cachedPage(url) { return this.#pages.get(url.split("#")[0]); }

  cachePage(url, response) { this.#pages.set(url.split("#")[0], response); }

  /** Whether a response may be kept for the way back. */
  mayKeep({ status, headers }) {
    return status === 200 && !/no-store/.test(headers.get("cache-control") ?? "");
  }

  announceStorage(from, key, oldValue, newValue) {
    for (const { window } of this.tabs) {
      if (window && window !== from) {
        window.announceStorage(key, oldValue, newValue, window._globals?.localStorage ?? null);
      }
    }
  }

  /** A number that is used once. */
  nextNumber() { return ++this.#number; }
}
