import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "./browser.mjs";
import { htmlResponse, scriptResponse, Site, textResponse } from "./testing/site.mjs";

/** A script that writes what happens to its page into `localStorage`. */
const WATCH = `
  const note = (text) => { localStorage.log = (localStorage.log ?? "") + text + ";"; };
  const type = performance.getEntriesByType("navigation")[0].type;
  note("script " + type + " " + document.readyState);
  for (const name of ["DOMContentLoaded", "visibilitychange", "freeze", "resume"]) {
    document.addEventListener(name, () => note(name === "visibilitychange"
      ? document.visibilityState : name));
  }
  for (const name of ["load", "beforeunload", "unload", "focus", "blur"]) {
    addEventListener(name, ({ target }) => target.id || note(name));
  }
  for (const name of ["pagehide", "pageshow"]) {
    addEventListener(name, ({ persisted }) => note(name + (persisted ? " persisted" : "")));
  }
  addEventListener("popstate", ({ state }) => note("popstate " + JSON.stringify(state)));
  window.page = { note };
`;

const pageOf = (name) => `<title>${name}</title><body><form autocomplete="on">
  <input id="text" name="text"><input id="off" name="off" autocomplete="off">
  <input id="box" name="box" type="checkbox"><textarea id="area" name="area"></textarea>
  <select id="menu" name="menu"><option>a<option>b</select>
  <input id="secret" name="secret" type="password"></form>
  <a id="next" href="/b">b</a><script type="module" src="/watch.js"></script>`;

async function opened(options, answers = {}) {
  const site = new Site({
    "GET /a": () => htmlResponse(pageOf("a")),
    "GET /b": () => htmlResponse(pageOf("b")),
    "GET /watch.js": () => scriptResponse(WATCH),
    "GET /moved": () => textResponse("", 303, "text/plain", [["location", "/b"]]),
    "GET /none": () => textResponse("", 204),
    ...answers,
  });
  const browser = new Browser(site, options);
  const tab = await browser.open("/a");
  const log = () => {
    const text = browser.stored.items.get("log") ?? "";
    browser.stored.items.delete("log");
    return text.split(";").filter(Boolean);
  };
  return { site, browser, tab, log };
}

test("a page loads, and is left for another", async () => {
  const { site, tab, log } = await opened();
  assert.deepEqual(log(), ["script navigate interactive", "DOMContentLoaded", "load", "pageshow"]);
  await tab.navigate("/b");
  assert.deepEqual(log(), ["beforeunload", "pagehide", "hidden", "unload",
    "script navigate interactive", "DOMContentLoaded", "load", "pageshow"]);
  assert.deepEqual([tab.entries.length, tab.document.title], [2, "b"]);
  assert.equal(site.sent("GET", "/watch.js").length, 1);
  await tab.reload();
  assert.equal(log().find((text) => text.startsWith("script")), "script reload interactive");
  await tab.back();
  assert.equal(log().find((text) => text.startsWith("script")), "script back_forward interactive");
  assert.deepEqual([tab.index, tab.document.title], [0, "a"]);
  await tab.forward();
  assert.equal(tab.document.title, "b");
  await tab.navigate("/b");
  assert.equal(tab.entries.length, 2);
});

test("links, redirects and responses without a page", async () => {
  const { browser, tab } = await opened();
  tab.user.click("next");
  await browser.settle();
  assert.equal(tab.document.title, "b");
  await tab.navigate("/moved");
  assert.equal(tab.url, "http://forms.test/b");
  const { document } = tab;
  await tab.navigate("/none");
  assert.equal(tab.document, document);
});

test("the present page goes on until the next one has arrived", async () => {
  const { browser, tab, log } = await opened();
  log();
  tab.link.delay = 100;
  await tab.navigate("/b");
  await browser.advance(99);
  assert.deepEqual([log(), tab.document.title], [["beforeunload"], "a"]);
  await browser.advance(101);
  assert.equal(tab.document.title, "b");
});

