import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "./browser.mjs";
import { htmlResponse, Site } from "./testing/site.mjs";

async function opened(html) {
  const browser = new Browser(new Site({ "GET /a": () => htmlResponse(`<body>${html}`) }));
  const tab = await browser.open("/a");
  const seen = [];
  for (const type of ["keydown", "input", "change", "click", "focusin", "focusout", "submit",
    "compositionstart", "compositionend", "pointerdown"]) {
    tab.document.addEventListener(type, (event) => {
      if (type === "submit") event.preventDefault();
      seen.push(`${type} ${event.key ?? event.target.id}`);
    });
  }
  return { browser, tab, user: tab.user, seen };
}

test("a user types into a field", async () => {
  const { tab, user, seen } = await opened("<input id=a value=x><input id=b>");
  user.type("a", "yz");
  assert.equal(tab.element("a").value, "xyz");
  assert.deepEqual(seen.splice(0), ["focusin a", "keydown y", "input a", "keydown z", "input a"]);
  user.press("ArrowLeft");
  user.press("Backspace");
  assert.equal(tab.element("a").value, "xz");
  seen.length = 0;
  user.press("Tab");
  assert.deepEqual(seen.splice(0), ["keydown Tab", "change a", "focusout a", "focusin b"]);
  user.replace("a", "new");
  assert.equal(tab.element("a").value, "new");
  user.replace("a", "");
  assert.equal(tab.element("a").value, "");
});

test("a key that is prevented does nothing", async () => {
  const { tab, user } = await opened("<input id=a>");
  tab.document.addEventListener("keydown", (event) => event.preventDefault());
  user.type("a", "x");
  assert.equal(tab.element("a").value, "");
});

test("the Enter key sends a form by its first button", async () => {
  const { user, seen } = await opened("<form><input id=a><button id=b></button></form>");
  user.type("a", "x");
  seen.length = 0;
  user.press("Enter");
  assert.deepEqual(seen, ["keydown Enter", "change a", "click b", "submit "]);
});

test("a user presses, chooses and sets", async () => {
  const { tab, user, seen } = await opened("<label id=l><input type=checkbox id=c></label>"
    + "<select id=s><option value=1>1<option value=2>2<option value=3 disabled>3</select>"
    + "<input type=range id=r><button id=off disabled></button><div inert><button id=in></button></div>");
  user.click("l");
  assert.equal(tab.element("c").checked, true);
  assert.deepEqual(seen.splice(0),
    ["pointerdown l", "focusin c", "click l", "click c", "input c", "change c"]);
  user.press(" ");
  assert.equal(tab.element("c").checked, false);
  assert.equal(user.choose("s", "2"), true);
  assert.equal(tab.element("s").value, "2");
  assert.deepEqual(seen.splice(0).slice(-2), ["input s", "change s"]);
  assert.equal(user.choose("s", "2"), true);
  assert.deepEqual(seen.splice(0), []);
  assert.equal(user.choose("s", "3"), false);
  user.press("ArrowUp");
  assert.equal(tab.element("s").value, "1");
  user.set("r", "70");
  user.press("ArrowRight");
  assert.equal(tab.element("r").value, "71");
  assert.deepEqual(["off", "in", "none"].map((id) => user.click(id)), [false, false, false]);
});

test("a user undoes and redoes what was typed and what a command has inserted", async () => {
  const { tab, user, seen } = await opened("<input id=a><input id=b>");
  const field = tab.element("a");
  const shown = () => [field.value, field.selectionStart];
  user.type("a", "12345");
  field.setSelectionRange(4, 4);
  assert.ok(tab.document.execCommand("insertText", false, " "));
  field.setSelectionRange(6, 6);
  user.type("a", "67");
  seen.length = 0;
  for (const [act, expected] of [
    ["undo", ["1234 5", 6]], ["undo", ["12345", 4]], ["undo", ["", 0]], ["undo", ["", 0]],
    ["redo", ["12345", 5]], ["redo", ["1234 5", 5]], ["redo", ["1234 567", 8]], ["undo", ["1234 5", 6]],
  ]) {
    user[act]();
    assert.deepEqual(shown(), expected);
  }
  assert.equal(seen.filter((event) => event === "input a").length, 7);
  user.type("b", "x");
  user.undo();
  user.undo();
  assert.equal(tab.document.activeElement, field);
  assert.deepEqual(shown(), ["12345", 4]);
});

test("what the page has written is not undone, nor is what came before", async () => {
  const { tab, user } = await opened("<input id=a><input id=b readonly value=x>");
  const field = tab.element("a");
  user.type("a", "abc");
  field.value = field.value.slice();
  user.undo();
  assert.equal(field.value, "");
  user.type("a", "abc");
  field.value = "ABC";
  user.undo();
  assert.deepEqual([field.value, field.selectionStart], ["ABC", 0]);
  user.focus("b");
  assert.equal(tab.document.execCommand("insertText", false, "y"), false);
  assert.equal(tab.element("b").value, "x");
});

test("a user composes and pastes", async () => {
  const { tab, user, seen } = await opened("<input id=a value=x>");
  user.focus("a");
  user.compose("n", "に");
  assert.equal(tab.element("a").value, "xに");
  user.paste("!");
  assert.equal(tab.element("a").value, "xに!");
  assert.deepEqual(seen.filter((text) => text.startsWith("comp")),
    ["compositionstart a", "compositionend a"]);
  user.autofill({ a: "z" });
  assert.equal(tab.element("a").value, "z");
});
