/** The location of a page. */
export class Location {
  #window;

  constructor(window) { this.#window = window; }

  get #url() { return new URL(this.#window.document.URL); }

  get href() { return this.#window.document.URL; }
  set href(url) { this.assign(url); }
  get origin() { return this.#url.origin; }
  get protocol() { return this.#url.protocol; }
  get host() { return this.#url.host; }
  get hostname() { return this.#url.hostname; }
  get port() { return this.#url.port; }
  get pathname() { return this.#url.pathname; }
  get search() { return this.#url.search; }
  get hash() { return this.#url.hash; }
  set hash(text) { this.assign("#" + String(text).replace(/^#/, "")); }

  assign(url) { this.#window._navigate(url); }
  replace(url) { this.#window._navigate(url, { replaces: true }); }
  reload() { this.#window._navigate(this.href, { reloads: true }); }
  toString() { return this.href; }
}
