import { PointerEvent } from "./events.mjs";
import { datasetOf } from "./dataset.mjs";
import { following, ELEMENT, FRAGMENT, Node, TEXT } from "./node.mjs";
import { parseFragment } from "./parser.mjs";
import { ARIA, reflectFlags, reflectNullable, reflectNumbers, reflectTexts } from "./reflection.mjs";
import { closest, matches, select, selectAll } from "./selectors.mjs";
import { innerHTML, outerHTML } from "./serializer.mjs";
import { Style } from "./style.mjs";
import { TokenList } from "./tokens.mjs";

const upper = new Map();

function upperCase(name) {
  let text = upper.get(name);
  if (text === undefined) upper.set(name, text = name.toUpperCase());
  return text;
}

/** An element of HTML, or of a drawing within it. */
export class Element extends Node {
  constructor(name, ownerDocument, isForeign = false) {
    super(ELEMENT, isForeign ? name : upperCase(name), ownerDocument);
    this.localName = name;
    /** The name in tags. */
    this.tagText = name;
    /** Whether the element belongs to a drawing. */
    this.isForeign = isForeign;
    /** The attributes in order, each with its `name` and `value`. Do not change the array. */
    this.attributes = [];
    this._dataset = null;
    this._style = null;
    this._classes = null;
    this.scrollTop = 0;
    this.scrollLeft = 0;
  }

  get tagName() { return this.nodeName; }
  get namespaceURI() {
    return this.isForeign ? "http://www.w3.org/2000/svg" : "http://www.w3.org/1999/xhtml";
  }

  // MARK: Attributes

  getAttribute(name) {
    const { attributes } = this;
    for (let place = 0; place < attributes.length; place++) {
      if (attributes[place].name === name) return attributes[place].value;
    }
    return null;
  }

  hasAttribute(name) {
    const { attributes } = this;
    for (let place = 0; place < attributes.length; place++) {
      if (attributes[place].name === name) return true;
    }
    return false;
  }

  setAttribute(name, value) {
    if (!this.isForeign) name = name.toLowerCase();
    if (!/^[^\s/>=\0]+$/.test(name)) {
      throw new DOMException(`"${name}" is no name of an attribute`, "InvalidCharacterError");
    }
    value = String(value);
    const found = this.attributes.find((one) => one.name === name);
    const old = found ? found.value : null;
    if (found) found.value = value;
    else this.attributes.push({ name, value });
    this._changed(name, old, value);
  }

  removeAttribute(name) {
    const place = this.attributes.findIndex((one) => one.name === name);
    if (place < 0) return;
    const [{ value }] = this.attributes.splice(place, 1);
    this._changed(name, value, null);
  }

  toggleAttribute(name, force) {
    const isPresent = this.hasAttribute(name);
    const isWanted = force === undefined ? !isPresent : !!force;
    if (isWanted && !isPresent) this.setAttribute(name, "");
    if (!isWanted && isPresent) this.removeAttribute(name);
    return isWanted;
  }

  getAttributeNames() { return this.attributes.map(({ name }) => name); }
  hasAttributes() { return this.attributes.length > 0; }

  _changed(name, old, value) {
    if (name === "id" && this.isConnected && old !== value) {
      if (old) this.ownerDocument._ids.remove(old, this);
      if (value) this.ownerDocument._ids.add(value, this);
    }
    this.ownerDocument._version++;
    this._attributeChanged?.(name, old, value);
  }

  get dataset() { return this._dataset ??= datasetOf(this); }
  get style() { return this._style ??= new Style(); }
  get classList() { return this._classes ??= new TokenList(this, "class"); }
  set classList(text) { this.setAttribute("class", text); }

  // MARK: Contents

  get innerHTML() { return innerHTML(this); }

  set innerHTML(html) {
    const parent = this.localName === "template" ? this.content : this;
    while (parent.firstChild) parent.removeChild(parent.firstChild);
    // Parsed aside, so that the elements become a part of the page at once.
    const aside = new Fragment(parent.ownerDocument);
    parseFragment(String(html ?? ""), aside, this, this.ownerDocument._hasScript);
    parent.insertBefore(aside, null);
  }

  get outerHTML() { return outerHTML(this); }

  set outerHTML(html) {
    const template = this.ownerDocument.createElement("template");
    template.innerHTML = html;
    this.replaceWith(...template.content.childNodes);
  }

  insertAdjacentHTML(where, html) {
    const template = this.ownerDocument.createElement("template");
    template.innerHTML = html;
    this.insertAdjacent(where, template.content);
  }

  insertAdjacentElement(where, element) {
    this.insertAdjacent(where, element);
    return element;
  }

  insertAdjacentText(where, text) {
    this.insertAdjacent(where, this.ownerDocument.createTextNode(text));
  }

