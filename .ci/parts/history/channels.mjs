import { EventTarget, MessageEvent } from "./dom/events.mjs";

/** The channels through which pages of a profile send messages to each other. */
export class Channels {
  #open = new Set();

  /** Makes the class of a page's channels. */
  classOf(window) {
    const open = this.#open;
    return class BroadcastChannel extends EventTarget {
      onmessage = null;
      onmessageerror = null;

      constructor(name) {
        super();
        this.name = String(name);
        this._window = window;
        open.add(this);
      }

      postMessage(message) {
        if (!open.has(this)) throw new DOMException("the channel is closed", "InvalidStateError");
        const data = structuredClone(message);
        for (const other of open) {
          if (other === this || other.name !== this.name) continue;
          other._window._post(() => {
            if (!open.has(other)) return;
            other.dispatchEvent(new MessageEvent("message", {
              data: structuredClone(data), origin: window.location.origin,
            }));
          });
        }
      }

      close() { open.delete(this); }
      _report(error) { window._report(error); }
    };
  }

  /** Closes the channels of a page that is gone. */
  leave(window) {
    for (const channel of this.#open) if (channel._window === window) this.#open.delete(channel);
  }
}
