import assert from "node:assert/strict";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Browser } from "./browser.mjs";
import { fixed } from "./routes.mjs";
import { ServerProcess } from "./server.mjs";

const FAKE = fileURLToPath(new URL("testing/fake-server.mjs", import.meta.url));
const server = new ServerProcess(process.execPath, [FAKE]);
after(() => server.close());

/** A tab whose page is empty, in a browser whose requests go to the first node that runs. */
async function tabOf(options = {}) {
  const browser = new Browser(server, { nodes: 2, ...options });
  browser.network.route = fixed(0);
  const tab = await browser.open("/empty");
  tab.window._globals ??= (await import("./globals.mjs")).globalsOf(tab.window);
  return { browser, tab, globals: tab.window._globals };
}

test("a request gets its response, and the server tells of submissions", async () => {
  const { browser, globals } = await tabOf();
  let text;
  globals.fetch("/submit", { method: "POST", body: "ü" })
    .then((response) => response.text()).then((found) => { text = found; });
  await browser.settle();
  assert.equal(text, "POST ü at 0");
  assert.deepEqual(await server.takeSubmissions(), ["ü"]);
});

test("the browser settles when the work of the server has ended", async () => {
  const { browser, globals } = await tabOf();
  const seen = [];
  const stream = new globals.EventSource("/stream");
  stream.onmessage = ({ data, lastEventId }) => seen.push(`${data} ${lastEventId}`);
  await browser.settle();
  assert.equal(stream.readyState, 1);
  globals.fetch("/push", { method: "POST", body: "a" }).then(() => seen.push("answered"));
  await browser.settle();
  assert.deepEqual(seen, ["a 1", "answered"]);
  assert.equal((await server.command({ do: "streams" })).count, 1);
  stream.close();
  await browser.settle();
  assert.equal((await server.command({ do: "streams" })).count, 0);
});

test("a node that is killed breaks its connections, and another one takes the next", async () => {
  const { browser, globals } = await tabOf();
  const seen = [];
  const stream = new globals.EventSource("/stream");
  stream.onerror = () => seen.push(`error ${stream.readyState}`);
  await browser.settle();
  globals.fetch("/slow").catch((error) => seen.push(error.name));
  await browser.network.kill(0);
  await browser.settle();
  assert.deepEqual(seen.sort(), ["TypeError", "error 0"]);
  globals.fetch("/submit", { method: "POST", body: "b" })
    .then((response) => response.text()).then((text) => seen.push(text));
  await browser.settle();
  assert.equal(seen.at(-1), "POST b at 1");
  await browser.advance(3000);
  assert.equal(stream.readyState, 1);
  await browser.network.start(0, "secret");
  globals.fetch("/submit", { method: "POST", body: "c" })
    .then((response) => response.text()).then((text) => seen.push(text));
  await browser.settle();
  assert.equal(seen.at(-1), "POST c at 0");
});

test("a server that was killed without the network refuses", async () => {
  const { browser, globals } = await tabOf();
  await server.kill(0);
  let text;
  globals.fetch("/submit", { method: "POST", body: "d" })
    .then((response) => response.text()).then((found) => { text = found; });
  await browser.settle();
  assert.equal(text, "POST d at 1");
  await server.start(0);
});

test("a command that fails is an error", async () => {
  await assert.rejects(server.command({ do: "nothing" }), /not known/);
});
