import { Owner } from "./clock.mjs";
import { Event } from "./dom/events.mjs";
import { Link } from "./link.mjs";
import { StoredItems } from "./storage.mjs";
import { User } from "./user.mjs";
import { Window } from "./window.mjs";

/** The number of entries that a browser keeps. */
const MOST_ENTRIES = 50;
const MOST_REDIRECTS = 20;

/**
 * A tab: its history, what it stores, and the page that it shows.
 *
 * A method that the user could have called returns a promise that waits until the browser has
 * settled.
 */
export class Tab {
  owner = new Owner();
  /** The page, or null if the tab has crashed or was discarded. */
  window = null;
  link = new Link();
  /** Whether the page may be kept whole when it is left. */
  usesBackForwardCache = false;
  /** Whether pages get no storage. */
  isStorageRefused = false;
  isHidden = false;
  /** Whether the user is in the tab. */
  hasFocus = true;
  isFrozen = false;
  isDiscarded = false;
  isClosed = false;
  size = [900, 1400];
  /** The queries of media that match. */
  media = new Set();
  /** A function that returns the box of an element, or null. */
  layout = null;
  /** Errors that pages have not caught, and what they wrote to the console. */
  errors = [];
  console = [];
  #isInFront = true;
  #cached = new Map();
  #pending = null;
  /** What an empty tab is loading, which is also what it reloads. */
  #first = null;

  constructor(browser, { entries, index, stored, isHidden = false } = {}) {
    this.browser = browser;
    this.entries = entries ?? [new Entry("about:blank", browser.nextNumber())];
    this.index = index ?? 0;
    this.stored = stored ?? new StoredItems();
    this.isHidden = isHidden;
    this.hasFocus = !isHidden;
    this.user = new User(this);
    this.link.onChange(() => this._announceOnline());
    if (!entries) this.#show({ html: "", url: "about:blank", type: "navigate", isOfBrowser: true });
  }

  get entry() { return this.entries[this.index]; }
  get document() { return this.window?.document ?? null; }
  get url() { return this.document?.URL ?? this.entry.url; }
  get isOnline() { return this.link.isOnline && this.browser.network.link.isOnline; }
  element(id) { return this.document?.getElementById(id) ?? null; }
  select(selector) { return this.document?.querySelector(selector) ?? null; }
  selectAll(selector) { return this.document?.querySelectorAll(selector) ?? []; }

  // MARK: Going somewhere

