import { Control } from "./control.mjs";
import { reflectTexts } from "./reflection.mjs";

export class ButtonElement extends Control {
  get type() {
    const type = this.getAttribute("type")?.toLowerCase();
    return type === "button" || type === "reset" ? type : "submit";
  }

  set type(type) { this.setAttribute("type", type); }
  get _isButton() { return true; }
  get _isSubmitButton() { return this.type === "submit"; }

  _activate() {
    if (this._isDisabled) return;
    if (this.type === "submit") this.form?._submitBy(this);
    else if (this.type === "reset") this.form?.reset();
  }
}

reflectTexts(ButtonElement, { value: "value", formAction: "formaction" });
