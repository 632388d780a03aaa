import { FormDataEvent } from "./events.mjs";
import { Blob, bytesOf, File, joined } from "./files.mjs";
import { directionOf } from "./selectors.mjs";

/** The names and values of a form's controls. */
export class FormData {
  _entries = [];

  constructor(form, submitter = null) {
    if (!form) return;
    if (form.localName !== "form") throw new TypeError("the element is not a form");
    for (const control of form._controls()) this.#add(control, submitter);
    form.dispatchEvent(new FormDataEvent("formdata", { bubbles: true, formData: this }));
  }

  #add(control, submitter) {
    const name = control.getAttribute("name") ?? "";
    const { localName, type } = control;
    if (localName === "fieldset" || localName === "output" || control._isDisabled) return;
    if (control._isButton && control !== submitter) return;
    if (localName === "input" && (type === "checkbox" || type === "radio") && !control.checked) {
      return;
    }
    if (control.parentNode?.localName === "datalist") return;
    if (type === "image") {
      const start = name ? name + "." : "";
      this._entries.push([start + "x", "0"], [start + "y", "0"]);
      return;
    }
    if (!name) return;
    if (localName === "select") {
      for (const option of control.options) {
        if (option.selected && !option._isOptionDisabled) this._entries.push([name, option.value]);
      }
    } else if (type === "file") {
      const { files } = control;
      const none = new File([], "", { type: "application/octet-stream" });
      for (const file of files.length ? files : [none]) this._entries.push([name, file]);
    } else if (type === "hidden" && name.toLowerCase() === "_charset_") {
      this._entries.push([name, "UTF-8"]);
    } else {
      this._entries.push([name, control.value]);
      const direction = control.getAttribute("dirname");
      if (direction) this._entries.push([direction, directionOf(control)]);
    }
  }

  append(name, value, fileName) { this._entries.push([String(name), entryOf(value, fileName)]); }

  set(name, value, fileName) {
    const place = this._entries.findIndex(([other]) => other === name);
    if (place < 0) return this.append(name, value, fileName);
    this._entries[place] = [String(name), entryOf(value, fileName)];
    this._entries = this._entries.filter(([other], index) => other !== name || index <= place);
  }

  delete(name) { this._entries = this._entries.filter(([other]) => other !== name); }
  get(name) { return this._entries.find(([other]) => other === name)?.[1] ?? null; }
  getAll(name) { return this._entries.filter(([other]) => other === name).map(([, value]) => value); }
  has(name) { return this._entries.some(([other]) => other === name); }
  forEach(action) { for (const [name, value] of this._entries) action(value, name, this); }
  entries() { return this._entries.map(([name, value]) => [name, value])[Symbol.iterator](); }
  keys() { return this._entries.map(([name]) => name)[Symbol.iterator](); }
  values() { return this._entries.map(([, value]) => value)[Symbol.iterator](); }
  [Symbol.iterator]() { return this.entries(); }
}

function entryOf(value, fileName) {
  if (!(value instanceof Blob)) return String(value);
  if (value instanceof File && fileName === undefined) return value;
  return new File([value], fileName ?? "blob", { type: value.type });
}

const withBreaks = (text) => text.replace(/\r\n|\r|\n/g, "\r\n");
const SIGNS = { "\n": "%0A", "\r": "%0D", "\"": "%22" };
const quoted = (text) => `"${text.replace(/[\n\r"]/g, (sign) => SIGNS[sign])}"`;

/** The bytes of a form as `multipart/form-data`. */
export function multipart(data, boundary) {
  const parts = [];
  let text = "";
  for (const [name, value] of data._entries) {
    text += `--${boundary}\r\nContent-Disposition: form-data; name=${quoted(withBreaks(name))}`;
    if (typeof value === "string") {
      text += `\r\n\r\n${withBreaks(value)}\r\n`;
    } else {
      const type = value.type || "application/octet-stream";
      text += `; filename=${quoted(value.name)}\r\nContent-Type: ${type}\r\n\r\n`;
      parts.push(text, bytesOf(value));
      text = "\r\n";
    }
  }
  parts.push(`${text}--${boundary}--\r\n`);
  return joined(parts.map(bytesOf));
}

/** The text of a form as `application/x-www-form-urlencoded`. Of files, it has the names. */
export function urlEncoded(data) {
  const fields = new URLSearchParams();
  for (const [name, value] of data._entries) {
    fields.append(withBreaks(name), withBreaks(typeof value === "string" ? value : value.name));
  }
  return fields.toString();
}
