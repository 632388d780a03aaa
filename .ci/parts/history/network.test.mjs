import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "./browser.mjs";
import { globalsOf } from "./globals.mjs";
import { Random } from "./random.mjs";
import { bySession, fixed, roundRobin, withoutFailover } from "./routes.mjs";
import { Parts } from "./server.mjs";
import { htmlResponse, Site, streamResponse, textResponse } from "./testing/site.mjs";

async function started(answers = {}, options) {
  const site = new Site({
    "GET /page": () => htmlResponse("<title>page</title>"),
    "GET /other": () => htmlResponse("<title>other</title>"),
    "POST /do*": ({ text }) => textResponse(`did ${text}`),
    ...answers,
  });
  const browser = new Browser(site, options);
  const tab = await browser.open("/page");
  const globals = globalsOf(tab.window);
  const seen = [];
  const send = (body, more) => globals.fetch("/do", { method: "POST", body, ...more })
    .then((response) => response.text())
    .then((text) => seen.push(text), (error) => seen.push(error.name));
  return { site, browser, tab, globals, seen, send };
}

test("requests go wrong in several ways", async () => {
  for (const [fault, expected, isPerformed] of [
    [undefined, ["did x"], true],
    ["loseRequest", ["TypeError"], false],
    ["loseResponse", ["TypeError"], true],
    ["hang", ["TimeoutError"], false],
    ["hangResponse", ["TimeoutError"], true],
  ]) {
    const { site, browser, tab, globals, seen, send } = await started();
    tab.link.fault = () => fault;
    send("x", { signal: globals.AbortSignal.timeout(60000) });
    await browser.advance(59999);
    if (expected[0] === "TimeoutError") assert.deepEqual(seen, []);
    await browser.advance(1);
    assert.deepEqual(seen, expected, fault);
    assert.equal(site.sent("POST", "/do").length, isPerformed ? 1 : 0, fault);
    assert.equal(browser.network.connections, 0);
  }
});

test("one request goes wrong, and the next does not", async () => {
  const { browser, tab, seen, send } = await started();
  tab.link.failNext("loseRequest", ({ method }) => method === "POST");
  send("a");
  send("b");
  await browser.settle();
  assert.deepEqual(seen.sort(), ["TypeError", "did b"]);
});

test("responses take time", async () => {
  const { browser, seen, send } = await started();
  browser.network.link.delay = 100;
  send("a");
  await browser.advance(99);
  assert.deepEqual(seen, []);
  await browser.advance(1);
  assert.deepEqual(seen, ["did a"]);
});

test("a request that takes time upwards is not performed if its page is left before", async () => {
  const { site, browser, tab, send } = await started();
  tab.link.delay = ({ method }) => method === "POST" ? { up: 100 } : 0;
  send("a");
  send("b", { keepalive: true });
  await tab.navigate("/other");
  await browser.advance(200);
  assert.deepEqual(site.sent("POST", "/do").map(({ text }) => text), ["b"]);
  assert.equal(browser.network.connections, 0);
});

test("bodies that are kept alive have a limit", async () => {
  const { browser, seen, send } = await started();
  send("x".repeat(40 << 10), { keepalive: true });
  send("y".repeat(40 << 10), { keepalive: true });
  await browser.settle();
  assert.deepEqual(seen.map((text) => text.slice(0, 9)).sort(), ["TypeError", "did xxxxx"]);
});

test("a tab that is offline loses what is under way, and learns that it is online again", async () => {
  const { browser, tab, globals, seen, send } = await started();
  globals.addEventListener("online", () => seen.push("online"));
  globals.addEventListener("offline", () => seen.push("offline"));
  tab.link.delay = 50;
  send("a");
  await browser.settle();
  tab.link.isOnline = false;
  send("b");
  await browser.settle();
  assert.deepEqual(seen.splice(0).sort(), ["TypeError", "TypeError", "offline"]);
  assert.equal(globals.navigator.onLine, false);
  browser.network.link.isOnline = false;
  tab.link.isOnline = true;
  browser.network.link.isOnline = true;
  await browser.settle();
  assert.equal(seen.at(-1), "online");
});

