import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "./browser.mjs";
import { File } from "./dom/files.mjs";
import { Parts } from "./server.mjs";
import { connections, pushChange, siteOfClient } from "./testing/client.mjs";
import { jsonResponse } from "./testing/site.mjs";
import { pressRow, screen, switchRow, textRow } from "./testing/page.mjs";

test("the client connects, and sends a letter that the user types", async () => {
  const site = siteOfClient();
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(100);
  assert.equal(connections(site).length, 1);
  assert.match(connections(site)[0].text, /name="name\/field"\r\n\r\n\r\n/);
  assert.equal(browser.network.openStreams.length, 1);
  assert.ok(tab.user.type("name/field", "A"));
  await browser.advance(200);
  const [letter] = site.requests.filter(({ text }) => text.includes("\"text\":\"A\""));
  assert.equal(letter.method, "POST");
  assert.match(letter.text, /"view":"name\/field"/);
  assert.deepEqual(browser.errors, []);
});

test("a page that is loaded again sends what was typed", async () => {
  const site = siteOfClient();
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(100);
  tab.user.type("name/field", "Ada");
  await tab.reload();
  await browser.advance(100);
  assert.match(site.requests.map(({ text }) => text).join(" "), /Ada/);
  assert.deepEqual(browser.errors, []);
});

test("what the browser has restored is sent, and nothing else", async () => {
  for (const isOn of [true, false]) {
    const site = siteOfClient();
    const browser = new Browser(site);
    const tab = await browser.open("/trip");
    tab.element("more/field").checked = isOn;
    await browser.advance(200);
    assert.equal(site.requests.some(({ text }) => text.includes("\"do\":\"toggle\"")), isOn);
  }
});

test("a page in the background does not begin until it is shown", async () => {
  const site = siteOfClient();
  const browser = new Browser(site);
  const first = await browser.open("/trip");
  const second = await first.openInNewTab("/trip", { background: true });
  await browser.advance(5000);
  assert.equal(connections(site).length, 1);
  await first.hide();
  await second.show();
  await browser.advance(100);
  assert.equal(connections(site).length, 2);
});

test("a page whose requests fail tries again, and tells the user", async () => {
  const site = siteOfClient();
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(100);
  browser.network.refuse(0);
  tab.user.type("name/field", "A");
  await browser.advance(3500);
  assert.equal(tab.element("rowkit-status").textContent, "Reconnecting…");
  browser.network.accept(0);
  await browser.advance(20000);
  assert.equal(tab.element("rowkit-status").textContent, "");
  assert.ok(site.requests.some(({ text }) => text.includes("\"text\":\"A\"")));
});

test("of several pages, only the one at which the user looked last has a stream", async () => {
  const browser = new Browser(siteOfClient());
  const tab = await browser.open("/trip");
  await browser.advance(100);
  const [first] = browser.network.openStreams;
  await tab.openInNewTab("/trip");
  await browser.advance(100);
  const streams = browser.network.openStreams;
  assert.equal(streams.length, 1);
  assert.ok(streams[0] !== first);
});

/** A tab with a part of the state that its copy lacks, because the tab has not stored it yet. */
async function tabAndCopy() {
  const site = siteOfClient({
    connected: { state: [{ line: "a", n: 0, seal: "whole" }] },
    answer: { number: 1, ops: [], state: [{ line: "a", n: 1, seal: ".later" }] },
  });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(2000);
  tab.user.type("name/field", "A");
  await browser.advance(200);
  const copy = await tab.duplicate();
  await browser.until(() => copy.window?.hasLoaded, 1000);
  return { site, browser, tab, copy };
}

test("a page that is closed hands over the state that only it has", async () => {
  const { site, browser, tab, copy } = await tabAndCopy();
  browser.network.refuse(0);
  await tab.close();
  browser.network.accept(0);
  await copy.show();
  await browser.advance(20000);
  assert.match(connections(site).at(-1).text, /name="_state"\r\n\r\n\.later/);
  assert.deepEqual(browser.errors, []);
});

