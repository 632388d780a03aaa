import {
  ClipboardEvent, CompositionEvent, InputEvent, KeyboardEvent, MouseEvent, PointerEvent,
} from "./dom/events.mjs";
import { FileList } from "./dom/files.mjs";

const CODES = { Enter: 13, Escape: 27, Backspace: 8, Tab: 9, " ": 32, Delete: 46 };

/**
 * What a user does in a tab, with the events that a browser dispatches for it.
 *
 * A control is an element or its identifier. The methods do not wait: call `browser.settle()` or
 * `browser.advance(ms)` after them. They return false if the user cannot reach the control.
 */
export class User {
  #tab;

  constructor(tab) { this.#tab = tab; }

  get #document() { return this.#tab.document; }

  find(control) {
    return typeof control === "string" ? this.#document?.getElementById(control) ?? null : control;
  }

  /** Whether the user can press an element, as far as that is known without a layout. */
  canReach(control) {
    const element = this.find(control);
    return !!element?.isConnected && !this.#tab.isHidden && !element._isDisabled
      && !element.closest("[hidden], [inert], button:disabled") && element.type !== "hidden";
  }

  // MARK: Pointer

  /** Presses an element. */
  click(control) {
    const element = this.find(control);
    if (!this.canReach(element)) return false;
    this.pointer("pointerdown", element);
    const takesFocus = this.#mouse("mousedown", element);
    if (takesFocus && element.isConnected) this.#focusByPress(element);
    this.pointer("pointerup", element);
    this.#mouse("mouseup", element);
    if (element.isConnected) {
      dispatch(element, new PointerEvent("click", {
        bubbles: true, cancelable: true, composed: true, detail: 1,
      }));
    }
    return true;
  }

  /** Dispatches one event of a pointer, at a place if the test has a layout. */
  pointer(type, control, init = {}) {
    return dispatch(this.find(control), new PointerEvent(type, {
      bubbles: true, cancelable: true, composed: true, ...init,
    }));
  }

  #mouse(type, element) {
    return dispatch(element, new MouseEvent(type, {
      bubbles: true, cancelable: true, composed: true, detail: 1,
    }));
  }