test("pages write entries of the history", async () => {
  const { browser, tab, log } = await opened();
  const { history } = tab.window;
  history.replaceState({ n: 0 }, "");
  history.pushState({ n: 1 }, "", "?one");
  history.pushState({ n: 2 }, "");
  assert.deepEqual([history.length, history.state.n, tab.url], [3, 2, "http://forms.test/a?one"]);
  log();
  history.go(-2);
  assert.equal(history.state.n, 2);
  await browser.settle();
  assert.deepEqual(log(), ["popstate {\"n\":0}"]);
  assert.deepEqual([history.state.n, tab.url], [0, "http://forms.test/a"]);
  history.pushState({ n: 3 }, "");
  assert.equal(tab.entries.length, 2);
  await tab.navigate("/b");
  await tab.back();
  assert.deepEqual(tab.window.history.state, { n: 3 });
  await tab.back();
  assert.deepEqual(log().at(-1), "popstate {\"n\":0}");
});

test("what a tab stores survives its pages", async () => {
  const { browser, tab } = await opened();
  const storage = () => tab.window._globals.sessionStorage;
  storage().a = 1;
  storage().setItem("b", "2");
  assert.deepEqual([storage().a, storage().length, storage().none], ["1", 2, undefined]);
  await tab.reload();
  assert.deepEqual(Object.keys(storage()), ["a", "b"]);
  delete storage().a;
  await tab.crash();
  assert.equal(tab.window, null);
  await tab.reload();
  assert.equal(storage().a, undefined);
  const other = await tab.openInNewTab("/a");
  assert.equal(other.window._globals.sessionStorage.b, undefined);
  await other.close();
  await tab.show();
  const copy = await tab.duplicate();
  assert.equal(copy.window._globals.sessionStorage.b, "2");
  copy.window._globals.sessionStorage.b = "3";
  assert.equal(storage().b, "2");
  tab.stored.isFull = true;
  assert.throws(() => { storage().c = "x"; }, { name: "QuotaExceededError" });
  assert.deepEqual(browser.errors, []);
});

test("a page that is kept whole comes back as it was", async () => {
  const { browser, tab, log } = await opened();
  tab.usesBackForwardCache = true;
  const { document } = tab;
  tab.user.type("text", "x");
  let count = 0;
  tab.window._setTimeout(() => { count++; }, 100);
  log();
  await tab.navigate("/b");
  assert.deepEqual(log().slice(0, 4), ["beforeunload", "pagehide persisted", "hidden", "freeze"]);
  await browser.advance(1000);
  assert.equal(count, 0);
  tab.usesBackForwardCache = false;
  await tab.back();
  assert.deepEqual(log().slice(-3), ["resume", "visible", "pageshow persisted"]);
  assert.equal(tab.document, document);
  assert.equal(count, 1);
});

test("the browser restores controls only on the way back", async () => {
  const { browser, tab } = await opened({}, {
    "GET /watch.js": () => scriptResponse(`addEventListener("load", () => {
      const field = document.getElementById("text");
      sessionStorage.text = field.value;
    });`),
  });
  const fill = () => {
    for (const id of ["text", "off", "area", "secret"]) tab.element(id).value = "x";
    tab.element("box").checked = true;
    tab.element("menu").value = "b";
  };
  const held = () => ["text", "off", "area", "secret", "menu"].map((id) => tab.element(id).value)
    .join(" ") + ` ${tab.element("box").checked}`;
  fill();
  await tab.reload();
  assert.equal(held(), "    a false");
  fill();
  const seen = [];
  for (const restoresLate of [true, false]) {
    browser.restoresLate = restoresLate;
    fill();
    await tab.navigate("/b");
    await tab.back();
    assert.equal(held(), "x  x  b true");
    seen.push(tab.stored.items.get("text"));
    await tab.reload();
  }
  assert.deepEqual(seen, ["", "x"]);
});

test("the same address takes the place of the entry, and keeps its state", async () => {
  const { browser, tab } = await opened();
  const key = () => tab.window._globals.navigation.currentEntry.key;
  const first = key();
  tab.window.history.replaceState({ n: 1 }, "");
  await tab.navigate("/a");
  assert.deepEqual([tab.window.history.state, tab.window.navigationType], [{ n: 1 }, "navigate"]);
  tab.window.location.replace("/b");
  await browser.settle();
  assert.deepEqual([tab.window.history.state, key(), tab.entries.length], [null, first, 1]);
  tab.window.location.assign("/a");
  await browser.settle();
  assert.notEqual(key(), first);
});

