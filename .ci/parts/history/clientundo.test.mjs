// What a user can undo in a field whose text the server formats.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "./browser.mjs";
import { Parts } from "./server.mjs";
import { pushChange, siteOfClient } from "./testing/client.mjs";
import { screen, textRow } from "./testing/page.mjs";

/** Groups digits, as the server does while they are typed. */
const grouped = (text) => text.replace(/ /g, "").replace(/\d{4}(?=\d)/g, "$& ");

/** A tab in whose first field the server groups digits, and with what pushes changes to it. */
async function opened({ rows, onFocus = [] } = {}) {
  const stream = new Parts();
  let number = 0;
  const answer = () => {
    const { event } = JSON.parse(site.sent("POST", "/trip/s/abc/events").at(-1).text);
    number++;
    if (event.view !== "name/field") return { number, ops: [] };
    if (event.do === "focus") return { number, ops: onFocus };
    const text = grouped(event.text ?? "");
    if (event.do !== "type" || text === event.text) return { number, ops: [] };
    const caret = grouped(event.text.slice(0, event.caret)).length;
    return {
      number, ops: [["draw", textRow("name", text)], ["value", "name/field", text],
        ["select", "name/field", caret, caret]],
    };
  };
  const html = rows && screen(rows);
  const site = siteOfClient({ answer, connected: { html }, streamed: () => stream });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(1000);
  const shown = () => {
    const { value, selectionStart: start, selectionEnd: end } = tab.element("name/field");
    return [value, ...new Set([start, end])];
  };
  /** Types, undoes or redoes, and returns what is shown once the server has answered. */
  const after = async (act) => {
    act(tab.user);
    await browser.advance(1000);
    return shown();
  };
  const typed = () => site.sent("POST", "/trip/s/abc/events")
    .map(({ text }) => JSON.parse(text).event).filter((event) => event.do === "type")
    .map(({ text }) => text);
  const push = async (...op) => {
    pushChange(stream, ++number, ...op);
    await browser.advance(1000);
    return shown();
  };
  return { browser, tab, after, typed, push };
}

const type = (text) => (user) => user.type("name/field", text);
const undo = (user) => user.undo();
const redo = (user) => user.redo();

test("what was formatted is undone and redone step by step, with the caret where it was", async () => {
  const { browser, after, typed } = await opened();
  assert.deepEqual(await after(type("12345")), ["1234 5", 6]);
  assert.deepEqual(await after(type("6789")), ["1234 5678 9", 11]);
  assert.deepEqual(await after(undo), ["1234 56789", 10]);
  assert.deepEqual(await after(undo), ["1234 5", 6]);
  assert.deepEqual(await after(undo), ["12345", 5]);
  assert.deepEqual(await after(undo), ["", 0]);
  assert.deepEqual(await after(undo), ["", 0]);
  assert.deepEqual(await after(redo), ["12345", 5]);
  assert.deepEqual(await after(redo), ["1234 5", 6]);
  // Each is the user's input, and what the server has formatted is not.
  assert.deepEqual(typed(), [
    "12345", "1234 56789", "1234 56789", "1234 5", "12345", "", "12345", "1234 5",
  ]);
  assert.deepEqual(browser.errors, []);
});

test("a restored text is formatted with the next character", async () => {
  const { after } = await opened();
  await after(type("12345"));
  assert.deepEqual(await after(undo), ["12345", 5]);
  assert.deepEqual(await after(type("6")), ["1234 56", 7]);
  assert.deepEqual(await after(undo), ["123456", 6]);
});

test("a restored text is formatted once its field is left", async () => {
  const { after } = await opened();
  await after(type("12345"));
  await after(undo);
  assert.deepEqual(await after((user) => user.focus("city/field")), ["1234 5", 6]);
});

test("a text that is restored at the last moment is formatted by the answer", async () => {
  const { after } = await opened();
  await after(type("12345"));
  const leave = (user) => {
    user.undo();
    user.focus("city/field");
  };
  assert.deepEqual((await after(leave))[0], "1234 5");
});

test("a deletion is formatted and undone", async () => {
  const { after } = await opened();
  await after(type("12345"));
  assert.deepEqual(await after((user) => user.press("Backspace")), ["1234", 4]);
  assert.deepEqual(await after(undo), ["1234 ", 5]);
  assert.deepEqual(await after(undo), ["1234 5", 6]);
});

test("a restored text is formatted when the form moves the focus", async () => {
  const { tab, after, push } = await opened();
  await after(type("12345"));
  await after(undo);
  await push("focus", "city/field");
  assert.equal(tab.element("name/field").value, "1234 5");
});

test("a change by another page is not undone, which would take it back", async () => {
  const { after, push } = await opened();
  await after(type("aa"));
  assert.deepEqual(await push("value", "name/field", "aaa"), ["aaa", 2]);
  assert.deepEqual(await after(undo), ["aaa", 2]);
});

test("what is restored stays until something else than its format is written", async () => {
  const { after, push } = await opened();
  await after(type("12345"));
  assert.deepEqual(await after(undo), ["12345", 5]);
  assert.equal((await push("value", "name/field", "two"))[0], "two");
  assert.equal((await after((user) => user.focus("city/field")))[0], "two");
  assert.equal((await after(type("12345")))[0], "two1234 5");
  await after(undo);
  assert.equal((await after(undo))[0], "two");
  assert.equal((await after((user) => user.focus("city/field")))[0], "two");
});

test("a text that nobody has entered is not undone", async () => {
  const onFocus = [["value", "name/field", "1234"]];
  const rows = textRow("name", "1,234") + textRow("city");
  const { tab, after } = await opened({ rows, onFocus });
  await after((user) => user.type("city/field", "A"));
  assert.equal((await after((user) => user.focus("name/field")))[0], "1234");
  assert.equal((await after(undo))[0], "1234");
  assert.equal(tab.element("city/field").value, "");
});

test("a step by a key is not undone, which would type a number in another form", async () => {
  const { tab, after, typed } = await opened();
  const { value } = tab.element("count/field");
  await after((user) => user.focus("count/field"));
  await after((user) => user.press("ArrowUp"));
  await after((user) => user.press("ArrowUp"));
  assert.deepEqual([value, tab.element("count/field").value], ["1,5", "2.5"]);
  await after((user) => user.focus("city/field"));
  assert.deepEqual(typed(), []);
  await after((user) => user.focus("count/field"));
  await after(undo);
  await after(undo);
  assert.equal(tab.element("count/field").value, "2.5");
  await after((user) => user.focus("city/field"));
  assert.deepEqual(typed(), []);
});

test("a field that is read-only shows what the form writes", async () => {
  const rows = textRow("name", "one").replace("<input", "<input readonly") + textRow("city");
  const { tab, after, push } = await opened({ rows });
  await after((user) => user.focus("name/field"));
  tab.user.press("Enter");
  assert.equal((await push("value", "name/field", "two"))[0], "two");
  assert.equal((await after(undo))[0], "two");
});

test("a text that is being composed is not formatted", async () => {
  const { tab, after } = await opened();
  await after(type("12345"));
  tab.element("name/field").dispatchEvent(new tab.window._globals.CompositionEvent(
    "compositionstart", { bubbles: true }));
  assert.deepEqual(await after(type("6789")), ["1234 56789", 10]);
  tab.element("name/field").dispatchEvent(new tab.window._globals.CompositionEvent(
    "compositionend", { bubbles: true }));
  assert.deepEqual(await after(() => {}), ["1234 5678 9", 11]);
});