test("a page connects again for what is handed over while it connects", async () => {
  const { site, browser, tab, copy } = await tabAndCopy();
  copy.link.delay = { up: 0, down: 500 };
  await browser.advance(100);
  assert.equal(connections(site).length, 2);
  await tab.close();
  await browser.advance(5000);
  assert.match(connections(site).at(-1).text, /name="_state"\r\n\r\n\.later/);
  assert.deepEqual(browser.errors, []);
});

test("what is typed further is another message than the one that a copy of the page has", async () => {
  // A page without a state stores nothing of what was entered.
  const site = siteOfClient({ connected: { state: [{ line: "a", n: 0, seal: "whole" }] } });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  const numberOf = (text) => {
    const [kept] = [...tab.stored.items.values()].map(JSON.parse);
    return kept.log.map(JSON.parse).find(({ event }) => event.text === text)?.n;
  };
  await browser.advance(2000);
  browser.network.refuse(0);
  tab.user.type("name/field", "A");
  // The attempts to send it become rare.
  await browser.advance(60000);
  tab.user.type("name/field", "B");
  await browser.advance(1200);
  const number = numberOf("AB");
  tab.user.type("name/field", "C");
  await browser.advance(1200);
  assert.ok(number > 0);
  assert.ok(numberOf("ABC") > number);
});

test("a page that was frozen does not wait for a response from before", async () => {
  const site = siteOfClient();
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(100);
  tab.link.failNext("hang", ({ path }) => path.endsWith("/events"));
  tab.user.type("name/field", "A");
  await browser.advance(1000);
  await tab.freeze();
  await tab.resume();
  await browser.advance(1000);
  assert.equal(connections(site).length, 2);
});

/** The state of a session that has just been made. */
const whole = (line) => [{ line, n: 0, seal: "whole " + line }];

test("a page connects again, once, for what a session in another server has", async () => {
  let line = "a";
  const site = siteOfClient({ connected: () => ({ state: whole(line) }) });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(2000);
  line = "b";
  const other = await tab.openInNewTab("/trip");
  await browser.advance(10000);
  // Nobody looks at the first page.
  assert.equal(connections(site).length, 2);
  await other.hide();
  await tab.show();
  await browser.advance(100000);
  assert.equal(connections(site).length, 3);
  assert.match(connections(site).at(-1).text, /name="_state"\r\n\r\nwhole b/);
});

test("changes after one that is missing do not put off the next connection", async () => {
  let number = 1;
  const site = siteOfClient({ answer: () => ({ number: ++number, ops: [] }) });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(100);
  for (let count = 0; count < 6; count++) {
    tab.user.type("name/field", "A");
    await browser.advance(500);
  }
  assert.equal(connections(site).length, 2);
});

test("pushes for an earlier connection do not count for the next one", async () => {
  const first = new Parts();
  const streams = [first];
  const site = siteOfClient({
    answer: { number: 9, ops: [] }, streamed: () => streams.shift() ?? new Parts(),
  });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(100);
  tab.user.type("name/field", "A");
  while (connections(site).length < 2) await browser.advance(1);
  first.push(new TextEncoder().encode(`data: {"to":"abc","push":1,"ops":[]}\n\n`));
  await browser.advance(100);
  const { path } = site.sent("GET", "/trip/s/abc/stream").at(-1);
  assert.match(path, /page=.*\.2&after=0$/);
});

test("what has become of a press stays when later ones are answered", async () => {
  const answers = [{ number: 1, ops: [], sentence: "Not now." }];
  const site = siteOfClient({ answer: () => answers.shift() ?? { number: 2, ops: [] } });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(100);
  tab.user.click(tab.select("[name=_press]"));
  tab.user.type("name/field", "A");
  await browser.advance(1000);
  assert.equal(tab.element("rowkit-status").textContent, "place: Not now.");
});

