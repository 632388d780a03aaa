import { ButtonElement } from "./button.mjs";
import { EditHistory } from "./edithistory.mjs";
import { Element, Fragment } from "./element.mjs";
import { FocusEvent, InputEvent } from "./events.mjs";
import { FormElement } from "./form.mjs";
import { Identifiers } from "./ids.mjs";
import { InputElement } from "./input.mjs";
import { Comment, DOCUMENT, Node, Text } from "./node.mjs";
import {
  AnchorElement, DetailsElement, DialogElement, FieldSetElement, LabelElement, LinkElement,
  ListItemElement, MediaElement, MetaElement, OutputElement, ProgressElement, ScriptElement,
  SummaryElement, TemplateElement,
} from "./others.mjs";
import { parseDocument } from "./parser.mjs";
import { OptionElement, OptionGroupElement, SelectElement } from "./select.mjs";
import { select, selectAll } from "./selectors.mjs";
import { TextAreaElement } from "./textarea.mjs";

const CLASSES = {
  a: AnchorElement, button: ButtonElement, details: DetailsElement, dialog: DialogElement,
  fieldset: FieldSetElement, form: FormElement, img: MediaElement, input: InputElement,
  label: LabelElement, li: ListItemElement, link: LinkElement, meta: MetaElement,
  optgroup: OptionGroupElement, option: OptionElement, output: OutputElement,
  progress: ProgressElement, script: ScriptElement, select: SelectElement,
  summary: SummaryElement, template: TemplateElement, textarea: TextAreaElement,
  video: MediaElement, audio: MediaElement,
};
Object.setPrototypeOf(CLASSES, null);

const FOCUSABLE = new Set(["button", "input", "select", "textarea"]);

export class Document extends Node {
  /** The window that shows the document, or null. */
  defaultView = null;
  readyState = "complete";
  visibilityState = "visible";
  wasDiscarded = false;
  referrer = "";
  URL = "about:blank";
  _ids = new Identifiers();
  /** What the user can undo. */
  _edits = new EditHistory();
  /** Differs after each change of the tree or of an attribute. */
  _version = 0;
  _hasScript = true;
  /** Whether a focused element that is removed gets events. */
  _blursRemoved = true;
  #focused = null;
  #formAttributes = [-1, false];

  constructor() {
    super(DOCUMENT, "#document", null);
    this.isConnected = true;
  }

  /** Makes a document from the HTML of a page. */
  static parse(html, { hasScript = true, view = null, url = "about:blank" } = {}) {
    const document = new Document();
    document.defaultView = view;
    document.URL = url;
    document._hasScript = hasScript;
    document.readyState = "loading";
    parseDocument(html, document, hasScript);
    return document;
  }

  // MARK: Elements

