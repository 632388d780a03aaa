import { Owner } from "./clock.mjs";
import { Document } from "./dom/document.mjs";
import {
  Event, EventTarget, ErrorEvent, HashChangeEvent, PageTransitionEvent, PopStateEvent, StorageEvent,
} from "./dom/events.mjs";
import { FormData, urlEncoded } from "./dom/formdata.mjs";
import { encoded } from "./fetching.mjs";
import { globalsOf } from "./globals.mjs";
import { History } from "./history.mjs";
import { Location } from "./location.mjs";
import { keptControls, restoreControls } from "./restoring.mjs";
import { run } from "./script.mjs";

/** A loaded page: its document, its script, and everything that ends with it. */
export class Window extends EventTarget {
  owner = new Owner();
  /** How the page was reached, as `performance` tells it. */
  navigationType;
  hasLoaded = false;
  scrollX = 0;
  scrollY = 0;
  _exchanges = new Set();
  _streams = new Set();
  _keptAlive = 0;
  #timers = new Map();
  #timerCount = 0;
  #frames = new Map();
  #frameTask = null;
  #kept = null;

  constructor(tab, entry, { html, url, type, isOfBrowser = false }) {
    super();
    this.tab = tab;
    this.clock = tab.browser.clock;
    this.navigationType = type;
    /** Whether the page is one that the browser itself shows in place of a page. */
    this.isOfBrowser = isOfBrowser;
    this.startTime = this.clock.now;
    const hasScript = tab.browser.hasScript;
    this.document = Document.parse(html, { hasScript, view: this, url });
    this.document._blursRemoved = tab.browser.blursRemoved;
    this.document.visibilityState = tab.isHidden ? "hidden" : "visible";
    this.location = new Location(this);
    this.history = new History(this, entry.state);
  }

  // MARK: Loading

  /** Loads the scripts, and restores what the browser has kept of the controls. */
  load(kept) {
    const { document } = this;
    this.#kept = kept;
    if (!this.tab.browser.restoresLate) this.#restore();
    document.readyState = "interactive";
    document.dispatchEvent(new Event("readystatechange"));
    const scripts = this.tab.browser.hasScript && !this.isOfBrowser
      ? document.querySelectorAll("script").filter((one) => isProgram(one)) : [];
    this.#loadScripts(scripts, 0);
  }

  #loadScripts(scripts, place) {
    if (place === scripts.length) return this._post(() => this.#finishLoading());
    const script = scripts[place];
    const next = () => this.#loadScripts(scripts, place + 1);
    if (!script.src) {
      this.#run(script.textContent);
      return next();
    }
    const url = new URL(script.getAttribute("src"), this.document.baseURI);
    const cached = this.tab.browser.cachedFile(url);
    if (cached !== undefined) {
      return this._post(() => {
        this.#run(cached);
        next();
      });
    }
    const fail = () => {
      script.dispatchEvent(new Event("error"));
      next();
    };
    this._send({
      kind: "script", method: "GET", url, headers: { accept: "*/*" },
      onResponse: ({ status, headers, body }) => {
        if (status !== 200) return fail();
        const source = new TextDecoder().decode(body);
        this.tab.browser.cacheFile(url, source, headers);
        this.#run(source);
        next();
      },
      onError: fail,
    });
  }

