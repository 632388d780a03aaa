import assert from "node:assert/strict";
import { test } from "node:test";
import { Document } from "./document.mjs";

const page = (html) => {
  const document = Document.parse(`<body>${html}`);
  const seen = [];
  for (const type of ["focus", "focusin", "blur", "focusout", "change"]) {
    document.addEventListener(type, ({ target, relatedTarget }) =>
      seen.push(`${type} ${target.id}${relatedTarget ? ` (${relatedTarget.id})` : ""}`), true);
  }
  return { document, seen, one: (id) => document.getElementById(id) };
};

test("the focus moves with events", () => {
  const { document, seen, one } = page("<input id=a><button id=b></button>");
  one("a").focus();
  assert.deepEqual(seen.splice(0), ["focus a", "focusin a"]);
  one("b").focus();
  assert.deepEqual(seen.splice(0), ["blur a (b)", "focusout a (b)", "focus b (a)", "focusin b (a)"]);
  one("b").blur();
  assert.deepEqual(seen, ["blur b", "focusout b"]);
  assert.equal(document.activeElement, document.body);
});

test("some elements do not take the focus", () => {
  const { document, one } = page("<input id=a disabled><p id=b></p><p id=c tabindex=-1></p>"
    + "<div inert><input id=d></div><div hidden><input id=e></div><a id=g></a><a id=h href=x></a>"
    + "<details><summary id=i></summary><input id=j></details>");
  const taken = [..."abcdeghij"].filter((id) => {
    one(id)?.focus();
    return document.activeElement.id === id;
  });
  assert.deepEqual(taken, ["c", "h", "i"]);
});

test("a removed element loses the focus, and a moved one keeps it", () => {
  const { document, seen, one } = page("<div id=d><input id=a></div><p id=p></p>");
  one("a").focus();
  seen.length = 0;
  one("p").moveBefore(one("a"), null);
  assert.equal(document.activeElement.id, "a");
  assert.deepEqual(seen, []);
  one("d").append(one("a"));
  assert.equal(document.activeElement, document.body);
  assert.deepEqual(seen.splice(0), ["blur a", "focusout a"]);
  document._blursRemoved = false;
  one("a").focus();
  seen.length = 0;
  one("a").remove();
  assert.deepEqual([seen, document.activeElement], [[], document.body]);
});

test("an element that is hidden loses the focus when the page is drawn", () => {
  const { document, seen, one } = page("<div id=d><input id=a></div>");
  one("a").focus();
  seen.length = 0;
  one("d").inert = true;
  assert.equal(document.activeElement.id, "a");
  document._fixFocus();
  assert.equal(document.activeElement, document.body);
  assert.deepEqual(seen, ["blur a", "focusout a"]);
});
