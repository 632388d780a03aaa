/** The connected elements of a document by identifier. */
export class Identifiers {
  /** An element, or an array of those with the same identifier. */
  #found = new Map();

  add(id, element) {
    const known = this.#found.get(id);
    if (known === undefined) this.#found.set(id, element);
    else if (Array.isArray(known)) known.push(element);
    else if (known !== element) this.#found.set(id, [known, element]);
  }

  remove(id, element) {
    const known = this.#found.get(id);
    if (known === element) {
      this.#found.delete(id);
    } else if (Array.isArray(known)) {
      const rest = known.filter((one) => one !== element);
      this.#found.set(id, rest.length === 1 ? rest[0] : rest);
    }
  }

  /** The first element of the tree with an identifier, or null. */
  first(id) {
    const known = this.#found.get(id);
    if (known === undefined) return null;
    if (!Array.isArray(known)) return known;
    return known.reduce((first, one) => first.compareDocumentPosition(one) & 2 ? one : first);
  }
}