  #run(source) {
    this._globals ??= globalsOf(this);
    try {
      run(source, this._globals, this._live);
    } catch (error) {
      this._report(error);
    }
  }

  #restore() {
    if (this.#kept) restoreControls(this.document, this.#kept);
    this.#kept = null;
  }

  #finishLoading() {
    const { document } = this;
    document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
    document.readyState = "complete";
    document.dispatchEvent(new Event("readystatechange"));
    this.hasLoaded = true;
    this.dispatchEvent(new Event("load"));
    this.#restore();
    this.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  }

  // MARK: Life

  get _hasFocus() { return this.tab.hasFocus; }

  /** Tells the page whether it is visible. */
  setVisible(isVisible) {
    const state = isVisible ? "visible" : "hidden";
    if (this.document.visibilityState === state) return;
    this.document.visibilityState = state;
    this.document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    if (isVisible) this.#planFrame();
  }

  /** Tells the page and its focused element whether the user is there. */
  announceFocus(hasFocus) {
    const { document } = this;
    const element = document.activeElement;
    const [plain, bubbling] = hasFocus ? ["focus", "focusin"] : ["blur", "focusout"];
    if (hasFocus) this.dispatchEvent(new Event("focus"));
    if (element && element !== document.body) {
      if (!hasFocus) element._commit?.();
      document._announceFocus(element, null, plain, bubbling);
    }
    if (!hasFocus) this.dispatchEvent(new Event("blur"));
  }

  freeze() {
    this.document.dispatchEvent(new Event("freeze", { bubbles: true }));
    this.owner.hold();
  }

  resume() {
    this.owner.release(this.clock);
    this.document.dispatchEvent(new Event("resume", { bubbles: true }));
  }

  beforeUnload() {
    if (!this.owner.isHeld) this.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  }

  /** Leaves the page, which remains whole if it is persisted. */
  leave({ persisted = false } = {}) {
    // Nothing of a frozen page runs.
    if (this.owner.isHeld) return this.destroy();
    this.dispatchEvent(new PageTransitionEvent("pagehide", { persisted }));
    this.setVisible(false);
    if (persisted) return this.freeze();
    this.dispatchEvent(new Event("unload"));
    this.destroy();
  }

  /** Shows a persisted page again. */
  comeBack() {
    this.resume();
    this.setVisible(!this.tab.isHidden);
    this.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }

  /** Ends the page without an event. Only requests that are kept alive go on. */
  destroy() {
    this.owner.end();
    for (const stream of [...this._streams]) stream.close();
    for (const exchange of this._exchanges) if (!exchange.request.keepalive) exchange.cancel();
    this._exchanges.clear();
    const { channels, locks } = this.tab.browser;
    channels.leave(this);
    locks.leave(this);
  }

  // MARK: Timers

  /** Runs something in the next turn. */
  _post(run) { return this.clock.schedule(0, run, this.owner); }

  _setTimeout(callback, delay = 0, ...values) {
    const id = ++this.#timerCount;
    const task = this.clock.schedule(Number(delay), () => {
      this.#timers.delete(id);
      this.#call(callback, values);
    }, this.owner);
    this.#timers.set(id, task);
    return id;
  }

  _setInterval(callback, delay = 0, ...values) {
    const id = ++this.#timerCount;
    const again = () => {
      // Never in the same moment, which would last forever.
      this.#timers.set(id, this.clock.schedule(Math.max(1, Number(delay) || 0), () => {
        again();
        this.#call(callback, values);
      }, this.owner));
    };
    again();
    return id;
  }

  _clearTimeout(id) {
    const task = this.#timers.get(id);
    if (!task) return;
    task.isCancelled = true;
    this.#timers.delete(id);
  }

  /** Calls back with the next frame. A page that is hidden has none. */
  _requestFrame(callback) {
    const id = ++this.#timerCount;
    this.#frames.set(id, callback);
    this.#planFrame();
    return id;
  }

  _cancelFrame(id) { this.#frames.delete(id); }

  #planFrame() {
    if (this.#frameTask || !this.#frames.size || this.document.hidden) return;
    this.#frameTask = this.clock.schedule(16 - this.clock.now % 16, () => {
      this.#frameTask = null;
      if (this.document.hidden) return;
      const frames = [...this.#frames.values()];
      this.#frames.clear();
      for (const callback of frames) this.#call(callback, [this.clock.now - this.startTime]);
      this.#planFrame();
    }, this.owner);
  }

  #call(callback, values) {
    try {
      callback(...values);
    } catch (error) {
      this._report(error);
    }
  }

  /** Keeps an error that the page has not caught, for tests to read. */
  _report(error) {
    this.tab.errors.push(error);
    const message = String(error?.message ?? error);
    this.dispatchEvent(new ErrorEvent("error", { message, error }));
  }

  // MARK: Network

  /** Sends a request that ends with the page, unless it is kept alive. */
  _send({ url, headers, keepalive = false, ...request }) {
    const { browser, link } = this.tab;
    const exchange = browser.send({
      ...request, url, keepalive, link, owner: this.owner, window: this,
      headers: { ...headers, referer: this.document.URL }, site: "same-origin",
      onError: (reason) => {
        this._exchanges.delete(exchange);
        request.onError?.(reason);
      },
      onResponse: (response, exchange) => {
        if (!exchange.isStream) this._exchanges.delete(exchange);
        request.onResponse(response, exchange);
      },
    });
    this._exchanges.add(exchange);
    return exchange;
  }

  // MARK: Navigation

  _navigate(url, { replaces = false, reloads = false } = {}) {
    const address = new URL(url, this.document.baseURI);
    this._post(() => {
      if (this.tab.window !== this) return;
      if (reloads) this.tab._begin({ url: address.href, history: "reload", type: "reload" });
      else this.#go(address, replaces);
    });
  }

  #go(address, replaces) {
    const current = this.document.URL;
    const [path, oldPath] = [address.href, current].map((url) => url.split("#")[0]);
    if (address.hash && path === oldPath) return this._moveWithin(address.href, replaces);
    // The address of the page itself does not become another entry, nor does one that a page goes
    // on to before it has loaded.
    const isReplaced = replaces || address.href === current || !this.hasLoaded;
    this.tab._begin({ url: address.href, history: isReplaced ? "replace" : "push" });
  }

  /** Moves to another part of the page. */
  _moveWithin(url, replaces) {
    const oldURL = this.document.URL;
    this.document.URL = url;
    this.tab._writeEntry(url, null, !replaces && url !== oldURL);
    this.history._moveTo(null);
    this.dispatchEvent(new PopStateEvent("popstate", { state: null }));
    if (oldURL !== url) {
      const event = new HashChangeEvent("hashchange", { oldURL, newURL: url });
      this._post(() => this.dispatchEvent(event));
    }
  }

  _traverse(count) {
    const { tab } = this;
    this.clock.schedule(0, () => {
      if (tab.window === this) tab._traverse(count);
    }, tab.owner);
  }

  /** Called when the tab has moved to another entry of this page. */
  showEntry({ url, state, scroll }) {
    this.document.URL = url;
    this.history._moveTo(state);
    [this.scrollX, this.scrollY] = scroll;
    this.dispatchEvent(new PopStateEvent("popstate", { state: this.history.state }));
  }

  _follow(anchor) {
    if (anchor.hasAttribute("download")) return;
    if (anchor.target === "_blank") {
      this._post(() => void this.tab._openTab(anchor.href, {}));
    } else {
      this._navigate(anchor.href);
    }
  }

  /** Sends a form as the browser does without a script. */
  _submit(form, submitter) {
    const data = new FormData(form, submitter);
    const attribute = (name) => submitter?.getAttribute("form" + name) ?? form.getAttribute(name);
    const url = new URL(attribute("action") ?? "", this.document.baseURI);
    const isPost = attribute("method")?.toLowerCase() === "post";
    const isMultipart = attribute("enctype")?.toLowerCase() === "multipart/form-data";
    if (!isPost) url.search = urlEncoded(data);
    const { bytes, type } = encoded(
      isMultipart ? data : new URLSearchParams(urlEncoded(data)), this);
    this._post(() => {
      if (this.tab.window !== this) return;
      const contentType = type.split(";charset")[0];
      const post = isPost ? { method: "POST", body: bytes, contentType } : {};
      const isReplaced = !this.hasLoaded || url.href === this.document.URL && !isPost;
      this.tab._begin({ url: url.href, history: isReplaced ? "replace" : "push", ...post });
    });
  }

  // MARK: Other

  /** What the browser keeps of the controls for the way back. */
  keptControls() { return keptControls(this.document); }

  announceStorage(key, oldValue, newValue, storageArea) {
    const url = this.document.URL;
    this._post(() => this.dispatchEvent(
      new StorageEvent("storage", { key, oldValue, newValue, url, storageArea })));
  }

  scrollTo(x, y) {
    if (typeof x === "object") [x, y] = [x.left ?? this.scrollX, x.top ?? this.scrollY];
    [this.scrollX, this.scrollY] = [Math.max(0, x), Math.max(0, y)];
    this._post(() => this.document.dispatchEvent(new Event("scroll", { bubbles: true })));
  }

  _boxOf(element) { return this.tab.layout?.(element); }
}

const isProgram = ({ type, noModule }) =>
  !noModule && (type === "" || type === "module" || type === "text/javascript");
