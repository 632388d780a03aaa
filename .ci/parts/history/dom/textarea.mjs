import { TextControl } from "./control.mjs";
import { reflectNumbers } from "./reflection.mjs";

export class TextAreaElement extends TextControl {
  constructor(name, ownerDocument) {
    super(name, ownerDocument);
    this._value = "";
    this._isDirty = false;
  }

  get type() { return "textarea"; }
  get value() { return this._value; }

  set value(value) {
    const old = this._value;
    this._isDirty = true;
    this._value = (value === null ? "" : String(value)).replace(/\r\n?/g, "\n");
    if (this._value !== old) this._textChanged();
  }

  get defaultValue() { return this.textContent; }
  set defaultValue(text) { this.textContent = text; }
  get textLength() { return this._value.length; }
  _isEmpty() { return this._value === ""; }

  _childrenChanged() {
    if (!this._isDirty) this._value = this.textContent.replace(/\r\n?/g, "\n");
  }

  _cloned(original) {
    this._value = original._value;
    this._isDirty = original._isDirty;
  }

  _reset() {
    this._isDirty = false;
    this._childrenChanged();
  }

  get _isValueDirty() { return this._value !== this.defaultValue; }
  _kept() { return this._isValueDirty ? { value: this._value } : null; }
  _restore({ value }) { this.value = value; }
}

reflectNumbers(TextAreaElement, { rows: ["rows", 2], cols: ["cols", 20] });
