/** The header fields of a response, by names without regard to case. */
export class Headers {
  #fields = new Map();

  constructor(init = []) {
    const list = Array.isArray(init) ? init
      : init instanceof Headers ? [...init] : Object.entries(init ?? {});
    for (const [name, value] of list) this.append(name, value);
  }

  append(name, value) {
    const key = String(name).toLowerCase();
    const known = this.#fields.get(key);
    this.#fields.set(key, known === undefined ? String(value) : `${known}, ${value}`);
  }

  set(name, value) { this.#fields.set(String(name).toLowerCase(), String(value)); }
  get(name) { return this.#fields.get(String(name).toLowerCase()) ?? null; }
  has(name) { return this.#fields.has(String(name).toLowerCase()); }
  delete(name) { this.#fields.delete(String(name).toLowerCase()); }
  forEach(action) { this.#fields.forEach((value, name) => action(value, name, this)); }
  entries() { return this.#fields.entries(); }
  [Symbol.iterator]() { return this.#fields.entries(); }
}