  /** Goes to an address, as if the user had typed it. */
  navigate(path) {
    const url = new URL(path, this.browser.origin).href;
    // The address that is shown, and that of an empty tab, become no other entry.
    const isReplaced = url === this.entry.url || this.entry.url === "about:blank";
    return this.#act(() =>
      this._begin({ url, history: isReplaced ? "replace" : "push", site: "none" }));
  }

  reload() {
    return this.#act(() => this._begin(this.entry.url === "about:blank" ? this.#first : {
      url: this.entry.url, history: "reload", type: "reload", ...this.entry.post,
    }));
  }

  back() { return this.#act(() => this._traverse(-1)); }
  forward() { return this.#act(() => this._traverse(1)); }
  /** Goes to another entry, which may be several away. */
  go(count) { return this.#act(() => this._traverse(count)); }

  /** Opens another tab, in front unless it is in the background. */
  async openInNewTab(path, options = {}) {
    const tab = this._openTab(new URL(path, this.browser.origin).href, options);
    await this.browser.settle();
    return tab;
  }

  _openTab(url, { background = false, copiesStorage = false }) {
    const stored = copiesStorage ? this.stored.copy() : undefined;
    const tab = this.browser.newTab({ isHidden: background, stored });
    if (!background) this.#hide();
    tab._begin({ url, history: "replace" });
    return tab;
  }

  /** Copies the tab: its history with the states, and what it stores. The page is loaded anew. */
  async duplicate() {
    const entries = this.entries.map((entry) => entry.copy());
    const tab = this.browser.newTab({ entries, index: this.index, stored: this.stored.copy() });
    tab.link.delay = this.link.delay;
    this.#hide();
    // Chromium restores the copy as if the user had gone back to it.
    tab._begin({ url: tab.entry.url, history: "traverse", index: tab.index, type: "back_forward" });
    await this.browser.settle();
    return tab;
  }

  // MARK: Coming and going of the user

  hide() { return this.#act(() => this.#hide()); }

  #hide() {
    if (this.isHidden) return;
    this.#leaveFocus();
    this.isHidden = true;
    this.window?.setVisible(false);
  }

  /** Shows the tab. Loads its page if that was discarded, and lets it go on if it was frozen. */
  show() {
    return this.#act(() => {
      if (!this.isHidden) return;
      this.#resume();
      this.isHidden = false;
      if (this.isDiscarded) {
        this.hasFocus = this.#isInFront;
        return this.#loadDiscarded();
      }
      this.#enterFocus();
      this.window?.setVisible(true);
    });
  }

  /** Goes to another application while the tab remains visible, or comes back. */
  leaveFocus() {
    return this.#act(() => {
      this.#leaveFocus();
      this.#isInFront = false;
    });
  }

  enterFocus() {
    return this.#act(() => {
      if (this.#isInFront) return;
      this.#isInFront = true;
      if (!this.isHidden) this.#enterFocus();
    });
  }

  #leaveFocus() {
    if (!this.hasFocus) return;
    this.hasFocus = false;
    this.window?.announceFocus(false);
  }

  #enterFocus() {
    if (!this.#isInFront || this.hasFocus) return;
    this.hasFocus = true;
    this.window?.announceFocus(true);
  }

  /** Freezes the page: nothing of it runs until it is resumed. A visible page is hidden before. */
  freeze() {
    return this.#act(() => {
      if (this.isFrozen) return;
      this.#hide();
      this.isFrozen = true;
      this.window?.freeze();
    });
  }

  resume() { return this.#act(() => this.#resume()); }

  #resume() {
    if (!this.isFrozen) return;
    this.isFrozen = false;
    this.window?.resume();
  }

  /** Discards the page to free memory, without an event. It is loaded again when it is shown. */
  discard() {
    return this.#act(() => {
      this.#hide();
      this.#end();
      this.isDiscarded = true;
    });
  }

  #loadDiscarded() {
    this.isDiscarded = false;
    // Chromium restores the page as if the user had gone back to it.
    this._begin({
      url: this.entry.url, history: "traverse", index: this.index, type: "back_forward",
      wasDiscarded: true,
    });
  }

  /** Ends the page without an event. The tab can load it again. */
  crash() { return this.#act(() => this.#end()); }

  #end() {
    this.#pending?.cancel();
    this.#pending = null;
    this.isFrozen = false;
    this.window?.destroy();
    this.window = null;
    for (const window of this.#cached.values()) window.destroy();
    this.#cached.clear();
  }

  close() {
    return this.#act(() => {
      this.window?.beforeUnload();
      this.window?.leave();
      this.window = null;
      this.#end();
      this.owner.end();
      this.isClosed = true;
      this.browser.tabs.delete(this);
    });
  }

  #act(action) {
    if (this.isClosed) throw new Error("the tab is closed");
    action();
    return this.browser.settle();
  }

  _announceOnline() {
    const { isOnline } = this;
    if (!isOnline) this.browser.network.cut((exchange) => exchange.link === this.link);
    const { window } = this;
    window?._post(() => window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
  }

  // MARK: Entries

  /** Writes the state of the entry, or adds an entry of the same page. */
  _writeEntry(url, state, pushes) {
    this.#keepScroll();
    if (pushes) this.#add(new Entry(url, this.entry.documentID, this.browser.nextNumber()));
    this.entry.url = url;
    this.entry.state = state;
  }

  #add(entry) {
    for (const { documentID } of this.entries.splice(this.index + 1)) this.#forget(documentID);
    this.entries.push(entry);
    if (this.entries.length > MOST_ENTRIES) this.entries.shift();
    this.index = this.entries.length - 1;
  }

  #forget(documentID) {
    if (this.entries.some((entry) => entry.documentID === documentID)) return;
    this.#cached.get(documentID)?.destroy();
    this.#cached.delete(documentID);
  }

  #keepScroll() {
    if (this.window) this.entry.scroll = [this.window.scrollX, this.window.scrollY];
  }

  _traverse(count) {
    const index = this.index + count;
    const target = this.entries[index];
    if (!target) return;
    if (count !== 0 && this.window && target.documentID === this.entry.documentID) {
      this.#keepScroll();
      this.index = index;
      return this.window.showEntry(target);
    }
    const isReload = count === 0;
    this._begin({
      url: target.url, history: isReload ? "reload" : "traverse", index,
      type: isReload ? "reload" : "back_forward", ...target.post,
    });
  }

  // MARK: Loading

  /**
   * Begins to load a page. The present page goes on until the response has arrived.
   *
   * - `history`: `push`, `replace`, `reload`, or `traverse` to the entry `index`.
   */
  _begin({ site = "same-origin", ...navigation }) {
    this.#first ??= { site, ...navigation };
    this.#pending?.cancel();
    this.#pending = null;
    if (this.window && !this.window.isOfBrowser) this.window.beforeUnload();
    navigation.type ??= "navigate";
    // What the browser shows in place of a page is not loaded again, but for the first time.
    if (navigation.type === "reload" && this.window?.isErrorPage) navigation.type = "navigate";
    if (navigation.history === "traverse") {
      const { documentID } = this.entries[navigation.index];
      const cached = this.#cached.get(documentID);
      if (cached) return this.#showCached(documentID, cached, navigation.index);
      // A page is read from the cache on the way back, even if it is no longer fresh.
      const { post } = this.entries[navigation.index];
      const response = post ? post.response : this.browser.cachedPage(navigation.url);
      if (response && this.browser.cachesPages) {
        this.browser.clock.schedule(0, () => this.#commit(navigation, response), this.owner);
        return;
      }
      // Chromium does not send a form again on the way back.
      if (navigation.method === "POST") return this.#commitError(navigation);
    }
    this.#request(navigation, site, 0);
  }

  #request(navigation, site, redirects) {
    const { method = "GET", url, body, contentType } = navigation;
    const headers = {
      accept: "text/html,application/xhtml+xml,*/*;q=0.8", "upgrade-insecure-requests": "1",
    };
    if (contentType) headers["content-type"] = contentType;
    const exchange = this.browser.send({
      kind: "page", method, url: new URL(url), headers, body: body ?? new Uint8Array(), site,
      link: this.link, owner: this.owner,
      onResponse: (response) => {
        if (this.#pending !== exchange) return;
        this.#pending = null;
        this.#receive(navigation, response, site, redirects);
      },
      onError: () => {
        if (this.#pending !== exchange) return;
        this.#pending = null;
        this.#commitError(navigation);
      },
    });
    this.#pending = exchange;
  }

  #receive(navigation, response, site, redirects) {
    const { status, headers } = response;
    const place = status >= 300 && status < 400 ? headers.get("location") : null;
    if (place) {
      if (redirects === MOST_REDIRECTS) return this.#commitError(navigation);
      const url = new URL(place, navigation.url).href;
      const keepsMethod = status === 307 || status === 308;
      const next = keepsMethod ? { ...navigation, url }
        : { ...navigation, url, method: "GET", body: undefined, contentType: undefined };
      return this.#request(next, site, redirects + 1);
    }
    // Such a response leaves the page as it is.
    if (status === 204 || status === 205) return;
    if (headers.get("content-disposition")?.startsWith("attachment")) return;
    const mayKeep = this.browser.mayKeep(response);
    if (mayKeep && navigation.method !== "POST") this.browser.cachePage(navigation.url, response);
    this.#commit(navigation, response);
    if (mayKeep && this.entry.post) this.entry.post.response = response;
  }

  #commit(navigation, response) {
    const { url, type, wasDiscarded } = navigation;
    const isPage = /html|^$/.test(response.headers.get("content-type") ?? "");
    const text = new TextDecoder().decode(response.body);
    this.#leave();
    this.#enter(navigation);
    const isRestored = type === "back_forward";
    this.#show({
      html: isPage ? text : `<pre>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`,
      url, type, wasDiscarded,
    }, isRestored ? this.entry.controls : null);
    this.window.status = response.status;
    if (type === "navigate") return;
    [this.window.scrollX, this.window.scrollY] = this.entry.scroll;
  }

  /**
   * Shows the browser's own page for a request that failed.
   *
   * It stands at the address, but the state and the key of the entry are lost, and no page of the
   * same document remains, so that the next attempt is not a reload.
   */
  #commitError(navigation) {
    this.#leave();
    this.#enter(navigation);
    this.entry.state = null;
    this.entry.controls = null;
    this.entry.documentID = this.entry.key = this.browser.nextNumber();
    this.#show({
      html: "<title>No connection</title><h1>This site can’t be reached</h1>", url: navigation.url,
      type: navigation.type, isOfBrowser: true,
    });
    this.window.isErrorPage = true;
  }

  #leave() {
    const { window, entry } = this;
    if (!window) return;
    this.#keepScroll();
    const persisted = this.usesBackForwardCache && window.hasLoaded && !window.isOfBrowser
      && !this.isFrozen;
    window.leave({ persisted });
    entry.controls = window.keptControls();
    if (persisted) this.#cached.set(entry.documentID, window);
    this.window = null;
  }

  /** Moves to the entry of a page that has begun to load. */
  #enter({ history, url, index, method, body, contentType }) {
    const post = method === "POST" ? { method, body, contentType } : null;
    if (history === "traverse") {
      this.index = index;
      this.entry.url = url;
      return;
    }
    if (history === "reload") {
      this.#dropCached(this.entry.documentID);
      this.entry.url = url;
      return;
    }
    const entry = new Entry(url, this.browser.nextNumber());
    entry.post = post;
    if (history === "push") return this.#add(entry);
    const { documentID, key, state } = this.entry;
    entry.key = key;
    // Chromium keeps the state if the address is the same, although the page is not.
    if (url === this.entry.url && !post) entry.state = state;
    this.entries[this.index] = entry;
    this.#forget(documentID);
  }

  #dropCached(documentID) {
    this.#cached.get(documentID)?.destroy();
    this.#cached.delete(documentID);
  }

  #show({ html, url, type, isOfBrowser = false, wasDiscarded = false }, controls = null) {
    this.isFrozen = false;
    this.window = new Window(this, this.entry, { html, url, type, isOfBrowser });
    this.window.document.wasDiscarded = wasDiscarded;
    this.window.load(controls);
  }

  #showCached(documentID, window, index) {
    this.#leave();
    this.#cached.delete(documentID);
    this.index = index;
    this.window = window;
    window.comeBack();
    const { entry } = this;
    if (window.document.URL !== entry.url) window.showEntry(entry);
  }
}

/** An entry of a tab's history. */
class Entry {
  state = null;
  scroll = [0, 0];
  /** What the browser restores of the controls. */
  controls = null;
  /** The form that was sent to get the page, or null. */
  post = null;

  constructor(url, documentID, key = documentID) {
    this.url = url;
    /** Entries of the same page have the same. */
    this.documentID = documentID;
    /** Remains the same if another page takes the place of the entry. */
    this.key = key;
  }

  copy() {
    const copy = new Entry(this.url, this.documentID, this.key);
    copy.state = structuredClone(this.state);
    copy.scroll = [...this.scroll];
    copy.controls = this.controls;
    copy.post = this.post;
    return copy;
  }
}