test("a browser has six connections to a host", async () => {
  const { site, browser, globals, seen, send } = await started({
    "GET /stream": () => streamResponse(new Parts()),
  });
  const streams = Array.from({ length: 6 }, () => new globals.EventSource("/stream"));
  send("a");
  await browser.settle();
  assert.equal(browser.network.connections, 6);
  assert.equal(browser.network.openStreams.length, 6);
  assert.equal(site.sent("POST", "/do").length, 0);
  streams[0].close();
  await browser.settle();
  assert.deepEqual(seen, ["did a"]);
  assert.equal(browser.network.mostConnections, 6);
});

test("a stream connects again after it breaks, and not after it is refused", async () => {
  const opened = [];
  const { site, browser, globals, seen } = await started({
    "GET /stream": () => {
      if (opened.length === 2) return textResponse("gone", 410);
      const parts = new Parts();
      opened.push(parts);
      return streamResponse(parts);
    },
  });
  const stream = new globals.EventSource("/stream");
  stream.addEventListener("open", () => seen.push("open"));
  stream.onmessage = ({ data }) => seen.push(data);
  stream.onerror = () => seen.push(`error ${stream.readyState}`);
  await browser.settle();
  const push = (text) => opened.at(-1).push(new TextEncoder().encode(text));
  push(": comment\nid: 7\ndata: a\ndata: b\n\nda");
  push("ta: c\n\n");
  await browser.settle();
  await browser.settle();
  assert.deepEqual(seen.splice(0), ["open", "a\nb", "c"]);
  opened[0].end();
  await browser.settle();
  assert.deepEqual(seen.splice(0), ["error 0"]);
  await browser.advance(3000);
  assert.deepEqual(seen.splice(0), ["open"]);
  assert.equal(site.sent("GET", "/stream")[1].fields["last-event-id"], "7");
  browser.network.cut(({ isStream }) => isStream);
  await browser.advance(3000);
  assert.deepEqual(seen, ["error 0", "error 2"]);
  assert.equal(browser.network.connections, 0);
});

test("nodes are chosen by a route", async () => {
  const at = async (route, path, down = []) => {
    const { browser, globals } = await started({}, { nodes: 3 });
    browser.network.route = route;
    down.forEach((node) => browser.network.refuse(node));
    globals.fetch(path, { method: "POST" }).catch(() => {});
    await browser.settle();
    return browser.network.log.at(-1).node;
  };
  assert.equal(await at(fixed(1), "/do"), 1);
  assert.equal(await at(fixed(1), "/do", [1]), 2);
  assert.equal(await at(withoutFailover(fixed(1)), "/do", [1]), null);
  const route = roundRobin();
  assert.deepEqual([await at(route, "/do"), await at(route, "/do")], [0, 1]);
  const one = await at(bySession(), "/do/s/abc/events");
  assert.equal(await at(bySession(), "/do/s/abc"), one);
});

test("a proxy answers for nodes that do not", async () => {
  const { browser, globals, seen } = await started();
  browser.network.refuse(0);
  browser.network.refusal = 502;
  globals.fetch("/do", { method: "POST" }).then(({ status }) => seen.push(status));
  await browser.settle();
  assert.deepEqual(seen, [502]);
});

test("what arrives at the same time has an order of the test's own", async () => {
  const orders = new Set();
  for (let seed = 1; seed < 20; seed++) {
    const { browser, seen, send } = await started();
    browser.network.random = new Random(seed);
    send("a");
    send("b");
    send("c");
    await browser.settle();
    orders.add(seen.map((text) => text.slice(4)).join(""));
  }
  assert.equal(orders.size, 6);
});

test("a server that does not answer is an error", async () => {
  const { browser, send } = await started({ "POST /do*": () => new Promise(() => {}) });
  browser.network.patience = 20;
  send("a");
  await assert.rejects(browser.settle(), /unanswered: POST \/do at node 0/);
});
