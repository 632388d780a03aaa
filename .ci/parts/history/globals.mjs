import * as dom from "./dom/dom.mjs";
import { Style } from "./dom/style.mjs";
import { eventSourceOf } from "./eventsource.mjs";
import { fetch, Response } from "./fetching.mjs";
import { Headers } from "./headers.mjs";
import { storageOf } from "./storage.mjs";

/** The globals of all pages by name. */
let shared;

const sharedGlobals = () => shared ??= {
  ...dom, Response, Headers, URLSearchParams, TextEncoder, TextDecoder, DOMException,
  AbortController, structuredClone, queueMicrotask, atob, btoa, Intl, DOMPoint,
  CSSStyleDeclaration: Style, ResizeObserver: Observer, IntersectionObserver: Observer,
  CSS: {
    escape: (text) => text.replace(/[^-\w\u0080-\uFFFF]/g, "\\$&"), supports: () => true,
  },
  getComputedStyle: (element) => element.style,
  alert() {}, confirm: () => true, prompt: () => null, focus() {}, blur() {}, close() {},
  opener: null, isSecureContext: true, visualViewport: null,
  // What our pages must do without, or may not use.
  WebAssembly: undefined, scheduler: undefined, caches: undefined, indexedDB: undefined,
  MutationObserver: undefined,
};

/** The globals of a page by name. Those of all pages are inherited. */
export function globalsOf(window) {
  const { tab, clock, document } = window;
  const { browser } = tab;
  const globals = Object.assign(Object.create(sharedGlobals()), {
    document, history: window.history, location: window.location,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
    setTimeout: window._setTimeout.bind(window), clearTimeout: window._clearTimeout.bind(window),
    setInterval: window._setInterval.bind(window), clearInterval: window._clearTimeout.bind(window),
    requestAnimationFrame: window._requestFrame.bind(window),
    cancelAnimationFrame: window._cancelFrame.bind(window),
    requestIdleCallback: (callback) => window._setTimeout(callback, 1, {
      didTimeout: false, timeRemaining: () => 10,
    }),
    cancelIdleCallback: window._clearTimeout.bind(window),
    fetch: (path, options) => fetch(window, path, options),
    EventSource: eventSourceOf(window),
    BroadcastChannel: browser.hasChannels ? browser.channels.classOf(window) : undefined,
    AbortSignal: abortSignalOf(window),
    Math: Object.create(Math, { random: { value: () => browser.random.next() } }),
    Date: dateOf(clock, browser.epoch),
    URL: urlOf(browser), crypto: cryptoOf(browser), performance: performanceOf(window),
    navigator: navigatorOf(window), console: consoleOf(tab),
    sessionStorage: tab.isStorageRefused ? undefined : storageOf(tab.stored),
    localStorage: tab.isStorageRefused ? undefined
      : storageOf(browser.stored, (...change) => browser.announceStorage(window, ...change)),
    matchMedia: (query) => ({
      matches: tab.media.has(query), media: query, addEventListener() {}, removeEventListener() {},
    }),
    scrollTo: window.scrollTo.bind(window), scroll: window.scrollTo.bind(window),
    scrollBy: (x, y) => window.scrollTo(window.scrollX + x, window.scrollY + y),
    getSelection: () => document.getSelection(),
    open: (url) => {
      window._post(() => tab._openTab(new URL(url, document.baseURI).href, {}));
      return null;
    },
    navigation: browser.hasNavigation ? navigationOf(window) : undefined,
    origin: window.location.origin, screen: { width: tab.size[0], height: tab.size[1] },
  });
  window._live = liveNamesOf(window);
  const self = Object.assign(Object.create(window), sharedGlobals(), globals);
  Object.defineProperties(self, Object.getOwnPropertyDescriptors(window._live));
  for (const name of ["window", "self", "globalThis", "frames", "top", "parent"]) {
    globals[name] = self[name] = self;
  }
  return globals;
}

