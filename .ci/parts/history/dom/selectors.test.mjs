import assert from "node:assert/strict";
import { test } from "node:test";
import { Document } from "./document.mjs";

const document = Document.parse(`<body><form id="f"><main id=":" class="screen first">
<fieldset disabled><legend><input id="in" type="TEXT" name="a/b"></legend>
<input id="off" type=checkbox checked></fieldset>
<details class="menu" open><summary>x</summary></details>
<p id="rtl" dir="rtl" data-k="type"><b class="a b" lang="en-GB">x</b><i></i></p>
<select id="s"><option id="o1">1</option><option id="o2" selected>2</option></select>
</main><main class="screen show" hidden></main></form>`);

const found = (selector, root = document) =>
  [...root.querySelectorAll(selector)].map((one) => one.id || one.localName).join(" ");

test("selectors find elements", () => {
  for (const [selector, expected] of [
    ["main", ": main"],
    ["#f > .screen", ": main"],
    [".screen:not([hidden])", ":"],
    ["[id=':']", ":"],
    ["[id=\"rtl\"] > b + i", "i"],
    ["b ~ i", "i"],
    ["input[type=text]", "in"],
    ["input[name=\"a/b\"]", "in"],
    ["[name^=a], [name$=b]", "in"],
    ["[name*=\"/\"]", "in"],
    ["[class~=b]", "b"],
    ["[lang|=en]", "b"],
    [".a.b", "b"],
    ["input:disabled", "off"],
    ["input:enabled", "in"],
    ["fieldset:disabled", "fieldset"],
    [":checked", "off o2"],
    [":is(input, select):not(:disabled)", "in s"],
    ["details.menu[open] summary", "summary"],
    ["b:dir(rtl)", "b"],
    ["p:dir(ltr)", ""],
    ["p > :first-child", "b"],
    ["form p b", "b"],
    ["*:is([data-k=type], [data-k=date])", "rtl"],
    ["p:has(> b)", "rtl"],
    ["MAIN", ": main"],
  ]) assert.equal(found(selector), expected, selector);
});

test("the scope is the element that is searched", () => {
  const form = document.getElementById("f");
  assert.equal(found(":scope > .screen", form), ": main");
  assert.equal(found(":scope > :is(.first, .show)", form), ": main");
  assert.equal(found(":scope p", form), "rtl");
  assert.equal(form.matches("#f"), true);
  assert.equal(document.getElementById("rtl").firstChild.closest(".screen").id, ":");
  assert.equal(document.getElementById("rtl").closest(":scope").id, "rtl");
});

test("what is not known is refused", () => {
  for (const selector of ["", "a:hover-with", "a::before", "[a", "a >", "a,", ":nth-child(2)", "#"]) {
    assert.throws(() => document.querySelector(selector), { name: "SyntaxError" }, selector);
  }
});
