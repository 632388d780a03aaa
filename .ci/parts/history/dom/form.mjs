import { Element } from "./element.mjs";
import { Event, SubmitEvent } from "./events.mjs";
import { ELEMENT, following } from "./node.mjs";
import { reflectFlags, reflectTexts } from "./reflection.mjs";

const OWNED = new Set(["button", "fieldset", "input", "output", "select", "textarea"]);

export class FormElement extends Element {
  /** The controls that belong to the form, in the order of the page. */
  _controls() {
    const controls = [];
    const root = this.isConnected && this.ownerDocument._hasFormAttributes()
      ? this.getRootNode() : this;
    for (let node = root.firstChild; node; node = following(node, root)) {
      if (node.nodeType !== ELEMENT || !OWNED.has(node.localName)) continue;
      if (root === this && !node.hasAttribute("form") || node.form === this) controls.push(node);
    }
    return controls;
  }

  get elements() {
    const controls = this._controls().filter((one) => one.type !== "image");
    controls.namedItem = (name) =>
      controls.find((one) => one.id === name || one.getAttribute("name") === name) ?? null;
    return controls;
  }

  get length() { return this.elements.length; }
  get method() { return this.getAttribute("method")?.toLowerCase() === "post" ? "post" : "get"; }
  set method(method) { this.setAttribute("method", method); }

  get action() {
    return new URL(this.getAttribute("action") ?? "", this.ownerDocument.baseURI).href;
  }

  set action(path) { this.setAttribute("action", path); }

  checkValidity() {
    return this._controls().every((control) => control.checkValidity?.() ?? true);
  }

  reportValidity() { return this.checkValidity(); }

  requestSubmit(submitter = null) {
    if (submitter && !submitter._isSubmitButton) throw new TypeError("not a submit button");
    this._submitBy(submitter);
  }

  submit() { this.ownerDocument.defaultView?._submit(this, null); }

  /** Submits the form, unless a listener prevents it. */
  _submitBy(submitter) {
    if (!this.isConnected) return;
    const isChecked = !this.hasAttribute("novalidate")
      && !submitter?.hasAttribute("formnovalidate");
    if (isChecked && !this.checkValidity()) return;
    const goesOn = this.dispatchEvent(
      new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }));
    if (goesOn) this.ownerDocument.defaultView?._submit(this, submitter);
  }

  /** Submits the form as the Enter key in one of its fields does. */
  _submitImplicitly() {
    const button = this._controls().find((control) => control._isSubmitButton);
    if (button) return button.click();
    const fields = this._controls().filter((control) => control._submitsImplicitly);
    if (fields.length < 2) this._submitBy(null);
  }

  reset() {
    if (!this.dispatchEvent(new Event("reset", { bubbles: true, cancelable: true }))) return;
    for (const control of this._controls()) control._reset?.();
  }
}

reflectTexts(FormElement, { name: "name", target: "target", enctype: "enctype",
  autocomplete: "autocomplete" });
reflectFlags(FormElement, { noValidate: "novalidate" });
