import { Control } from "./control.mjs";
import { Element, Fragment } from "./element.mjs";
import { ToggleEvent } from "./events.mjs";
import { reflectFlags, reflectNumbers, reflectTexts } from "./reflection.mjs";

export class FieldSetElement extends Control {
  get type() { return "fieldset"; }
  get elements() {
    return this.querySelectorAll("button, fieldset, input, output, select, textarea");
  }

  get _isDisabled() { return this.hasAttribute("disabled"); }
}

export class OutputElement extends Control {
  get type() { return "output"; }
  get value() { return this.textContent; }
  set value(text) { this.textContent = text; }
}

export class LabelElement extends Element {
  get control() {
    const id = this.getAttribute("for");
    const found = id === null ? this.querySelector("input, select, textarea, button")
      : this.isConnected ? this.ownerDocument.getElementById(id) : null;
    return found?._canBeDisabled && found.type !== "hidden" ? found : null;
  }

  get form() { return this.control?.form ?? null; }

  _activate({ target }) {
    const { control } = this;
    const within = target.closest("button, input, select, textarea, a[href], summary");
    if (!control || control === target || within && this.contains(within)) return;
    control.click();
  }
}

reflectTexts(LabelElement, { htmlFor: "for" });

export class DetailsElement extends Element {
  _attributeChanged(name, old, value) {
    if (name !== "open" || (old === null) === (value === null)) return;
    const [oldState, newState] = value === null ? ["open", "closed"] : ["closed", "open"];
    this.ownerDocument.defaultView?._post(() =>
      this.dispatchEvent(new ToggleEvent("toggle", { oldState, newState })));
  }
}

reflectFlags(DetailsElement, { open: "open" });

export class SummaryElement extends Element {
  get _details() {
    const parent = this.parentNode;
    const isFirst = parent?.children.find((one) => one.localName === "summary") === this;
    return parent?.localName === "details" && isFirst ? parent : null;
  }

  _activate() {
    const details = this._details;
    if (details) details.open = !details.open;
  }
}

export class TemplateElement extends Element {
  constructor(name, ownerDocument, isForeign) {
    super(name, ownerDocument, isForeign);
    this.content = new Fragment(ownerDocument);
    this.content.localName = "template";
  }

  _cloned(original) { this.content.append(...original.content.cloneNode(true).childNodes); }
}

export class AnchorElement extends Element {
  get href() {
    const path = this.getAttribute("href");
    return path === null ? "" : new URL(path, this.ownerDocument.baseURI).href;
  }

  set href(path) { this.setAttribute("href", path); }
  get hash() { return new URL(this.href).hash; }

  get _activate() { return this.hasAttribute("href") ? this._follow : undefined; }
  _follow() { this.ownerDocument.defaultView?._follow(this); }
}

reflectTexts(AnchorElement, { target: "target", rel: "rel", download: "download" });

/** A picture or a video. None is loaded, and all seem to be. */
export class MediaElement extends Element {
  constructor(name, ownerDocument) {
    super(name, ownerDocument);
    this.complete = true;
    this.naturalWidth = this.naturalHeight = 1;
  }

  play() { return Promise.resolve(); }
  pause() {}
  load() {}
}

reflectTexts(MediaElement, { src: "src", alt: "alt", poster: "poster" });
reflectFlags(MediaElement, { controls: "controls", muted: "muted", playsInline: "playsinline" });

export class ScriptElement extends Element {}
reflectTexts(ScriptElement, { src: "src", type: "type" });
reflectFlags(ScriptElement, { async: "async", defer: "defer", noModule: "nomodule" });

export class LinkElement extends Element {}
reflectTexts(LinkElement, { href: "href", rel: "rel" });

export class MetaElement extends Element {}
reflectTexts(MetaElement, { name: "name", content: "content" });

export class ListItemElement extends Element {}
reflectNumbers(ListItemElement, { value: ["value", 0] });

export class ProgressElement extends Element {
  get value() { return Number(this.getAttribute("value") ?? 0); }
  set value(number) { this.setAttribute("value", number); }
  get max() { return Number(this.getAttribute("max") ?? 1); }
}

export class DialogElement extends Element {
  show() { this.open = true; }
  showModal() { this.open = true; }
  close() { this.open = false; }
}

reflectFlags(DialogElement, { open: "open" });