test("a change that came before the answer to an earlier edit is shown", async () => {
  const pushes = new Parts();
  const site = siteOfClient({
    answer: { at: 0, ops: [] }, streamed: () => pushes,
    connected: () => ({ html: connections(site).length > 1
      ? screen(textRow("name", "Grace") + textRow("city")) : undefined }),
  });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(1000);
  tab.link.delay = { up: 0, down: 1000 };
  tab.user.type("name/field", "A");
  await browser.advance(300);
  tab.link.delay = 0;
  pushChange(pushes, 1, "value", "name/field", "Grace");
  await browser.advance(300);
  assert.equal(tab.element("name/field").value, "A");
  await browser.advance(3000);
  assert.equal(tab.element("name/field").value, "Grace");
});

test("what was entered is shown after its row was removed and added again meanwhile", async () => {
  const pushes = new Parts();
  let number = 2;
  const site = siteOfClient({
    streamed: () => pushes, answer: () => ({ number: ++number, ops: [] }),
    connected: () => ({ html: connections(site).length > 1
      ? screen(textRow("name", "A") + textRow("city")) : undefined }),
  });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(1000);
  tab.link.delay = { up: 0, down: 1000 };
  tab.user.type("name/field", "A");
  await browser.advance(300);
  tab.link.delay = 0;
  pushChange(pushes, 1, "remove", "name");
  pushChange(pushes, 2, "insert", textRow("name"), "#:0");
  await browser.advance(300);
  assert.equal(tab.element("name/field").value, "");
  await browser.advance(3000);
  assert.equal(tab.element("name/field").value, "A");
});

test("what was typed in a row that is gone is not sent as a search, which is performed again", async () => {
  const pushes = new Parts();
  const site = siteOfClient({
    answer: { at: 0, ops: [] }, streamed: () => pushes, connected: { state: whole("a") },
  });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(1000);
  tab.user.type("name/field", "A");
  await browser.advance(1000);
  pushChange(pushes, 1, "remove", "name");
  await browser.advance(300);
  assert.equal(tab.element("name/field"), null);
  tab.link.failNext("loseRequest", ({ method }) => method === "POST");
  tab.user.type("city/field", "B");
  await browser.advance(3000);
  const logs = connections(site)[1].text.match(/"page":"[^"]*","n":\d+,[^}]*"text":"A"/g);
  assert.ok(logs.every((log) => !log.includes("~")), logs.join());
});

test("the reason why a submission was refused stays", async () => {
  const site = siteOfClient({ answer: { number: 1, ops: [], sentence: "Not now." } });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(100);
  tab.user.click(tab.select("[name=_submit]"));
  await browser.advance(1000);
  assert.match(tab.element("rowkit-status").textContent, /Not now\.$/);
});

test("a page that is left sends nothing after what is too long to be sent", async () => {
  const site = siteOfClient({ connected: { state: whole("a") } });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(1000);
  tab.user.replace("name/field", "A".repeat(20000));
  tab.user.type("city/field", "B");
  await tab.close();
  await browser.advance(1000);
  assert.deepEqual(site.sent("POST", "/trip/s/abc/events").filter(({ text }) => /"B"/.test(text)), []);
});

test("a page that is refused when it connects again says so, and tries again", async () => {
  let answer = { state: whole("a") };
  const site = siteOfClient({ connected: () => answer });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(1000);
  answer = { status: 404 };
  tab.link.failNext("loseRequest", ({ method }) => method === "POST");
  tab.user.type("name/field", "A");
  await browser.advance(10000);
  assert.equal(tab.element("rowkit-status").textContent, "Reconnecting…");
  answer = { state: whole("b") };
  await browser.advance(20000);
  assert.equal(tab.element("rowkit-status").textContent, "");
});

test("a page whose trouble has ended before it says so does not say so", async () => {
  const browser = new Browser(siteOfClient({ connected: () => ({ state: whole("b") }) }));
  const tab = await browser.open("/trip");
  await browser.advance(1000);
  browser.network.refuse(0);
  tab.user.type("name/field", "A");
  await browser.advance(900);
  browser.network.accept(0);
  for (let waited = 0; waited < 10; waited++) {
    await browser.advance(500);
    assert.equal(tab.element("rowkit-status").textContent, "");
  }
});

test("a page that is refused at first goes on without its script, and has no trouble", async () => {
  const browser = new Browser(siteOfClient({ connected: { status: 404 } }));
  const tab = await browser.open("/trip");
  await browser.advance(10000);
  assert.equal(tab.element("rowkit-status").textContent, "");
});

