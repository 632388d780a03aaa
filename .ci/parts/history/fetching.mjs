import { bytesOf, Blob } from "./dom/files.mjs";
import { FormData, multipart } from "./dom/formdata.mjs";

const decoder = new TextDecoder();

/** The number of bytes that requests of a page may have in flight after it is left. */
const KEPT_ALIVE = 64 << 10;

/** A whole response. Streams are only for `EventSource`. */
export class Response {
  #body;

  constructor({ status, headers, body }, url, redirected = false) {
    this.status = status;
    this.statusText = "";
    this.ok = status >= 200 && status < 300;
    this.headers = headers;
    this.url = url;
    this.redirected = redirected;
    this.type = "basic";
    this.bodyUsed = false;
    this.#body = body;
  }

  async text() {
    this.bodyUsed = true;
    return decoder.decode(this.#body);
  }

  async json() { return JSON.parse(await this.text()); }
  async bytes() { return this.#body.slice(); }
  async arrayBuffer() { return this.#body.slice().buffer; }
  async blob() { return new Blob([this.#body], { type: this.headers.get("content-type") ?? "" }); }
}

/** The bytes of a body, and its media type. Throws if a file in it cannot be read. */
export function encoded(body, window) {
  if (body == null) return { bytes: new Uint8Array(), type: null };
  if (body instanceof FormData) {
    const boundary = `----histories${window.tab.browser.nextNumber()}`;
    return {
      bytes: multipart(body, boundary), type: `multipart/form-data; boundary=${boundary}`,
    };
  }
  if (body instanceof URLSearchParams) {
    return { bytes: bytesOf(body.toString()),
      type: "application/x-www-form-urlencoded;charset=UTF-8" };
  }
  if (body instanceof Blob) return { bytes: bytesOf(body), type: body.type || null };
  const type = typeof body === "string" ? "text/plain;charset=UTF-8" : null;
  return { bytes: bytesOf(body), type };
}

/** Sends a request of a page, as `fetch` does. */
export function fetch(window, path, options = {}) {
  const { method = "GET", headers = {}, body, keepalive = false, signal } = options;
  return new Promise((done, fail) => {
    if (signal?.aborted) return fail(signal.reason);
    let url, content;
    try {
      url = new URL(path, window.document.baseURI);
      content = encoded(body, window);
    } catch {
      // A body with a file that cannot be read fails like a request without a network.
      window._post(() => fail(new TypeError("Failed to fetch")));
      return;
    }
    const size = content.bytes.length;
    if (keepalive && window._keptAlive + size > KEPT_ALIVE) {
      return fail(new TypeError("Failed to fetch"));
    }
    if (keepalive) window._keptAlive += size;
    let exchange;
    const abort = () => {
      end();
      exchange.cancel();
      fail(signal.reason);
    };
    const end = () => {
      signal?.removeEventListener("abort", abort);
      window._exchanges.delete(exchange);
      if (keepalive) window._keptAlive -= size;
    };
    const fields = { accept: "*/*", ...lowerCased(headers) };
    if (content.type && !fields["content-type"]) fields["content-type"] = content.type;
    exchange = window._send({
      kind: "fetch", method: method.toUpperCase(), url, headers: fields, body: content.bytes,
      keepalive,
      onResponse(response) {
        end();
        done(new Response(response, url.href));
      },
      onError() {
        end();
        fail(new TypeError("Failed to fetch"));
      },
    });
    signal?.addEventListener("abort", abort);
  });
}

function lowerCased(headers) {
  const isList = typeof headers[Symbol.iterator] === "function";
  const list = isList ? [...headers] : Object.entries(headers);
  return Object.fromEntries(list.map(([name, value]) => [name.toLowerCase(), value]));
}