test("a tab is hidden and shown", async () => {
  const { tab, log } = await opened();
  const seen = [];
  for (const name of ["focusin", "focusout"]) {
    tab.document.addEventListener(name, ({ target }) =>
      seen.push(`${name} ${target === tab.document.activeElement}`));
  }
  tab.user.focus("text");
  log();
  await tab.hide();
  assert.deepEqual(log(), ["blur", "hidden"]);
  assert.equal(tab.document.hasFocus(), false);
  await tab.show();
  assert.deepEqual(log(), ["focus", "visible"]);
  assert.deepEqual(seen, ["focusin true", "focusout true", "focusin true"]);
  await tab.leaveFocus();
  await tab.enterFocus();
  assert.deepEqual(log(), ["blur", "focus"]);
});

test("nothing of a frozen page runs", async () => {
  const { browser, tab, log } = await opened();
  let count = 0;
  tab.window._setTimeout(() => { count++; }, 100);
  const cancelled = tab.window._setTimeout(() => { count += 10; }, 200);
  log();
  await tab.freeze();
  assert.deepEqual(log(), ["blur", "hidden", "freeze"]);
  await browser.advance(1000);
  assert.equal(count, 0);
  tab.document.addEventListener("resume", () => tab.window._clearTimeout(cancelled));
  await tab.show();
  assert.equal(count, 1);
  assert.deepEqual(log(), ["resume", "focus", "visible"]);
});

test("a discarded page is loaded when it is shown", async () => {
  const { tab, log } = await opened();
  tab.window.history.replaceState({ n: 1 }, "");
  tab.window._globals.sessionStorage.a = 1;
  log();
  await tab.hide();
  await tab.discard();
  assert.deepEqual(log(), ["blur", "hidden"]);
  await tab.show();
  assert.equal(log()[0], "script back_forward interactive");
  assert.equal(tab.document.wasDiscarded, true);
  assert.deepEqual(tab.window.history.state, { n: 1 });
  assert.equal(tab.window._globals.sessionStorage.a, "1");
});

test("the browser has a page of its own for a request that failed", async () => {
  const { browser, tab, log } = await opened();
  tab.window.history.replaceState({ n: 1 }, "");
  browser.network.refuse(0);
  log();
  await tab.reload();
  assert.deepEqual(log(), ["beforeunload", "pagehide", "hidden", "unload"]);
  assert.equal(tab.url, "http://forms.test/a");
  assert.equal(tab.window.isErrorPage, true);
  browser.network.accept(0);
  await tab.reload();
  assert.equal(log()[0], "script navigate interactive");
  assert.equal(tab.window.history.state, null);
  assert.equal(tab.entries.length, 1);
});

test("a new tab reloads what it is still loading", async () => {
  const { site, browser, tab } = await opened();
  browser.network.link.delay = { up: 100, down: 100 };
  const other = await tab.openInNewTab("/b");
  assert.equal(other.url, "about:blank");
  await other.reload();
  await browser.advance(1000);
  assert.deepEqual([other.document.title, other.entries.length], ["b", 1]);
  assert.equal(site.sent("GET", "/b").length, 1);
});

test("pages of a profile send messages to each other", async () => {
  const { browser, tab } = await opened();
  const other = await tab.openInNewTab("/b", { background: true });
  const seen = [];
  const of = ({ window }) => new window._globals.BroadcastChannel("x");
  const [one, two] = [of(tab), of(other)];
  one.onmessage = ({ data }) => seen.push(["one", data]);
  two.onmessage = ({ data }) => seen.push(["two", data]);
  one.postMessage({ a: 1 });
  assert.deepEqual(seen, []);
  await browser.settle();
  assert.deepEqual(seen.splice(0), [["two", { a: 1 }]]);
  await other.freeze();
  one.postMessage(2);
  await browser.settle();
  assert.deepEqual(seen, []);
  await other.resume();
  assert.deepEqual(seen.splice(0), [["two", 2]]);
  await other.close();
  one.postMessage(3);
  await browser.settle();
  assert.deepEqual(seen, []);
});

test("a lock is held by one page, until that is gone", async () => {
  const { browser, tab } = await opened();
  const other = await tab.openInNewTab("/b", { background: true });
  const seen = [];
  const request = ({ window }, name) => window._globals.navigator.locks.request("l", () => {
    seen.push(name);
    return new Promise(() => {});
  });
  void request(tab, "one");
  void request(other, "two");
  await browser.settle();
  assert.deepEqual(seen, ["one"]);
  await tab.crash();
  assert.deepEqual(seen, ["one", "two"]);
  assert.equal(new Browser({}, { hasLocks: false }).newTab().window.tab.browser.hasLocks, false);
});