test("what answers an event is kept until all before it is there", async () => {
  let number = 1;
  const site = siteOfClient({
    connected: { state: whole("a") },
    answer: () => ({ number: ++number, ops: [], state: [{ line: "a", n: number, seal: ".x" }] }),
  });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(1000);
  tab.user.type("name/field", "A");
  await browser.advance(1000);
  // The change before was pushed, and has not arrived.
  const sent = site.sent("POST", "/trip/s/abc/events").map(({ text }) => JSON.parse(text));
  assert.equal(sent.at(-1).event.text, "A");
  await browser.advance(3000);
  assert.match(connections(site)[1].text, /"known":"a 0","event":\{"view":"name\/field","do":"type"/);
});

test("a page that waits for its session when it is left waits again", async () => {
  const site = siteOfClient({ connected: { state: whole("a") } });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  tab.user.type("name/field", "A");
  await browser.advance(3000);
  await tab.crash();
  tab.link.failNext("hang", ({ method }) => method === "POST");
  await tab.reload();
  await browser.advance(100);
  assert.ok(tab.element(">").inert);
  tab.link.failNext("hang", ({ method }) => method === "POST");
  await tab.reload();
  await browser.advance(100);
  assert.ok(tab.element(">").inert);
});

test("what is kept and not shown, such as a press, is waited for before anything is pressed", async () => {
  const site = siteOfClient({ connected: { state: whole("a") } });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(1000);
  const hang = () => tab.link.failNext("hang", ({ method }) => method === "POST");
  hang();
  tab.user.type("name/field", "Ada");
  tab.user.click(tab.select("[name=_press]"));
  for (let loads = 0; loads < 2; loads++) {
    await tab.reload();
    hang();
    await browser.advance(100);
    assert.equal(tab.element("name/field").value, "Ada");
    assert.ok(!tab.user.click(tab.select("[name=_press]")));
  }
  await browser.advance(100_000);
  assert.match(connections(site).at(-1).text, /"view":"place","do":"press"/);
  assert.ok(tab.user.click(tab.select("[name=_press]")));
});

test("a page that is discarded while it follows a closed screen does not close another", async () => {
  const one = screen(pressRow("place"));
  const two = one + screen(textRow("name"), "place>:");
  const site = siteOfClient({
    connected: () => ({ state: whole("a"), html: connections(site).length === 2 ? one : two }),
  });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(1000);
  tab.link.failNext("loseRequest", ({ method }) => method === "POST");
  tab.user.type("name/field", "Ada");
  await tab.hide();
  for (let time = 0; time < 5000 && tab.element("place>:"); time++) await browser.advance(1);
  await tab.discard();
  await tab.show();
  await browser.advance(1000);
  assert.ok(tab.element("place>:"));
  assert.doesNotMatch(site.requests.map(({ text }) => text).join(" "), /dismiss/);
});

test("a copy of a page whose user has just gone back does not close another screen", async () => {
  const html = screen(pressRow("place")) + screen("", "place>:");
  const site = siteOfClient({ connected: () => ({ state: whole("a"), html }) });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(3000);
  tab.link.failNext("hang", ({ method }) => method === "POST");
  await tab.back();
  const copy = await tab.duplicate();
  await copy.show();
  await browser.advance(1000);
  const [, page] = connections(site)[0].text.match(/name="_page"\s+(\w+)/);
  const dismissals = site.requests.flatMap(({ text }) =>
    text.match(/(?<=\{"page":")\w+(?=[^{]*\{[^}]*"dismiss")/g) ?? []);
  assert.deepEqual(dismissals, [page]);
});

test("a form that is visited anew begins anew, also if a screen was closed before", async () => {
  const html = screen(pressRow("place")) + screen("", "place>:");
  const site = siteOfClient({
    connected: { state: whole("a"), html },
    answer: { number: 1, ops: [["remove", "place>:"]] },
  });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(1000);
  await tab.back();
  await browser.advance(3000);
  assert.equal(tab.element("place>:"), null);
  await tab.navigate("/elsewhere");
  await tab.navigate("/trip");
  await browser.advance(1000);
  assert.doesNotMatch(connections(site).at(-1).text, /_left/);
});

test("a page that crashed in a screen opened again is restored in place of an error", async () => {
  const form = screen(textRow("name") + pressRow("place"));
  const place = screen(textRow("town"), "place>:");
  let number = 0;
  let isOpen = true;
  const operation = () => {
    isOpen = /"press"/.test(site.sent("POST", "/trip/s/abc/events").at(-1).text);
    return isOpen ? ["insert", place, ">", ":"] : ["remove", "place>:"];
  };
  const site = siteOfClient({
    connected: () => ({ number, state: whole("a"), html: isOpen ? form + place : form }),
    answer: () => ({ ops: [operation()], number: ++number }),
  });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(1000);
  await tab.back();
  await browser.advance(3000);
  assert.equal(tab.element("place>:"), null);
  tab.user.click(tab.select("[name=_press]"));
  await browser.advance(500);
  assert.ok(tab.element("place>:"));
  await tab.crash();
  await tab.reload();
  await browser.advance(3000);
  await tab.back();
  await browser.advance(3000);
  browser.network.refuse(0);
  tab.user.type("name/field", "Ada");
  await tab.reload();
  browser.network.accept(0);
  await tab.reload();
  await browser.advance(1000);
  assert.match(connections(site).at(-1).text, /"text":"Ada"/);
});

test("what waits to be sent stays in the control of a page that is kept whole", async () => {
  const html = screen(textRow("name") + pressRow("place"));
  // The session performs none of the messages, as after a press that it refuses.
  const site = siteOfClient({ connected: { state: whole("a"), html } });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(1000);
  tab.usesBackForwardCache = true;
  browser.network.refuse(0);
  tab.user.type("name/field", "A");
  await browser.advance(300);
  await tab.navigate("/elsewhere");
  tab.usesBackForwardCache = false;
  await tab.back();
  browser.network.accept(0);
  await browser.advance(300);
  assert.equal(connections(site).length, 2);
  assert.equal(tab.element("name/field").value, "A");
});

test("an edit that the session has not performed is not shown as if it had", async () => {
  // The drawing of the session is that which the page was loaded with.
  const isDrawn = () => /name="_drawn"\s+drawn/.test(connections(site).at(-1).text);
  const html = screen(textRow("name") + switchRow("more"));
  const site = siteOfClient({
    connected: () => ({ done: connections(site).length - 1, html: isDrawn() ? undefined : html }) });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(1000);
  browser.network.refuse(0);
  tab.user.click(tab.element("more/field"));
  await browser.advance(300);
  assert.equal(tab.element("more/field").checked, true);
  browser.network.accept(0);
  await browser.advance(3000);
  assert.equal(connections(site).length, 2);
  assert.equal(tab.element("more/field").checked, false);
});

test("what others have changed is stored, too", async () => {
  const pushes = new Parts();
  const site = siteOfClient({ connected: { state: whole("a") }, streamed: () => pushes });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(2000);
  const state = [{ line: "a", n: 1, seal: ".others" }];
  pushes.push(new TextEncoder().encode(
    `data: ${JSON.stringify({ to: "abc", push: 1, number: 1, ops: [], state })}\n\n`));
  await browser.advance(2000);
  await tab.crash();
  await tab.reload();
  await browser.advance(1000);
  assert.match(connections(site).at(-1).text, /name="_state"\s+\.others/);
});

test("what is entered does not know of a change that arrives before it is sent", async () => {
  const pushes = new Parts();
  const site = siteOfClient({ connected: { state: whole("a") }, streamed: () => pushes });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(2000);
  tab.user.type("name/field", "A");
  const state = [{ line: "a", n: 1, seal: ".others" }];
  pushes.push(new TextEncoder().encode(
    `data: ${JSON.stringify({ to: "abc", push: 1, number: 1, ops: [], state })}\n\n`));
  await browser.advance(2000);
  const typed = site.sent("POST", "/trip/s/abc/events").map(({ text }) => JSON.parse(text))
    .filter(({ event }) => event.do === "type");
  assert.deepEqual(typed.map(({ known }) => known ?? "as answered"), ["as answered"]);
});

test("what is entered before an answer knows of the change that is answered", async () => {
  let number = 0;
  const site = siteOfClient({
    connected: { state: whole("a") },
    answer: () => ({ number: ++number, ops: [], state: [{ line: "a", n: number, seal: ".x" }] }),
  });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(1000);
  tab.link.delay = { up: 0, down: 500 };
  tab.user.type("name/field", "A");
  await browser.advance(300);
  tab.user.type("city/field", "B");
  await browser.advance(400);
  browser.network.refuse(0);
  await browser.advance(3000);
  browser.network.accept(0);
  await browser.advance(5000);
  const known = connections(site)[1].text.match(/"known":"a \d+"/g);
  assert.deepEqual([...new Set(known)], [`"known":"a 2"`]);
});

test("a page without a stream asks for what it misses, again and again", async () => {
  const site = siteOfClient();
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(100);
  await tab.openInNewTab("/trip");
  const asked = () => site.sent("GET", "/trip/s/abc/pushes").length;
  await browser.advance(600_000);
  const first = asked();
  await browser.advance(600_000);
  assert.ok(first > 0 && asked() > first, `${first}, then ${asked()}`);
});

test("a page whose stream is held back polls, and tells its server and the console", async () => {
  let isHeld = true;
  const site = siteOfClient({ isHeld: () => isHeld, asked: () => jsonResponse({ ops: [] }) });
  const asked = () => site.sent("GET", "/trip/s/abc/pushes");
  const opened = () => site.sent("GET", "/trip/s/abc/stream").length;
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(1000);
  assert.equal(asked().length, 0);
  await browser.advance(2000);
  assert.ok(asked().length, "pushes are not requested before the stream is given up");
  assert.equal(browser.network.openStreams.length, 1);
  assert.doesNotMatch(asked().at(-1).path, /held/);
  await browser.advance(4000);
  assert.equal(browser.network.openStreams.length, 0);
  const [warning, ...others] = tab.console.filter(({ level }) => level === "warn");
  assert.match(warning.values[0], /compresses or buffers .* “Behind a proxy”/);
  assert.deepEqual(others, []);
  const before = asked().length;
  await browser.advance(60_000);
  assert.match(asked().at(-1).path, /held=1/);
  assert.ok(asked().length > before + 40, `${asked().length - before} requests in a minute`);
  assert.equal(opened(), 1);
  assert.equal(tab.element("rowkit-status").textContent, "");

  // The next connection tries a stream again.
  isHeld = false;
  await tab.reload();
  const last = asked().length;
  await browser.advance(10_000);
  assert.equal(opened(), 2);
  assert.equal(browser.network.openStreams.length, 1);
  assert.equal(asked().length, last);
  assert.deepEqual(browser.errors, []);
});

test("a change that an answer follows is requested at once if its stream is held back", async () => {
  const change = { push: 1, number: 1, ops: [["value", "city/field", "Paris"]] };
  const site = siteOfClient({
    isHeld: () => true, answer: { at: 1, ops: [] },
    asked: () => jsonResponse({ ops: [], before: [change] }),
  });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(200);
  tab.user.type("name/field", "A");
  await browser.advance(400);
  assert.equal(site.sent("GET", "/trip/s/abc/pushes").length, 1);
  assert.equal(tab.element("city/field").value, "Paris");
  await browser.advance(5000);
  assert.equal(connections(site).length, 1);
});

test("a page whose stream begins at once does not request pushes", async () => {
  const site = siteOfClient();
  const browser = new Browser(site);
  await browser.open("/trip");
  await browser.advance(120_000);
  assert.equal(site.sent("GET", "/trip/s/abc/pushes").length, 0);
  assert.equal(browser.network.openStreams.length, 1);
});

test("keys that a control of the browser uses are not sent", async () => {
  const row = switchRow("more").replace("<div ", "<div data-keys ");
  const site = siteOfClient({ connected: { html: screen(row + textRow("name")) } });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(1000);
  tab.user.focus(tab.element("more/field"));
  tab.user.press("ArrowDown");
  await browser.advance(1000);
  assert.doesNotMatch(site.requests.map(({ text }) => text).join(), /"do":"key"/);
});

test("files that were chosen are not sent as an event when the page is left", async () => {
  const photo = `<div class="row own" id="photo"><input type="file" id="photo/field" \
name="photo/field" data-k="files"></div>`;
  const site = siteOfClient({ connected: { html: screen(photo + textRow("name")) } });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(1000);
  tab.link.failNext("hang", ({ path }) => path.endsWith("/files"));
  tab.user.attach("photo/field", { name: "a.png", type: "image/png", bytes: [1] });
  await tab.navigate("/elsewhere");
  await browser.advance(10_000);
  const events = site.sent("POST", "/trip/s/abc/events").map(({ text }) => text).join();
  assert.doesNotMatch(events, /"do":"files"/);
});

test("a file that has changed before it was sent holds back the press that waited, and no later one", async () => {
  for (const pressesBefore of [true, false]) {
    const site = siteOfClient();
    const browser = new Browser(site);
    const tab = await browser.open("/trip");
    await browser.advance(100);
    const submit = () => assert.ok(tab.user.click(tab.select("[name=_submit]")));
    browser.network.refuse(0);
    const file = new File(["a"], "a.png", { type: "image/png" });
    tab.user.attach("portrait/field", file);
    await browser.advance(3000);
    if (pressesBefore) submit();
    file.isUnreadable = true;
    tab.link.delay = 100;
    browser.network.accept(0);
    const status = tab.element("rowkit-status");
    await browser.until(() => status.textContent.includes("A file has changed"), 20000);
    assert.equal(tab.element("portrait/field").value, "");
    tab.user.attach("portrait/field", new File(["b"], "b.png", { type: "image/png" }));
    if (!pressesBefore) submit();
    await browser.advance(20000);
    const sent = site.requests.filter(({ text }) => text.includes("\"submit\""));
    assert.equal(sent.length, pressesBefore ? 0 : 1);
    assert.match(site.sent("POST", "/trip/s/abc/files").at(-1).text, /b\.png/);
    assert.deepEqual(browser.errors, []);
  }
});

test("a page whose first connection is refused is posted as one without a script", async () => {
  const site = siteOfClient({ connected: { status: 400 } });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(60000);
  assert.equal(connections(site).length, 1);
  tab.user.type("name/field", "Ada");
  await browser.advance(1000);
  assert.deepEqual(site.sent("POST", "/trip/s/abc/events"), []);
  tab.user.click(tab.select("[name=_submit]"));
  await browser.advance(1000);
  assert.match(site.sent("POST", "/trip").at(-1).text, /name="name\/field"\r\n\r\nAda/);
});

test("a field that steps with keys says its number as a spin button", async () => {
  const browser = new Browser(siteOfClient());
  const tab = await browser.open("/trip");
  await browser.advance(100);
  const { role, ariaValueNow, ariaValueMin, ariaValueMax } = tab.element("count/field");
  assert.deepEqual({ role, ariaValueNow, ariaValueMin, ariaValueMax },
    { role: "spinbutton", ariaValueNow: "1.5", ariaValueMin: "0", ariaValueMax: "9" });
});

test("a page forgets a state once a session that has taken it over has sent its own", async () => {
  const lines = ["first", "second", "third"];
  const site = siteOfClient({
    connected: () => {
      const line = lines.shift();
      return { state: [{ line, n: 0, seal: `whole-${line}` }] };
    },
  });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(1000);
  for (const letter of ["A", "B"]) {
    browser.network.refuse(0);
    browser.network.cut();
    tab.user.type("name/field", letter);
    await browser.advance(3000);
    browser.network.accept(0);
    await browser.advance(20000);
  }
  const sealed = connections(site).map(({ text }) => text.match(/whole-\w+/g) ?? []);
  assert.deepEqual(sealed, [[], ["whole-first"], ["whole-second"]]);
});
