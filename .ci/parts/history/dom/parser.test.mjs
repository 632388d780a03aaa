import assert from "node:assert/strict";
import { test } from "node:test";
import { Document } from "./document.mjs";
import { pageOf, textRow } from "../testing/page.mjs";

const written = (html) => {
  const body = Document.parse(`<body>${html}`).body;
  return body.innerHTML;
};

test("HTML becomes a tree", () => {
  for (const [html, expected = html] of [
    ["<p>a</p>"],
    ["<p>a<p>b", "<p>a</p><p>b</p>"],
    ["<p>a<div>b</div>", "<p>a</p><div>b</div>"],
    ["<ul><li>a<li>b<ul><li>c</ul></ul>", "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>"],
    ["<select><option>a<option selected>b</select>",
      "<select><option>a</option><option selected=\"\">b</option></select>"],
    ["<br><input><img src=a>", "<br><input><img src=\"a\">"],
    ["<b a=1 A=2 c='3' d=\"4\" e>x</b>", "<b a=\"1\" c=\"3\" d=\"4\" e=\"\">x</b>"],
    ["&lt;&gt;&amp;&quot;&#10;&#x41;&#65;&hellip;", "&lt;&gt;&amp;\"\nAA…"],
    ["<i title=\"&quot;&#13;&lt;&amp;amp;\"></i>", "<i title=\"&quot;\r<&amp;amp;\"></i>"
      .replace("<&", "&lt;&")],
    ["a & b &nope; &", "a &amp; b &amp;nope; &amp;"],
    ["<!-- a -- b --><i></i>"],
    ["<svg viewBox=\"0 0 1 1\"><rect width=\"1\"/><text>a</text></svg>",
      "<svg viewBox=\"0 0 1 1\"><rect width=\"1\"></rect><text>a</text></svg>"],
    ["<textarea>\n\na&lt;<b></textarea>", "<textarea>\na&lt;&lt;b&gt;</textarea>"],
    ["<script>if (a < b && c) \"</b>\";</script>"],
    ["<template><tr><td>a</td></tr></template>"],
    ["<noscript><b>a</b></noscript>"],
    ["<table><tbody><tr><td>a<td>b<tr><td>c</table>",
      "<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>"],
    ["1 < 2"  , "1 &lt; 2"],
  ]) assert.equal(written(html), expected);
});

test("a page is written as it was read", () => {
  const html = pageOf(textRow("name", "a &amp; b"));
  const document = Document.parse(html);
  assert.equal(`<!doctype html>\n${document.documentElement.outerHTML}`,
    html.trim().replace("</body>", "\n</body>").replaceAll(/ (hidden|novalidate)(?=[ >])/g, " $1=\"\""));
  assert.equal(document.title, "trip");
  assert.equal(document.getElementById("name/field").value, "a & b");
});

test("the parts of a page exist even if its text does not name them", () => {
  const document = Document.parse("<title>a</title><p>b");
  assert.equal(document.documentElement.outerHTML,
    "<html><head><title>a</title></head><body><p>b</p></body></html>");
});

test("without a script, its replacement is read", () => {
  const document = Document.parse("<body><noscript><button>a</button></noscript>", {
    hasScript: false,
  });
  assert.equal(document.querySelectorAll("noscript button").length, 1);
});

test("what is read again is the same", () => {
  const document = Document.parse(`<body><div>${textRow("name", "&quot;x&quot;")}</div>`);
  const box = document.body.firstChild;
  const html = box.innerHTML;
  box.innerHTML = html;
  assert.equal(box.innerHTML, html);
  assert.equal(document.getElementById("name/field").value, "\"x\"");
});