/** The globals whose values change, as the accessors of an object. */
function liveNamesOf(window) {
  const { tab } = window;
  const names = {
    get scrollX() { return window.scrollX; },
    get scrollY() { return window.scrollY; },
    get pageXOffset() { return window.scrollX; },
    get pageYOffset() { return window.scrollY; },
    get innerWidth() { return tab.size[0]; },
    get innerHeight() { return tab.size[1]; },
    get outerWidth() { return tab.size[0]; },
    get outerHeight() { return tab.size[1]; },
    get devicePixelRatio() { return 1; },
    get location() { return window.location; },
    set location(url) { window.location.href = url; },
  };
  for (const name of HANDLERS) {
    Object.defineProperty(names, name, {
      enumerable: true, configurable: true,
      get: () => window[name] ?? null,
      set(handler) { window[name] = handler; },
    });
  }
  return names;
}

const HANDLERS = ["load", "pageshow", "pagehide", "beforeunload", "unload", "popstate",
  "hashchange", "storage", "message", "online", "offline", "focus", "blur", "error", "scroll",
  "resize"].map((name) => "on" + name);

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() { return []; }
}

/** A point that no matrix moves. */
class DOMPoint {
  constructor(x = 0, y = 0) { [this.x, this.y] = [x, y]; }
  matrixTransform() { return new DOMPoint(this.x, this.y); }
}

function dateOf(clock, epoch) {
  return class extends Date {
    constructor(...values) {
      if (values.length) super(...values);
      else super(epoch + clock.now);
    }

    static now() { return epoch + clock.now; }
  };
}

function abortSignalOf(window) {
  return {
    timeout(delay) {
      const controller = new AbortController();
      window._setTimeout(() =>
        controller.abort(new DOMException("the time is over", "TimeoutError")), delay);
      return controller.signal;
    },
    abort: (reason) => AbortSignal.abort(reason),
    any: (signals) => AbortSignal.any(signals),
  };
}

function urlOf(browser) {
  return class extends URL {
    static createObjectURL() { return `blob:${browser.origin}/${browser.nextNumber()}`; }
    static revokeObjectURL() {}
  };
}

function cryptoOf({ random }) {
  return {
    getRandomValues: (array) => random.fill(array),
    randomUUID() {
      const digits = [...random.fill(new Uint8Array(16))].map((byte) =>
        byte.toString(16).padStart(2, "0")).join("");
      return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
    },
    subtle: undefined,
  };
}

/** Only what tells entries of the history apart. */
function navigationOf(window) {
  const entryOf = ({ url, key }) => ({ url, key: `entry-${key}`, id: `entry-${key}` });
  return {
    get currentEntry() { return entryOf(window.tab.entry); },
    entries: () => window.tab.entries.map(entryOf),
    get canGoBack() { return window.tab.index > 0; },
    get canGoForward() { return window.tab.index < window.tab.entries.length - 1; },
    addEventListener() {}, removeEventListener() {},
  };
}

function performanceOf({ clock, startTime, navigationType }) {
  const entry = { entryType: "navigation", type: navigationType, startTime: 0 };
  return {
    now: () => clock.now - startTime,
    timeOrigin: startTime,
    navigation: { type: ["navigate", "reload", "back_forward"].indexOf(navigationType) },
    getEntriesByType: (type) => type === "navigation" ? [entry] : [],
    getEntriesByName: () => [], getEntries: () => [entry], mark() {}, measure() {},
  };
}

function navigatorOf(window) {
  const { tab } = window;
  const { browser } = tab;
  return {
    get onLine() { return tab.isOnline; },
    locks: browser.hasLocks ? browser.locks.managerOf(window) : undefined,
    language: "en-US", languages: ["en-US", "en"], userAgent: "Histories", maxTouchPoints: 0,
    platform: "Linux", hardwareConcurrency: 2, serviceWorker: undefined, storage: undefined,
    sendBeacon(path, body) {
      fetch(window, path, { method: "POST", body, keepalive: true }).catch(() => {});
      return true;
    },
  };
}

function consoleOf(tab) {
  const note = (level) => (...values) => { tab.console.push({ level, values }); };
  const levels = ["debug", "log", "info", "warn", "error", "trace", "assert"];
  return Object.fromEntries(levels.map((level) => [level, note(level)]));
}
