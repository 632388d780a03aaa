import { Element } from "./element.mjs";
import { Event } from "./events.mjs";
import { reflectFlags, reflectTexts } from "./reflection.mjs";
import { isOutOfRange } from "./values.mjs";

/** An element that a form can own. */
export class Control extends Element {
  constructor(name, ownerDocument) {
    super(name, ownerDocument);
    /** What a test sets on a control whose contents the browser does not accept. */
    this.badInput = false;
    this._customError = "";
  }

  get _canBeDisabled() { return true; }

  /** Whether the control, or a group around it, is disabled. */
  get _isDisabled() {
    if (this.hasAttribute("disabled")) return true;
    for (let node = this.parentNode, child = this; node; child = node, node = node.parentNode) {
      if (node.localName !== "fieldset" || !node.hasAttribute("disabled")) continue;
      const legend = node.children.find((one) => one.localName === "legend");
      if (child !== legend) return true;
    }
    return false;
  }

  get form() {
    const id = this.getAttribute("form");
    if (id !== null) {
      const form = this.isConnected ? this.ownerDocument.getElementById(id) : null;
      return form?.localName === "form" ? form : null;
    }
    return this.closest("form");
  }

  get labels() {
    if (!this.isConnected) return [];
    return this.ownerDocument.querySelectorAll("label").filter((label) => label.control === this);
  }

  get validity() {
    const { badInput } = this;
    const customError = this._customError !== "";
    const isRequired = this.hasAttribute("required") && this._isEmpty?.() === true;
    const isOut = this.localName === "input" && isOutOfRange(this);
    return {
      badInput, customError, valueMissing: isRequired, rangeOverflow: isOut, rangeUnderflow: isOut,
      valid: !badInput && !customError && !isRequired && !isOut,
    };
  }

  get willValidate() { return !this._isDisabled; }
  get validationMessage() { return this._customError; }
  setCustomValidity(text) { this._customError = String(text); }
  reportValidity() { return this.checkValidity(); }

  checkValidity() {
    if (this._isDisabled || this.validity.valid) return true;
    this.dispatchEvent(new Event("invalid", { cancelable: true }));
    return false;
  }

  /** Dispatches the events of a change that the user made. */
  _announce(...types) {
    for (const type of types) this.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

reflectTexts(Control, { name: "name" });
reflectFlags(Control, { disabled: "disabled", required: "required" });

/** A control that holds text, with a selection. */
export class TextControl extends Control {
  constructor(name, ownerDocument) {
    super(name, ownerDocument);
    this._start = 0;
    this._end = 0;
    this.selectionDirection = "none";
    /** The text before the user's edits that no `change` event has told yet, or null. */
    this._textBeforeEdits = null;
    this._isBeingEdited = false;
  }

  get _hasSelection() { return true; }
  get selectionStart() { return this.#place(this._start); }
  get selectionEnd() { return this.#place(this._end); }
  set selectionStart(place) { this.setSelectionRange(place, Math.max(place, this.selectionEnd)); }
  set selectionEnd(place) { this.setSelectionRange(Math.min(this.selectionStart, place), place); }

  #place(place) { return this._hasSelection ? Math.min(place, this.value.length) : null; }

  setSelectionRange(start, end) {
    if (!this._hasSelection) {
      throw new DOMException("the input has no selection", "InvalidStateError");
    }
    const { length } = this.value;
    const newEnd = Math.min(end ?? 0, length);
    this._select(Math.min(start ?? 0, newEnd), newEnd);
  }

  select() {
    if (this._hasSelection) this._select(0, this.value.length);
  }

  _select(start, end) {
    if (start !== this.selectionStart || end !== this.selectionEnd) {
      this.ownerDocument._edits.endTyping();
    }
    [this._start, this._end] = [start, end];
  }

  setRangeText(text, start = this.selectionStart, end = this.selectionEnd) {
    this.value = this.value.slice(0, start) + text + this.value.slice(end);
  }

  _moveCaretToEnd() { this._start = this._end = this.value.length; }

  /** Puts text in place of the selection, as the user does. */
  _insert(text, event, isTyping) {
    const { value } = this;
    const [start, end] = this._hasSelection
      ? [this.selectionStart, this.selectionEnd] : [value.length, value.length];
    this._edit(value.slice(0, start) + text + value.slice(end), start + text.length, isTyping);
    this.dispatchEvent(event);
  }

  /** Writes what the user edits, without events. */
  _edit(text, caret, isTyping = true) {
    const before = this._state;
    this._restoreState({ value: text, start: caret ?? text.length, end: caret ?? text.length });
    this.ownerDocument._edits.note(this, before, this._state, isTyping);
  }

  /** The text and the selection. */
  get _state() { return { value: this.value, start: this.selectionStart, end: this.selectionEnd }; }

  /** Writes a text and a selection that the user has entered, undone or redone, without events. */
  _restoreState({ value, start, end }) {
    this._textBeforeEdits ??= this.value;
    this._isBeingEdited = true;
    this.value = value;
    this._isBeingEdited = false;
    const { length } = this.value;
    [this._start, this._end] = [Math.min(start ?? length, length), Math.min(end ?? length, length)];
  }

  /** Called when the text has become another, by the page or by the user. */
  _textChanged() {
    this._moveCaretToEnd();
    if (!this._isBeingEdited) this.ownerDocument._edits.forget(this);
  }

  /** Dispatches the event of edits that no event has told yet. */
  _commit() {
    const before = this._textBeforeEdits;
    this._textBeforeEdits = null;
    if (before !== null && before !== this.value) this._announce("change");
  }
}

reflectFlags(TextControl, { readOnly: "readonly" });
reflectTexts(TextControl, { placeholder: "placeholder", autocomplete: "autocomplete",
  inputMode: "inputmode", enterKeyHint: "enterkeyhint" });
