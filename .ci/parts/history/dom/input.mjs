import { TextControl } from "./control.mjs";
import { FileList } from "./files.mjs";
import { reflectFlags, reflectTexts } from "./reflection.mjs";
import { sanitized } from "./values.mjs";

const TYPES = new Set(["hidden", "text", "search", "tel", "url", "email", "password", "date", "month",
  "week", "time", "datetime-local", "number", "range", "color", "checkbox", "radio", "file",
  "submit", "image", "reset", "button"]);
const SELECTABLE = new Set(["text", "search", "tel", "url", "password"]);
const IMPLICIT = new Set([...SELECTABLE, "email", "date", "month", "week", "time", "datetime-local",
  "number"]);

/** What `value` means for a type of input. */
function modeOf(type) {
  switch (type) {
    case "hidden": case "submit": case "image": case "reset": case "button": return "default";
    case "checkbox": case "radio": return "on";
    case "file": return "filename";
    default: return "value";
  }
}

export class InputElement extends TextControl {
  constructor(name, ownerDocument) {
    super(name, ownerDocument);
    this._type = "text";
    this._mode = "value";
    this._value = "";
    this._isDirty = false;
    this._checked = false;
    this._isCheckednessDirty = false;
    this._files = FileList.empty;
    this.indeterminate = false;
  }

  // MARK: Type and value

  get type() { return this._type; }
  set type(type) { this.setAttribute("type", type); }

  get value() {
    switch (this._mode) {
      case "value": return this._value;
      case "default": return this.getAttribute("value") ?? "";
      case "on": return this.getAttribute("value") ?? "on";
      default: return this._files.length ? "C:\\fakepath\\" + this._files[0].name : "";
    }
  }

  set value(value) {
    const text = value === null ? "" : String(value);
    switch (this._mode) {
      case "value": {
        const old = this._value;
        this._isDirty = true;
        this._value = sanitized(text, this);
        if (this._value !== old) this._textChanged();
        break;
      }
      case "filename":
        if (text) throw new DOMException("only users choose files", "InvalidStateError");
        this._files = FileList.empty;
        break;
      default: this.setAttribute("value", text);
    }
  }

  get defaultValue() { return this.getAttribute("value") ?? ""; }
  set defaultValue(value) { this.setAttribute("value", value); }
  get valueAsNumber() { return this._value === "" ? NaN : Number(this._value); }
  set valueAsNumber(number) { this.value = Number.isNaN(number) ? "" : String(number); }
  get files() { return this._mode === "filename" ? this._files : null; }
  set files(files) { this._files = FileList.of(files); }
  get _hasSelection() { return SELECTABLE.has(this._type); }
  get _submitsImplicitly() { return IMPLICIT.has(this._type); }
  _isEmpty() { return this._mode === "on" ? !this._checked : this.value === ""; }
  get list() { return this.ownerDocument.getElementById(this.getAttribute("list") ?? ""); }

  stepUp(count = 1) { this.value = this.valueAsNumber + count * (Number(this.step) || 1); }
  stepDown(count = 1) { this.stepUp(-count); }

  // MARK: Checkedness

  get checked() { return this._checked; }

  set checked(isOn) {
    this._isCheckednessDirty = true;
    this._check(!!isOn);
  }

  get defaultChecked() { return this.hasAttribute("checked"); }
  set defaultChecked(isOn) { this.toggleAttribute("checked", !!isOn); }

  _check(isOn) {
    this._checked = isOn;
    if (isOn && this._type === "radio") this._uncheckOthers();
  }

  _uncheckOthers() {
    for (const other of this._group()) if (other !== this) other._checked = false;
  }

  /** The radio buttons of which only one is checked, which include this one. */
  _group() {
    const { name, form } = this;
    if (!name) return [this];
    const root = form ?? this.getRootNode();
    if (!root.querySelectorAll) return [this];
    return root.querySelectorAll("input[type=radio]")
      .filter((other) => other.name === name && other.form === form);
  }

  // MARK: Attributes and the tree

  _loaded() {
    this._setType(this.getAttribute("type"));
    if (this._mode === "value") this._value = sanitized(this.getAttribute("value") ?? "", this);
    this._checked = this.hasAttribute("checked");
  }

  _setType(text) {
    const type = text?.toLowerCase();
    this._type = TYPES.has(type) ? type : "text";
    this._mode = modeOf(this._type);
  }

  _attributeChanged(name, old, value) {
    switch (name) {
      case "value":
        if (this._mode === "value" && !this._isDirty) this._value = sanitized(value ?? "", this);
        break;
      case "checked":
        if (!this._isCheckednessDirty) this._check(value !== null);
        break;
      case "min": case "max": case "step":
        if (this._type === "range") this._value = sanitized(this._value, this);
        break;
      case "name":
        if (this._checked) this._check(true);
        break;
      case "type": this._changeType(value); break;
      default:
    }
  }

  _changeType(type) {
    const { value } = this;
    const before = this._mode;
    this._setType(type);
    const after = this._mode;
    if (before === "value" && (after === "default" || after === "on") && value !== "") {
      this.setAttribute("value", value);
    } else if (before !== "value" && after === "value") {
      this._value = this.getAttribute("value") ?? "";
      this._isDirty = false;
    }
    if (after === "filename") this._files = FileList.empty;
    if (after === "value") this._value = sanitized(this._value, this);
  }

  _inserted() { if (this._checked && this._type === "radio") this._uncheckOthers(); }

  _cloned(original) {
    this._value = original._value;
    this._isDirty = original._isDirty;
    this._checked = original._checked;
    this._isCheckednessDirty = original._isCheckednessDirty;
    this._files = original._files;
  }

  _reset() {
    this._isDirty = this._isCheckednessDirty = false;
    this._files = FileList.empty;
    if (this._mode === "value") this._value = sanitized(this.defaultValue, this);
    this._check(this.defaultChecked);
  }

  // MARK: What a browser restores

  get _isValueDirty() { return this._mode === "value" && this._value !== this.defaultValue; }

  /** What a browser keeps of the control, or null. */
  _kept() {
    switch (this._mode) {
      case "on": return { checked: this._checked };
      case "filename": return this._files.length ? { files: this._files } : null;
      default:
        return this._type === "password" || !this._isValueDirty ? null : { value: this._value };
    }
  }

  _restore(kept) {
    if (kept.files) this._files = kept.files;
    else if (kept.value !== undefined) this.value = kept.value;
    else this.checked = kept.checked;
  }

  // MARK: Presses

  get _isButton() { return /^(submit|image|reset|button)$/.test(this._type); }
  get _isSubmitButton() { return this._type === "submit" || this._type === "image"; }

  _preactivate() {
    if (this._type !== "checkbox" && this._type !== "radio") return null;
    const before = { checked: this._checked };
    if (this._type === "radio") before.other = this._group().find((one) => one._checked);
    this.checked = this._type === "radio" || !this._checked;
    return before;
  }

  _undoActivation(before) {
    if (!before) return;
    this._check(before.checked);
    before.other?._check(true);
  }

  _activate(event, before) {
    if (before) {
      const isChanged = this._checked !== before.checked;
      if (this.isConnected && isChanged) this._announce("input", "change");
    } else if (this._isSubmitButton) {
      this.form?._submitBy(this);
    } else if (this._type === "reset") {
      this.form?.reset();
    }
  }
}

reflectTexts(InputElement, { min: "min", max: "max", step: "step", accept: "accept",
  pattern: "pattern", alt: "alt", formAction: "formaction" });
reflectFlags(InputElement, { multiple: "multiple" });
