/** The words of an attribute, such as the classes of an element. */
export class TokenList {
  #element;
  #attribute;

  constructor(element, attribute) {
    this.#element = element;
    this.#attribute = attribute;
  }

  get #words() { return wordsOf(this.#element.getAttribute(this.#attribute)); }
  set #words(words) { this.#element.setAttribute(this.#attribute, words.join(" ")); }

  get length() { return this.#words.length; }
  get 0() { return this.#words[0]; }
  get 1() { return this.#words[1]; }
  get 2() { return this.#words[2]; }
  item(place) { return this.#words[place] ?? null; }
  get value() { return this.#element.getAttribute(this.#attribute) ?? ""; }
  set value(text) { this.#element.setAttribute(this.#attribute, text); }
  contains(word) { return this.#words.includes(word); }

  add(...added) {
    const words = this.#words;
    const missing = added.filter((word) => !words.includes(word));
    if (missing.length) this.#words = [...words, ...new Set(missing)];
  }

  remove(...removed) {
    const words = this.#words;
    const rest = words.filter((word) => !removed.includes(word));
    if (rest.length !== words.length) this.#words = rest;
  }

  toggle(word, force) {
    const isPresent = this.contains(word);
    const isWanted = force ?? !isPresent;
    if (isWanted && !isPresent) this.add(word);
    if (!isWanted && isPresent) this.remove(word);
    return isWanted;
  }

  replace(old, word) {
    if (!this.contains(old)) return false;
    this.#words = [...new Set(this.#words.map((one) => one === old ? word : one))];
    return true;
  }

  forEach(action) { this.#words.forEach(action); }
  toString() { return this.value; }
  [Symbol.iterator]() { return this.#words[Symbol.iterator](); }
}

const known = new Map();
const NONE = [];

/** The words of a text, without repetitions. The array is shared. */
export function wordsOf(text) {
  if (!text) return NONE;
  let words = known.get(text);
  if (!words) {
    words = [...new Set(text.split(/\s+/).filter(Boolean))];
    if (known.size > 5000) known.clear();
    known.set(text, words);
  }
  return words;
}
