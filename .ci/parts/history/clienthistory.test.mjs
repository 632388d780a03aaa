// The entries of the browser's history for the screens that are open.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "./browser.mjs";
import { Parts } from "./server.mjs";
import { pushChange, siteOfClient } from "./testing/client.mjs";
import { pressRow, screen } from "./testing/page.mjs";

const SCREENS = ["a>:", "b>:"];

/** A tab that came from another page, with two open screens that the user can dismiss. */
async function opened({ delay = 0 } = {}) {
  const stream = new Parts();
  let open = [...SCREENS];
  let number = 0;
  const answer = () => {
    const { event } = JSON.parse(site.sent("POST", "/trip/s/abc/events").at(-1).text);
    if (event.do === "press") {
      const id = SCREENS[open.length];
      const [above, below] = [[...open, id], open.at(-1) ?? ":"];
      open = above;
      return { number: ++number, ops: [["insert", screen("", id), ">", below]] };
    }
    if (event.do !== "dismiss" || !open.includes(event.view)) return { number, ops: [] };
    open = open.slice(0, open.indexOf(event.view));
    return { number: ++number, ops: [["remove", event.view]] };
  };
  const connected = () => ({
    number, state: [{ line: "a", n: 0, seal: "whole" }],
    html: screen(pressRow("place")) + open.map((id) => screen("", id)).join(""),
  });
  const site = siteOfClient({ answer, connected, streamed: () => stream });
  const browser = new Browser(site);
  const tab = await browser.open("/elsewhere");
  await tab.navigate("/trip");
  await browser.advance(3000);
  tab.link.delay = delay;
  /**
   * What is shown after something has happened: the number of open screens, which is -1 on another
   * page, the place in the history, and the number of entries.
   */
  const after = async (act, time = 5000) => {
    await act();
    await browser.advance(time);
    assert.deepEqual(browser.errors, []);
    const count = tab.selectAll(".screen").length - 1;
    return [count, tab.index, tab.entries.length];
  };
  const dismissed = () => site.requests.filter(({ path }) => path.endsWith("/events"))
    .map(({ text }) => JSON.parse(text).event).filter((event) => event.do === "dismiss")
    .map(({ view }) => view);
  const push = (...op) => pushChange(stream, ++number, ...op);
  const close = (id) => {
    open = open.filter((other) => other !== id);
    push("remove", id);
  };
  return { tab, after, dismissed, close, push };
}

test("each open screen has an entry", async () => {
  const { tab, after, dismissed } = await opened();
  assert.deepEqual(await after(() => {}), [2, 3, 4]);
  assert.deepEqual(tab.entries.map(({ state }) => state?.rowkit), [undefined, 0, 1, 2]);
  assert.deepEqual(await after(() => tab.back()), [1, 2, 4]);
  assert.deepEqual(await after(() => tab.back()), [0, 1, 4]);
  assert.deepEqual(dismissed(), ["b>:", "a>:"]);
});

test("a jump over several entries closes their screens from the top", async () => {
  const { tab, after, dismissed } = await opened({ delay: 400 });
  assert.deepEqual(await after(() => tab.go(-2), 100), [2, 1, 4]);
  // While one is closed and the other is not, the user is not moved.
  assert.deepEqual(await after(() => {}, 500), [1, 1, 4]);
  assert.deepEqual(await after(() => {}), [0, 1, 4]);
  assert.deepEqual(dismissed(), ["b>:", "a>:"]);
  assert.deepEqual(await after(() => tab.back()), [-1, 0, 4]);
});

test("two steps back before an answer close two screens", async () => {
  const { tab, after, dismissed } = await opened({ delay: 400 });
  await tab.back();
  assert.deepEqual(await after(() => tab.back()), [0, 1, 4]);
  assert.deepEqual(dismissed(), ["b>:", "a>:"]);
});

test("a screen that is being closed is closed once, wherever the user goes meanwhile", async () => {
  const { tab, after, dismissed } = await opened({ delay: 400 });
  await tab.back();
  await tab.forward();
  await tab.back();
  assert.deepEqual(await after(() => {}), [1, 2, 4]);
  assert.deepEqual(dismissed(), ["b>:"]);
});

test("an entry of a closed screen leads back to the open ones", async () => {
  const { tab, after, dismissed } = await opened();
  await after(() => tab.go(-2));
  assert.deepEqual(await after(() => tab.forward()), [0, 1, 4]);
  assert.deepEqual(await after(() => tab.go(2)), [0, 1, 4]);
  assert.deepEqual(dismissed().length, 2);
  // A screen that is opened again has an entry in their place.
  assert.deepEqual(await after(() => tab.user.click(tab.select("[name=_press]"))), [1, 2, 3]);
  assert.deepEqual(await after(() => tab.back()), [0, 1, 3]);
  assert.deepEqual(await after(() => tab.back()), [-1, 0, 3]);
});

test("a page that was left past all entries shows the screens of the entry to which the user returns", async () => {
  const { tab, after, dismissed } = await opened();
  assert.deepEqual(await after(() => tab.go(-3)), [-1, 0, 4]);
  assert.deepEqual(await after(() => tab.go(3)), [2, 3, 4]);
  assert.deepEqual(dismissed(), []);
  await after(() => tab.go(-3));
  assert.deepEqual(await after(() => tab.go(2)), [1, 2, 4]);
  assert.deepEqual(dismissed(), ["b>:"]);
  assert.deepEqual(await after(() => tab.user.click(tab.select("[name=_press]"))), [2, 3, 4]);
  await after(() => tab.go(-3));
  assert.deepEqual(await after(() => tab.forward()), [0, 1, 4]);
  assert.deepEqual(dismissed(), ["b>:", "b>:", "a>:"]);
  // The page is loaded for an entry of a closed screen.
  await after(() => tab.back());
  assert.deepEqual(await after(() => tab.go(3)), [0, 1, 4]);
  assert.deepEqual(await after(() => tab.back()), [-1, 0, 4]);
});

test("a step back while the page follows a closed screen closes the next one", async () => {
  const { tab, after, dismissed, close } = await opened();
  const { history } = tab.window;
  // The browser goes on from where the page is going.
  history.go = (count) => tab.window._traverse(count - 1);
  assert.deepEqual(await after(() => close("b>:"), 5000), [0, 1, 4]);
  assert.deepEqual(dismissed(), ["a>:"]);
});

test("a screen that opens while the page follows a closed one stays", async () => {
  const { tab, after, dismissed, close, push } = await opened();
  const { history } = tab.window;
  history.go = (count) => tab.window._setTimeout(() => tab.window._traverse(count), 500);
  assert.deepEqual(await after(() => close("b>:"), 100), [1, 3, 4]);
  const open = () => push("insert", screen("", "b>:"), ">", "a>:");
  assert.deepEqual(await after(open), [2, 3, 4]);
  assert.deepEqual(dismissed(), []);
});

test("a step back from another part of the page closes nothing", async () => {
  const { tab, after, dismissed } = await opened();
  await after(() => tab.window._moveWithin(tab.url + "#part", false));
  assert.deepEqual(await after(() => tab.back()), [2, 3, 5]);
  assert.deepEqual(dismissed(), []);
});
