import { Control } from "./control.mjs";
import { Element } from "./element.mjs";
import { reflectFlags, reflectNumbers, reflectTexts } from "./reflection.mjs";

export class SelectElement extends Control {
  get type() { return this.multiple ? "select-multiple" : "select-one"; }

  get options() {
    const options = [];
    for (const child of this.children) {
      if (child.localName === "option") options.push(child);
      else if (child.localName === "optgroup") {
        options.push(...child.children.filter((one) => one.localName === "option"));
      }
    }
    return options;
  }

  get length() { return this.options.length; }
  get selectedOptions() { return this.options.filter((option) => option.selected); }
  get selectedIndex() { return this.options.findIndex((option) => option.selected); }

  set selectedIndex(index) {
    this.options.forEach((option, place) => {
      option._isSelected = place === index;
      option._isDirty = true;
    });
  }

  get value() { return this.options.find((option) => option.selected)?.value ?? ""; }

  set value(value) {
    this.selectedIndex = this.options.findIndex((option) => option.value === String(value));
  }

  get _displaySize() {
    const size = parseInt(this.getAttribute("size") ?? "", 10);
    return size > 0 ? size : this.multiple ? 4 : 1;
  }

  _isEmpty() { return this.value === ""; }

  /** Leaves one option selected, if the menu shows only one. */
  _settle(latest = null) {
    if (this.multiple) return;
    const selected = this.options.filter((option) => option._isSelected);
    if (selected.length > 1) {
      const last = latest?._isSelected ? latest : selected.at(-1);
      for (const option of selected) if (option !== last) option._isSelected = false;
    } else if (!selected.length && this._displaySize === 1) {
      const first = this.options.find((option) => !option._isOptionDisabled);
      if (first) first._isSelected = true;
    }
  }

  _childrenChanged() { this._settle(); }

  _attributeChanged(name) {
    if (name !== "multiple" && name !== "size") return;
    this._settle(this.options.find((option) => option._isSelected));
  }

  _reset() {
    for (const option of this.options) {
      option._isDirty = false;
      option._isSelected = option.defaultSelected;
    }
    this._settle();
  }

  _kept() { return { options: this.options.map((option) => [option.value, option.selected]) }; }

  _restore({ options }) {
    const selected = options.filter(([, isSelected]) => isSelected).map(([value]) => value);
    for (const option of this.options) {
      option._isSelected = selected.includes(option.value);
      option._isDirty = true;
    }
    this._settle();
  }
}

reflectFlags(SelectElement, { multiple: "multiple" });
reflectNumbers(SelectElement, { size: ["size", 0] });
reflectTexts(SelectElement, { autocomplete: "autocomplete" });

export class OptionElement extends Element {
  constructor(name, ownerDocument) {
    super(name, ownerDocument);
    this._isSelected = false;
    this._isDirty = false;
  }

  get _menu() { return this.closest("select"); }

  get value() { return this.getAttribute("value") ?? this.text; }
  set value(value) { this.setAttribute("value", value); }
  get text() { return this.textContent.trim().replace(/\s+/g, " "); }
  set text(text) { this.textContent = text; }
  get label() { return this.getAttribute("label") ?? this.text; }
  get index() { return this._menu?.options.indexOf(this) ?? 0; }
  get form() { return this._menu?.form ?? null; }
  get selected() { return this._isSelected; }

  set selected(isSelected) { this._select(!!isSelected, true); }

  _select(isSelected, isByScript) {
    this._isSelected = isSelected;
    if (isByScript) this._isDirty = true;
    const select = this._menu;
    if (!select || select.multiple) return;
    if (isSelected) {
      for (const option of select.options) if (option !== this) option._isSelected = false;
    } else if (select._displaySize === 1) {
      select._settle();
    }
  }

  get _isOptionDisabled() {
    return this.hasAttribute("disabled")
      || this.parentNode?.localName === "optgroup" && this.parentNode.hasAttribute("disabled");
  }

  get _isDisabled() { return this._isOptionDisabled; }
  get _canBeDisabled() { return true; }
  _loaded() { this._isSelected = this.hasAttribute("selected"); }

  _attributeChanged(name, old, value) {
    if (name !== "selected" || this._isDirty) return;
    if (old === null) this._select(true, false);
    else if (value === null) this._select(false, false);
  }

  _inserted() {
    const select = this._menu;
    if (select) select._settle(this._isSelected ? this : null);
  }
}

reflectFlags(OptionElement, { defaultSelected: "selected", disabled: "disabled" });

export class OptionGroupElement extends Element {
  _childrenChanged() { this.closest("select")?._settle(); }
}