  get documentElement() { return this.firstElementChild; }
  get head() { return this.#part("head"); }
  get body() { return this.#part("body"); }

  #part(name) {
    let node = this.documentElement?.firstChild ?? null;
    while (node && node.localName !== name) node = node.nextSibling;
    return node;
  }

  get scrollingElement() { return this.documentElement; }
  get forms() { return this.querySelectorAll("form"); }
  get baseURI() { return this.URL; }
  get documentURI() { return this.URL; }
  get location() { return this.defaultView?.location ?? null; }
  set location(url) { this.defaultView.location.href = url; }
  get cookie() { return ""; }
  set cookie(text) {}
  get dir() { return this.documentElement?.dir ?? ""; }

  get title() { return this.querySelector("title")?.textContent.trim().replace(/\s+/g, " ") ?? ""; }

  set title(text) {
    const title = this.querySelector("title")
      ?? this.head?.appendChild(this.createElement("title"));
    if (title) title.textContent = text;
  }

  getElementById(id) { return this._ids.first(id); }
  querySelector(selector) { return select(selector, this); }
  querySelectorAll(selector) { return selectAll(selector, this); }
  getElementsByTagName(name) { return selectAll(name, this); }
  getElementsByName(name) {
    return selectAll("[name]", this).filter((one) => one.getAttribute("name") === name);
  }
  getElementsByClassName(names) { return this.documentElement.getElementsByClassName(names); }

  createElement(name) {
    const node = this._element(String(name).toLowerCase(), false);
    node._loaded?.();
    return node;
  }

  createElementNS(namespace, name) {
    return namespace?.endsWith("/svg") ? this._element(name, true) : this.createElement(name);
  }

  createTextNode(text) { return new Text(String(text), this); }
  createComment(text) { return new Comment(String(text), this); }
  createDocumentFragment() { return new Fragment(this); }
  get implementation() {
    return {
      createHTMLDocument: (title = "") => Document.parse(
        `<!doctype html><html><head><title>${title}</title></head><body></body></html>`),
    };
  }

  importNode(node, deep) { return this.adoptNode(node.cloneNode(deep)); }

  adoptNode(node) {
    node.remove?.();
    const aside = new Fragment(this);
    aside.appendChild(node);
    node.remove();
    return node;
  }

  _element(name, isForeign) {
    const Class = isForeign ? Element : CLASSES[name] ?? Element;
    return new Class(name, this, isForeign);
  }

  /** Whether any control names its form, instead of being inside it. */
  _hasFormAttributes() {
    if (this.#formAttributes[0] !== this._version) {
      this.#formAttributes = [this._version, this.querySelector("[form]") !== null];
    }
    return this.#formAttributes[1];
  }

  // MARK: Visibility

  get hidden() { return this.visibilityState !== "visible"; }
  hasFocus() { return this.defaultView?._hasFocus ?? false; }

  // MARK: Focus

  get activeElement() { return this.#focused ?? this.body; }

  /** Moves the focus to an element, if that takes it, or away from any. */
  _focus(element) {
    if (element && !this._canFocus(element) || element === this.#focused) return;
    const old = this.#focused;
    if (old) {
      old._commit?.();
      // The event may have moved the focus.
      if (this.#focused !== old) return;
      this.#focused = null;
      if (this._showsFocus) this._announceFocus(old, element, "blur", "focusout");
      if (this.#focused) return;
    }
    if (!element || !this._canFocus(element)) return;
    this.#focused = element;
    if (this._showsFocus) this._announceFocus(element, old, "focus", "focusin");
  }

  /** Whether the user is in the window, so that elements get events of the focus. */
  get _showsFocus() { return this.defaultView ? this.defaultView._hasFocus : true; }

  _announceFocus(element, relatedTarget, plain, bubbling) {
    element.dispatchEvent(new FocusEvent(plain, { relatedTarget, composed: true }));
    element.dispatchEvent(
      new FocusEvent(bubbling, { relatedTarget, bubbles: true, composed: true }));
  }

  _canFocus(element) {
    if (!element.isConnected || element._isDisabled) return false;
    if (element.closest("[hidden], [inert]")) return false;
    const details = element.closest("details:not([open])");
    if (details && element !== details && element !== details.querySelector(":scope > summary")) {
      return false;
    }
    if (element.hasAttribute("tabindex")) return true;
    if (FOCUSABLE.has(element.localName)) return element.type !== "hidden";
    return element.localName === "a" && element.hasAttribute("href")
      || element.localName === "summary" && !!element._details;
  }

  /** Takes the focus from an element that is about to be removed, in Chromium with events. */
  _willRemove(node) {
    if (!this.#focused || !node.contains(this.#focused)) return;
    if (this._blursRemoved) return this._focus(null);
    this.#focused._textBeforeEdits = null;
    this.#focused = null;
  }

  /** Takes the focus from an element that can no longer have it, as browsers do when they draw. */
  _fixFocus() {
    if (this.#focused && !this._canFocus(this.#focused)) this._focus(null);
  }

  // MARK: Other

  /** Only inserts text in place of what is selected, or deletes that, as the user would. */
  execCommand(command, _, text) {
    const field = this.activeElement;
    const isText = field?._insert && field._hasSelection && !field.readOnly && !field._isDisabled;
    const isDeletion = command === "delete" && field.selectionStart < field.selectionEnd;
    if (!isText || command !== "insertText" && !isDeletion) return false;
    const event = new InputEvent("input", {
      bubbles: true, data: isDeletion ? null : text,
      inputType: isDeletion ? "deleteContentBackward" : "insertText",
    });
    event.isTrusted = true;
    field._insert(isDeletion ? "" : text, event, false);
    return true;
  }

  elementFromPoint() { return null; }
  getSelection() { return { removeAllRanges() {}, toString: () => "" }; }
  _clone() { throw new DOMException("a document is not copied", "NotSupportedError"); }
}
