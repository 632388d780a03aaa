/** The history of a tab, as its pages see it. */
export class History {
  scrollRestoration = "auto";
  #window;
  #state;

  constructor(window, state) {
    this.#window = window;
    this.#state = copy(state);
  }

  get length() { return this.#window.tab.entries.length; }
  get state() { return this.#state; }

  pushState(state, _, url) { this.#write(state, url, true); }
  replaceState(state, _, url) { this.#write(state, url, false); }

  #write(state, url, pushes) {
    const { document, tab } = this.#window;
    const kept = copy(state);
    const address = url == null ? document.URL : new URL(url, document.URL).href;
    if (new URL(address).origin !== new URL(document.URL).origin) {
      throw new DOMException("the address is of another site", "SecurityError");
    }
    document.URL = address;
    this.#state = copy(kept);
    // A page that has been left changes nothing.
    if (tab.window === this.#window) tab._writeEntry(address, kept, pushes);
  }

  go(count = 0) { this.#window._traverse(count); }
  back() { this.go(-1); }
  forward() { this.go(1); }

  /** Called when the tab has moved to another entry of the same page. */
  _moveTo(state) { this.#state = copy(state); }
}

const copy = (state) =>
  state === null || typeof state !== "object" ? state ?? null : structuredClone(state);