  #focusByPress(element) {
    const document = this.#document;
    let node = element.closest("label")?.control ?? element;
    while (node && node !== document.body && !document._canFocus(node)) node = node.parentElement;
    if (!node || node === document.body) document._focus(null);
    else if (node !== document.activeElement) document._focus(node);
  }

  /** Moves the focus to an element, and the caret of a text to its end. */
  focus(control) {
    const element = this.find(control);
    if (!this.canReach(element)) return false;
    if (this.#document.activeElement === element) return true;
    this.#document._focus(element);
    element._moveCaretToEnd?.();
    return this.#document.activeElement === element;
  }

  blur() { this.#document._focus(null); }

  // MARK: Keys

  /** Types a text, letter by letter: at the caret, or at the end if the field had no focus. */
  type(control, text) {
    const field = this.find(control);
    if (!this.canReach(field)) return false;
    if (!this.focus(field)) return false;
    for (const letter of text) this.press(letter);
    return true;
  }

  /** Replaces all text of a field. */
  replace(control, text) {
    const field = this.find(control);
    if (!this.canReach(field) || !this.focus(field)) return false;
    field.select();
    if (text === "") this.press("Backspace");
    else this.type(field, text);
    return true;
  }

  /** Undoes the last change of a text, which may be in another field. */
  undo() { return this.press("z", { ctrlKey: true }); }
  redo() { return this.press("z", { ctrlKey: true, shiftKey: true }); }

  #restore(isRedone) {
    const document = this.#document;
    const step = isRedone ? document._edits.redo() : document._edits.undo();
    if (!step) return;
    step.field._restoreState(step.state);
    dispatch(step.field, new InputEvent("input", {
      bubbles: true, inputType: isRedone ? "historyRedo" : "historyUndo",
    }));
    document._focus(step.field);
  }

  /** Presses and releases a key in the focused element. */
  press(key, init = {}) {
    const target = this.#document.activeElement;
    const modifiers = { ...init, key, keyCode: CODES[key] ?? key.toUpperCase().charCodeAt(0) };
    const goesOn = this.#key("keydown", target, modifiers);
    const isPlain = !init.ctrlKey && !init.metaKey && !init.altKey;
    if (goesOn && isPlain) this.#act(key, init, this.#document.activeElement);
    if (goesOn && init.ctrlKey && key === "z") this.#restore(init.shiftKey);
    // The default action may have gone to another page.
    const released = this.#document?.activeElement;
    if (released) this.#key("keyup", released, modifiers);
    const presses = key === " " && goesOn && released === target
      && target.matches("button, summary, input:is([type=checkbox], [type=radio], [type=submit])");
    if (presses) this.#pressByKey(target);
    return goesOn;
  }

  #key(type, target, init) {
    return dispatch(target, new KeyboardEvent(type, {
      bubbles: true, cancelable: true, composed: true, ...init,
    }));
  }

  /** A press of a button by a key counts no clicks. */
  #pressByKey(element) {
    if (element._isDisabled) return;
    dispatch(element, new PointerEvent("click", {
      bubbles: true, cancelable: true, composed: true, detail: 0, pointerId: -1,
    }));
  }

  #act(key, { shiftKey }, target) {
    const isText = target._insert && target._hasSelection && !target.readOnly
      && !target._isDisabled;
    const isButton = target.matches(
      "button, summary, a[href], input:is([type=submit], [type=button])");
    if (key === "Tab") this.#moveFocus(shiftKey ? -1 : 1);
    else if (key === "Enter" && isButton) this.#pressByKey(target);
    else if (key === "Enter" && target.localName === "textarea") {
      if (isText) this.#insert(target, "\n");
    } else if (key === "Enter" && target.localName === "input") {
      target._commit();
      target.form?._submitImplicitly();
    } else if ((key === "Backspace" || key === "Delete") && isText) this.#erase(target, key);
    else if (/^(ArrowLeft|ArrowRight|Home|End)$/.test(key) && target._hasSelection) {
      this.#moveCaret(target, key);
    } else if (/^Arrow/.test(key)) this.#step(target, key);
    else if ([...key].length === 1 && isText) this.#insert(target, key);
  }

  #insert(field, text, init = {}) {
    const isAllowed = dispatch(field, new InputEvent("beforeinput", {
      bubbles: true, cancelable: true, data: text, inputType: "insertText", ...init,
    }));
    if (!isAllowed) return;
    const event = new InputEvent("input", {
      bubbles: true, data: text, inputType: "insertText", ...init,
    });
    event.isTrusted = true;
    field._insert(text, event);
  }

  #erase(field, key) {
    const { value, selectionStart: start, selectionEnd: end } = field;
    const isRange = start !== end;
    const from = isRange ? start : key === "Backspace" ? previous(value, start) : start;
    const to = isRange || key === "Backspace" ? end : next(value, end);
    if (from === to) return;
    field._edit(value.slice(0, from) + value.slice(to), from);
    dispatch(field, new InputEvent("input", {
      bubbles: true, inputType: `deleteContent${key === "Delete" ? "Forward" : "Backward"}`,
    }));
  }

  #moveCaret(field, key) {
    const { value, selectionStart: start, selectionEnd: end } = field;
    const place = key === "Home" ? 0 : key === "End" ? value.length
      : start !== end ? (key === "ArrowLeft" ? start : end)
        : key === "ArrowLeft" ? previous(value, start) : next(value, start);
    field.setSelectionRange(place, place);
  }

  #step(target, key) {
    const count = key === "ArrowUp" || key === "ArrowLeft" ? -1 : 1;
    if (target.localName === "select" && !target.multiple) {
      const { options } = target;
      let place = target.selectedIndex + count;
      while (options[place]?._isOptionDisabled) place += count;
      if (options[place]) this.choose(target, options[place].value);
    } else if (target.type === "range") {
      const sign = key === "ArrowUp" || key === "ArrowRight" ? 1 : -1;
      this.set(target, String(Number(target.value) + sign * (Number(target.step) || 1)));
    } else if (target.type === "radio") {
      const group = target._group().filter((one) => !one._isDisabled);
      const other = group[(group.indexOf(target) + count + group.length) % group.length];
      if (other !== target) {
        this.focus(other);
        this.#pressByKey(other);
      }
    }
  }

  #moveFocus(step) {
    const document = this.#document;
    const selector = "a[href], button, input, select, summary, textarea, [tabindex]";
    const stops = document.querySelectorAll(selector)
      .filter((one) => document._canFocus(one) && one.getAttribute("tabindex") !== "-1");
    const place = stops.indexOf(document.activeElement);
    const stop = stops[place < 0 ? (step > 0 ? 0 : stops.length - 1) : place + step];
    document._focus(stop ?? null);
    if (stop?.localName === "input") stop.select();
  }

  // MARK: Other controls

  /** Sets a control that has a value, such as a date, a slider or a colour. */
  set(control, value) {
    const element = this.find(control);
    if (!this.canReach(element)) return false;
    this.focus(element);
    if (element.value === value) return true;
    element.value = value;
    element._announce("input", "change");
    return true;
  }

  /** Chooses the options of a menu by their values. Returns false if it does not have them. */
  choose(control, ...values) {
    const menu = this.find(control);
    if (!this.canReach(menu)) return false;
    const options = menu.options.filter((option) => values.includes(option.value));
    const isOffered = options.length >= values.length
      && !options.some((one) => one._isOptionDisabled);
    if (!isOffered) return false;
    this.focus(menu);
    const before = menu.selectedOptions;
    if (menu.multiple) for (const one of menu.options) one._select(options.includes(one), true);
    else menu.value = values[0];
    // A browser does not announce the choice of what is chosen.
    const isSame = before.length === options.length && before.every((one) => options.includes(one));
    if (!isSame) menu._announce("input", "change");
    return true;
  }

  /** Chooses files. */
  attach(control, ...files) {
    const input = this.find(control);
    if (!this.canReach(input)) return false;
    input.files = FileList.from(files);
    input._announce("input", "change");
    return true;
  }

  paste(text) {
    const field = this.#document.activeElement;
    const clipboardData = { getData: () => text, types: ["text/plain"] };
    const goesOn = dispatch(field, new ClipboardEvent("paste", {
      bubbles: true, cancelable: true, clipboardData,
    }));
    if (goesOn && field._insert) this.#insert(field, text, { inputType: "insertFromPaste" });
  }

  /** Writes a text as an input method does: it is composed in steps, and then committed. */
  compose(...steps) {
    const field = this.#document.activeElement;
    const before = field.value.slice(0, field.selectionStart);
    const after = field.value.slice(field.selectionEnd);
    dispatch(field, new CompositionEvent("compositionstart", { bubbles: true }));
    for (const text of steps) {
      this.#key("keydown", field, { key: "Process", keyCode: 229, isComposing: true });
      dispatch(field, new CompositionEvent("compositionupdate", { bubbles: true, data: text }));
      field._edit(before + text + after, before.length + text.length);
      dispatch(field, new InputEvent("input", {
        bubbles: true, data: text, inputType: "insertCompositionText", isComposing: true,
      }));
    }
    dispatch(field, new CompositionEvent("compositionend", { bubbles: true, data: steps.at(-1) }));
  }

  /** Fills fields as a browser does from its store, without the focus. */
  autofill(texts) {
    for (const [control, text] of Object.entries(texts)) {
      const field = this.find(control);
      if (!field || field._isDisabled) continue;
      field.value = text;
      field._announce("input", "change");
    }
  }
}

function dispatch(target, event) {
  event.isTrusted = true;
  return target.dispatchEvent(event);
}

const previous = (text, place) => place - ([...text.slice(0, place)].at(-1)?.length ?? 0);
const next = (text, place) => place + ([...text.slice(place)][0]?.length ?? 0);