test("a hidden page draws no frames", async () => {
  const { browser, tab } = await opened();
  let count = 0;
  await tab.hide();
  tab.window._requestFrame(() => { count++; });
  await browser.advance(1000);
  assert.equal(count, 0);
  await tab.show();
  await browser.advance(16);
  assert.equal(count, 1);
});

test("time passes only as far as it is told to", async () => {
  const { browser, tab } = await opened();
  const seen = [];
  tab.window._setTimeout(() => seen.push("b"), 20);
  tab.window._setTimeout(() => seen.push("a"), 10);
  tab.window._setTimeout(() => Promise.resolve().then(() => seen.push("c")), 20);
  tab.window._setTimeout(() => seen.push("d"), 20);
  const timer = tab.window._setInterval(() => seen.push("i"), 15);
  await browser.advance(19);
  assert.deepEqual(seen, ["a", "i"]);
  await browser.advance(1);
  assert.deepEqual(seen, ["a", "i", "b", "c", "d"]);
  tab.window._clearTimeout(timer);
  assert.equal(await browser.until(() => seen.includes("x"), 500), false);
  assert.equal(browser.clock.now, 520);
  assert.equal(tab.window._globals.Date.now(), browser.epoch + 520);
});

test("errors of pages are kept", async () => {
  const { browser, tab } = await opened();
  tab.window._setTimeout(() => { throw new Error("x"); }, 0);
  tab.document.addEventListener("y", () => { throw new Error("y"); });
  tab.document.dispatchEvent(new tab.window._globals.Event("y"));
  await browser.settle();
  assert.deepEqual(browser.errors.map(({ message }) => message), ["y", "x"]);
});

test("a script sees what browsers have, and not what Node.js has", async () => {
  const { tab } = await opened({}, {
    "GET /watch.js": () => scriptResponse(`
      const seen = [typeof process, typeof Buffer, typeof require, typeof window.fetch,
        typeof EventSource, innerWidth, scrollY, window === self, this];
      scrollTo(0, 7);
      seen.push(scrollY, window.scrollY, Math.max(1, 2), typeof Math.random());
      sessionStorage.seen = JSON.stringify(seen);
      onpagehide = () => { sessionStorage.left = "yes"; };
      const value = new Date().getFullYear();
      sessionStorage.year = value;`),
  });
  assert.deepEqual(JSON.parse(tab.stored.items.get("seen")), ["undefined", "undefined", "undefined",
    "function", "function", 900, 0, true, null, 7, 7, 2, "number"]);
  assert.equal(tab.stored.items.get("year"), "2030");
  await tab.navigate("/b");
  assert.equal(tab.stored.items.get("left"), "yes");
  assert.deepEqual(tab.errors, []);
});

test("without a script, forms are sent as pages", async () => {
  const { site, browser, tab } = await opened({ hasScript: false }, {
    "GET /a": () => htmlResponse(`<form method=post action=/a enctype=multipart/form-data>
      <input name=n value=1><button name=_submit value=":">go</button></form>`),
    "POST /a": () => textResponse("", 303, "text/plain", [["location", "/b"]]),
  });
  tab.user.click(tab.select("button"));
  await browser.settle();
  const [post] = site.sent("POST", "/a");
  assert.match(post.text, /name="n"\r\n\r\n1\r\n.*name="_submit"\r\n\r\n:\r\n/s);
  assert.match(post.fields["content-type"], /^multipart\/form-data; boundary=/);
  assert.equal(post.fields.origin, "http://forms.test");
  assert.deepEqual([tab.document.title, tab.entries.length], ["b", 2]);
});

test("a form is not sent again on the way back", async () => {
  const { site, tab, browser } = await opened({ hasScript: false }, {
    "GET /a": () => htmlResponse("<form method=post><input name=n value=1><button>go</button></form>"),
    "POST /a": () => htmlResponse("<title>wrong</title>"),
  });
  tab.user.press("Tab");
  tab.user.press("Enter");
  await browser.settle();
  assert.equal(tab.document.title, "wrong");
  await tab.reload();
  assert.equal(site.sent("POST", "/a").length, 2);
  assert.equal(site.sent("POST", "/a")[0].text, "n=1");
  await tab.navigate("/b");
  await tab.back();
  assert.equal(tab.document.title, "wrong");
  assert.equal(site.sent("POST", "/a").length, 2);
  browser.cachesPages = false;
  await tab.forward();
  await tab.back();
  assert.equal(tab.window.isErrorPage, true);
});
