/** An event. Its fields are plain properties, so that tests can make events of any shape. */
export class Event {
  constructor(type, { bubbles = false, cancelable = false, composed = false } = {}) {
    this.type = type;
    this.bubbles = bubbles;
    this.cancelable = cancelable;
    this.composed = composed;
    this.target = null;
    this.currentTarget = null;
    this.eventPhase = 0;
    this.defaultPrevented = false;
    this.isTrusted = false;
    this.timeStamp = 0;
    this._isStopped = false;
    this._isStoppedAtOnce = false;
    this._isPassive = false;
    this._path = null;
  }

  preventDefault() {
    if (this.cancelable && !this._isPassive) this.defaultPrevented = true;
  }

  stopPropagation() { this._isStopped = true; }
  stopImmediatePropagation() { this._isStopped = this._isStoppedAtOnce = true; }
  composedPath() { return this._path ? [...this._path] : []; }
  get returnValue() { return !this.defaultPrevented; }
  set returnValue(value) { if (value === false) this.preventDefault(); }
}

/** Declares a class of events with more fields, each with its default. */
function kind(Parent, fields) {
  return class extends Parent {
    constructor(type, init = {}) {
      super(type, init);
      for (const name in fields) this[name] = init[name] ?? fields[name];
    }
  };
}

export const CustomEvent = kind(Event, { detail: null });
export const UIEvent = kind(Event, { detail: 0, view: null });
export const FocusEvent = kind(UIEvent, { relatedTarget: null });
export const InputEvent = kind(UIEvent, { data: null, inputType: "", isComposing: false });
export const CompositionEvent = kind(UIEvent, { data: "" });
const MODIFIERS = { ctrlKey: false, shiftKey: false, altKey: false, metaKey: false };
export const KeyboardEvent = kind(UIEvent, {
  key: "", code: "", keyCode: 0, repeat: false, isComposing: false, ...MODIFIERS,
});
export const MouseEvent = kind(UIEvent, {
  clientX: 0, clientY: 0, button: 0, buttons: 0, relatedTarget: null, ...MODIFIERS,
});
export const PointerEvent = kind(MouseEvent, {
  pointerId: 1, pointerType: "mouse", isPrimary: true, pressure: 0,
});
PointerEvent.prototype.getCoalescedEvents = () => [];
export const ClipboardEvent = kind(Event, { clipboardData: null });
export const SubmitEvent = kind(Event, { submitter: null });
export const MessageEvent = kind(Event, { data: null, origin: "", lastEventId: "", source: null });
export const PageTransitionEvent = kind(Event, { persisted: false });
export const PopStateEvent = kind(Event, { state: null });
export const HashChangeEvent = kind(Event, { oldURL: "", newURL: "" });
export const StorageEvent = kind(Event, {
  key: null, oldValue: null, newValue: null, url: "", storageArea: null,
});
export const ToggleEvent = kind(Event, { oldState: "", newState: "" });
export const ErrorEvent = kind(Event, { message: "", error: null });
export const FormDataEvent = kind(Event, { formData: null });

/** Something that has listeners. */
export class EventTarget {
  // Fields are set by constructors, because Node.js 20 is slow at those that classes declare.
  constructor() { this._listeners = null; }

  addEventListener(type, callback, options) {
    if (callback == null) return;
    const capture = typeof options === "boolean" ? options : !!options?.capture;
    const signal = options?.signal;
    if (signal?.aborted) return;
    const listeners = this._listeners ??= new Map();
    const list = listeners.get(type) ?? [];
    if (list.some((one) => one.callback === callback && one.capture === capture)) return;
    const { once = false, passive = false } = typeof options === "object" && options || {};
    const listener = { callback, capture, once, passive, isRemoved: false };
    // A new array, because the old one may be in use by a dispatch.
    listeners.set(type, [...list, listener]);
    signal?.addEventListener("abort", () => this.removeEventListener(type, callback, capture));
  }

  removeEventListener(type, callback, options) {
    const capture = typeof options === "boolean" ? options : !!options?.capture;
    const list = this._listeners?.get(type);
    const found = list?.find((one) => one.callback === callback && one.capture === capture);
    if (!found) return;
    found.isRemoved = true;
    this._listeners.set(type, list.filter((one) => one !== found));
  }

  /** Returns whether the default action remains. */
  dispatchEvent(event) {
    const path = this._pathOf(event);
    event.target = this;
    event._path = path;
    const activated = event.type === "click" ? this._beginActivation?.(event, path) : null;
    const name = "on" + event.type;
    for (let place = path.length - 1; place > 0 && !event._isStopped; place--) {
      event.eventPhase = 1;
      invoke(path[place], event, true, name);
    }
    if (!event._isStopped) {
      event.eventPhase = 2;
      invoke(this, event, true, name);
      if (!event._isStopped) invoke(this, event, false, name);
    }
    for (let place = 1; event.bubbles && place < path.length && !event._isStopped; place++) {
      event.eventPhase = 3;
      invoke(path[place], event, false, name);
    }
    event.eventPhase = 0;
    event.currentTarget = null;
    if (activated) activated.node._endActivation(event, activated);
    return !event.defaultPrevented;
  }

  /** The targets from this one outwards. */
  _pathOf() { return [this]; }

  /** Called with an error that a listener threw. */
  _report(error) { throw error; }
}

function invoke(node, event, capture, handlerName) {
  event.currentTarget = node;
  const handler = capture ? null : node[handlerName];
  if (typeof handler === "function") {
    try {
      if (handler.call(node, event) === false) event.preventDefault();
    } catch (error) {
      node._report(error);
    }
  }
  const list = node._listeners?.get(event.type);
  if (!list) return;
  for (const listener of list) {
    if (listener.capture !== capture || listener.isRemoved) continue;
    if (listener.once) node.removeEventListener(event.type, listener.callback, capture);
    event._isPassive = listener.passive;
    try {
      const { callback } = listener;
      if (typeof callback === "function") callback.call(node, event);
      else callback.handleEvent(event);
    } catch (error) {
      node._report(error);
    }
    event._isPassive = false;
    if (event._isStoppedAtOnce) return;
  }
}
