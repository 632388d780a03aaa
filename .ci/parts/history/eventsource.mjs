import { Event, EventTarget, MessageEvent } from "./dom/events.mjs";

const CONNECTING = 0, OPEN = 1, CLOSED = 2;

/** Makes the class of a page's streams of events. */
export function eventSourceOf(window) {
  return class EventSource extends PageEventSource {
    constructor(path) { super(window, path); }
  };
}

/** A stream of events, which connects again after it breaks. */
class PageEventSource extends EventTarget {
  readyState = CONNECTING;
  withCredentials = false;
  onopen = null;
  onmessage = null;
  onerror = null;
  #window;
  #exchange = null;
  #timer = null;
  #lastID = "";
  #retry = 3000;

  constructor(window, path) {
    super();
    this.#window = window;
    this.url = new URL(path, window.document.baseURI).href;
    window._streams.add(this);
    this.#connect();
  }

  close() {
    this.readyState = CLOSED;
    this.#window._clearTimeout(this.#timer);
    this.#window._streams.delete(this);
    this.#exchange?.cancel();
    this.#exchange = null;
  }

  _report(error) { this.#window._report(error); }

  #connect() {
    const headers = { accept: "text/event-stream", "cache-control": "no-cache" };
    if (this.#lastID) headers["last-event-id"] = this.#lastID;
    const reader = new Reader(this.#lastID);
    this.#exchange = this.#window._send({
      kind: "stream", method: "GET", url: new URL(this.url), headers,
      onResponse: ({ status, headers }, exchange) => {
        const type = headers.get("content-type") ?? "";
        if (status !== 200 || !type.startsWith("text/event-stream")) {
          exchange.cancel();
          return this.#fail();
        }
        this.readyState = OPEN;
        this.dispatchEvent(new Event("open"));
        if (!exchange.isStream) this.#reconnect();
      },
      onPart: (bytes) => {
        for (const { type, data, id } of reader.read(bytes)) {
          if (this.readyState === CLOSED) return;
          this.#lastID = id;
          this.dispatchEvent(new MessageEvent(type, { data, lastEventId: id }));
        }
        this.#retry = reader.retry ?? this.#retry;
      },
      onEnd: () => this.#reconnect(),
      onError: () => this.#reconnect(),
    });
  }

  #fail() {
    this.close();
    this.dispatchEvent(new Event("error"));
  }

  #reconnect() {
    if (this.readyState === CLOSED) return;
    this.readyState = CONNECTING;
    this.dispatchEvent(new Event("error"));
    // A listener may have closed it.
    if (this.readyState === CLOSED) return;
    this.#timer = this.#window._setTimeout(() => this.#connect(), this.#retry);
  }
}

Object.assign(PageEventSource, { CONNECTING, OPEN, CLOSED });
Object.assign(PageEventSource.prototype, { CONNECTING, OPEN, CLOSED });

/** Reads the lines of a stream of events. */
class Reader {
  retry;
  #decoder = new TextDecoder();
  #rest = "";
  #data = [];
  #type = "";
  #id;

  constructor(id) { this.#id = id; }

  /** Returns the events that end in the next bytes. */
  read(bytes) {
    const events = [];
    const lines = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r/);
    this.#rest = lines.pop();
    for (const line of lines) {
      if (line === "") {
        if (this.#data.length) {
          events.push({ type: this.#type || "message", data: this.#data.join("\n"), id: this.#id });
        }
        [this.#data, this.#type] = [[], ""];
        continue;
      }
      const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line);
      switch (field) {
        case "data": this.#data.push(value); break;
        case "event": this.#type = value; break;
        case "id": if (!value.includes("\0")) this.#id = value; break;
        case "retry": if (/^\d+$/.test(value)) this.retry = Number(value); break;
        default:
      }
    }
    return events;
  }
}
