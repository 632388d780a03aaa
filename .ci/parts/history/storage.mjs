/** The number of characters that an origin may store. */
export const QUOTA = 5 << 20;

/** What a tab or a profile stores, which survives its pages. */
export class StoredItems {
  items = new Map();
  /** Refuses all that is written, as a full disk does. */
  isFull = false;
  quota = QUOTA;

  copy() {
    const copy = new StoredItems();
    copy.items = new Map(this.items);
    return copy;
  }

  get size() {
    let size = 0;
    for (const [name, text] of this.items) size += name.length + text.length;
    return size;
  }

  set(name, text) {
    const old = this.items.get(name);
    const growth = text.length + (old === undefined ? name.length : -old.length);
    if (this.isFull || growth > 0 && this.size + growth > this.quota) {
      throw new DOMException("the quota has been exceeded", "QuotaExceededError");
    }
    this.items.set(name, text);
  }
}

/**
 * Makes the object with which a page reads and writes stored items.
 *
 * - Parameter onChange: called with the name, the old and the new text.
 */
export function storageOf(stored, onChange = () => {}) {
  const methods = {
    getItem: (name) => stored.items.get(String(name)) ?? null,
    setItem(name, value) {
      const [key, text] = [String(name), String(value)];
      const old = stored.items.get(key) ?? null;
      stored.set(key, text);
      if (old !== text) onChange(key, old, text);
    },
    removeItem(name) {
      const key = String(name);
      const old = stored.items.get(key);
      if (stored.items.delete(key)) onChange(key, old, null);
    },
    clear() {
      const hadItems = stored.items.size > 0;
      stored.items.clear();
      if (hadItems) onChange(null, null, null);
    },
    key: (place) => [...stored.items.keys()][place] ?? null,
  };
  return new Proxy({}, {
    get(_, name) {
      if (name === "length") return stored.items.size;
      if (typeof name === "symbol") return undefined;
      return methods[name] ?? stored.items.get(name);
    },
    set(_, name, value) {
      methods.setItem(name, value);
      return true;
    },
    has: (_, name) => name in methods || stored.items.has(name),
    deleteProperty(_, name) {
      methods.removeItem(name);
      return true;
    },
    ownKeys: () => [...stored.items.keys()],
    getOwnPropertyDescriptor(_, name) {
      const value = stored.items.get(name);
      return value === undefined ? undefined
        : { value, writable: true, enumerable: true, configurable: true };
    },
  });
}
