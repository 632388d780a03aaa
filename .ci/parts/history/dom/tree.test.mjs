import assert from "node:assert/strict";
import { test } from "node:test";
import { Document } from "./document.mjs";
import { Event } from "./events.mjs";

const page = (html) => Document.parse(`<body>${html}`);

test("nodes are inserted, moved and removed", () => {
  const { body } = page("<a></a><b></b><i></i>");
  const [a, b, i] = body.children;
  body.insertBefore(i, a);
  assert.equal(body.innerHTML, "<i></i><a></a><b></b>");
  a.before("x", b);
  assert.equal(body.innerHTML, "<i></i>x<b></b><a></a>");
  b.replaceWith(body.ownerDocument.createElement("p"));
  assert.equal(body.innerHTML, "<i></i>x<p></p><a></a>");
  body.replaceChildren(b, "y");
  assert.equal(body.innerHTML, "<b></b>y");
  b.append(i);
  i.remove();
  assert.equal(b.firstChild, null);
  assert.equal(i.parentNode, null);
  assert.throws(() => i.append(i), { name: "HierarchyRequestError" });
});

test("an identifier leads to the first element in the tree that has it", () => {
  const document = page("<p id=a></p><div></div>");
  const [p, div] = document.body.children;
  const other = document.createElement("b");
  other.id = "a";
  assert.equal(document.getElementById("a"), p);
  div.append(other);
  assert.equal(document.getElementById("a"), p);
  document.body.insertBefore(div, p);
  assert.equal(document.getElementById("a"), other);
  div.remove();
  assert.equal(document.getElementById("a"), p);
  p.id = "b";
  assert.equal(document.getElementById("a"), null);
  assert.equal(document.getElementById("b"), p);
  p.replaceChildren(div);
  assert.equal(document.querySelector("#a"), other);
});

test("nodes have an order", () => {
  const { body } = page("<a><b></b></a><i></i>");
  const [a, i] = body.children;
  const b = a.firstChild;
  assert.equal(a.compareDocumentPosition(i), 4);
  assert.equal(i.compareDocumentPosition(b), 2);
  assert.equal(a.compareDocumentPosition(b), 20);
  assert.equal(b.compareDocumentPosition(a), 10);
});

test("attributes are properties", () => {
  const document = page("<p data-start-at=1 data-x></p>");
  const p = document.body.firstChild;
  assert.equal(p.dataset.startAt, "1");
  assert.equal(p.dataset.none, undefined);
  delete p.dataset.x;
  p.dataset.endAt = 5;
  Object.assign(p.dataset, { view: "v" });
  assert.deepEqual(Object.entries(p.dataset), [["startAt", "1"], ["endAt", "5"], ["view", "v"]]);
  p.ariaBusy = true;
  p.ariaLabel = null;
  p.ariaPosInSet = 3;
  assert.equal(p.getAttribute("aria-posinset"), "3");
  assert.equal(p.getAttribute("aria-busy"), "true");
  p.ariaBusy = null;
  assert.equal(p.hasAttribute("aria-busy"), false);
  p.hidden = true;
  assert.equal(p.getAttribute("hidden"), "");
  assert.equal(p.toggleAttribute("hidden"), false);
  p.classList.add("a", "b");
  p.classList.toggle("a", false);
  p.classList.toggle("c");
  assert.deepEqual([...p.classList], ["b", "c"]);
  assert.equal(p.className, "b c");
  p.style.minBlockSize = "4px";
  assert.equal(p.hasAttribute("style"), false);
  assert.deepEqual(p.attributes.map(({ name }) => name),
    ["data-start-at", "data-end-at", "data-view", "aria-posinset", "class"]);
});

test("copies have the attributes, and the contents if they are deep", () => {
  const { body } = page("<p id=a class=x>b<i>c</i></p>");
  assert.equal(body.firstChild.cloneNode().outerHTML, "<p id=\"a\" class=\"x\"></p>");
  assert.equal(body.firstChild.cloneNode(true).outerHTML, "<p id=\"a\" class=\"x\">b<i>c</i></p>");
});

test("events go down and up", () => {
  const document = page("<p><b></b></p>");
  const [p] = document.body.children;
  const b = p.firstChild;
  const seen = [];
  for (const [name, node] of [["document", document], ["p", p], ["b", b]]) {
    node.addEventListener("x", () => seen.push(`${name} down`), true);
    node.addEventListener("x", () => seen.push(`${name} up`));
  }
  p.addEventListener("x", (event) => event.stopPropagation(), { once: true });

  b.dispatchEvent(new Event("x", { bubbles: true }));
  assert.deepEqual(seen.splice(0), ["document down", "p down", "b down", "b up", "p up"]);
  b.dispatchEvent(new Event("x"));
  assert.deepEqual(seen, ["document down", "p down", "b down", "b up"]);
  b.addEventListener("y", (event) => event.preventDefault());
  assert.equal(b.dispatchEvent(new Event("y", { cancelable: true })), false);
  assert.equal(b.dispatchEvent(new Event("y")), true);
});