  insertAdjacent(where, node) {
    switch (where) {
      case "beforebegin": return this.parentNode?.insertBefore(node, this);
      case "afterbegin": return this.insertBefore(node, this.firstChild);
      case "beforeend": return this.insertBefore(node, null);
      case "afterend": return this.parentNode?.insertBefore(node, this.nextSibling);
      default: throw new DOMException(where, "SyntaxError");
    }
  }

  /** The text as it is shown, without the spaces that a layout would add or drop. */
  get innerText() {
    if (!this.isConnected) return this.textContent;
    return shownText(this).replace(/ *\n+ */g, "\n").trim();
  }

  set innerText(text) { this.textContent = text; }

  _clone() {
    const copy = this.ownerDocument._element(this.tagText, this.isForeign);
    copy.attributes = this.attributes.map(({ name, value }) => ({ name, value }));
    copy._loaded?.();
    return copy;
  }

  // MARK: Finding

  querySelector(selector) { return select(selector, this); }
  querySelectorAll(selector) { return selectAll(selector, this); }
  matches(selector) { return matches(selector, this); }
  closest(selector) { return closest(selector, this); }
  getElementsByTagName(name) { return selectAll(name, this); }
  getElementsByClassName(names) {
    return selectAll(names.trim().split(/\s+/).map((name) => "." + name).join(""), this);
  }

  // MARK: Focus and presses

  focus() { this.ownerDocument._focus(this); }
  blur() { if (this.ownerDocument.activeElement === this) this.ownerDocument._focus(null); }

  click() {
    if (this._isDisabled) return;
    this.dispatchEvent(new PointerEvent("click", {
      bubbles: true, cancelable: true, composed: true, pointerId: -1, pointerType: "",
    }));
  }

  /** The action of a click: that of the nearest element that has one. */
  _beginActivation(event, path) {
    const node = path.find((one) => one._activate && (one === this || event.bubbles));
    return node ? { node, before: node._preactivate?.() } : null;
  }

  _endActivation(event, { before }) {
    if (event.defaultPrevented) this._undoActivation?.(before);
    else this._activate(event, before);
  }

  get _isDisabled() { return false; }

  // MARK: Layout

  getBoundingClientRect() {
    const box = this.ownerDocument.defaultView?._boxOf(this) ?? {};
    const { left = 0, top = 0, width = 0, height = 0 } = box;
    return {
      left, top, width, height, x: left, y: top, right: left + width, bottom: top + height,
    };
  }

  getClientRects() { return [this.getBoundingClientRect()]; }
  get offsetWidth() { return this.getBoundingClientRect().width; }
  get offsetHeight() { return this.getBoundingClientRect().height; }
  get clientWidth() { return this.offsetWidth; }
  get clientHeight() { return this.offsetHeight; }
  get scrollWidth() { return this.offsetWidth; }
  get scrollHeight() { return this.offsetHeight; }
  get offsetParent() { return this.closest("[hidden]") ? null : this.parentElement; }
  scrollIntoView() {}
  scrollTo() {}
  setPointerCapture() {}
  releasePointerCapture() {}
  hasPointerCapture() { return false; }
  animate() { return { finished: Promise.resolve(), cancel() {}, finish() {} }; }

  /** The elements of drawings have the coordinates of the window. */
  getScreenCTM() { return { inverse() { return this; } }; }
}

reflectTexts(Element, { id: "id", className: "class", title: "title", lang: "lang", slot: "slot" });
reflectFlags(Element, { hidden: "hidden", inert: "inert", autofocus: "autofocus" });
reflectNumbers(Element, { tabIndex: ["tabindex", -1] });
reflectNullable(Element, { ...ARIA, role: "role" });
Object.defineProperty(Element.prototype, "dir", {
  get() { return this.getAttribute("dir") ?? ""; },
  set(value) { this.setAttribute("dir", value); },
});

/** Nodes without a parent that are inserted together, or the contents of a template. */
export class Fragment extends Node {
  constructor(ownerDocument) {
    super(FRAGMENT, "#document-fragment", ownerDocument);
    this.localName = "";
  }

  querySelector(selector) { return select(selector, this); }
  querySelectorAll(selector) { return selectAll(selector, this); }

  getElementById(id) {
    for (let node = this.firstChild; node; node = following(node, this)) {
      if (node.nodeType === ELEMENT && node.getAttribute("id") === id) return node;
    }
    return null;
  }

  _clone() { return new Fragment(this.ownerDocument); }
}

const UNSEEN = new Set(["script", "style", "template", "noscript", "head"]);
const IN_LINE = new Set(["a", "b", "bdi", "button", "em", "i", "img", "input", "label", "mark",
  "select", "small", "span", "strong", "svg", "text", "textarea"]);

function shownText(parent) {
  if (parent.localName === "textarea") return "";
  let text = "";
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === TEXT) text += node.data;
    if (node.nodeType !== ELEMENT || UNSEEN.has(node.localName) || node.hidden) continue;
    if (node.localName === "br") text += "\n";
    else text += IN_LINE.has(node.localName) ? shownText(node) : `\n${shownText(node)}\n`;
  }
  return text;
}
