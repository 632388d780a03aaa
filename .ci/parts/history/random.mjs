/** Random numbers from a seed, so that a history can be repeated. */
export class Random {
  #state;

  constructor(seed = 1) { this.#state = seed >>> 0 || 1; }

  /** A number from 0 up to 1. */
  next() {
    this.#state = this.#state + 0x6D2B79F5 >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ mixed >>> 15, mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
    return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
  }

  /** A whole number below another. */
  below(end) { return Math.floor(this.next() * end); }
  /** Whether something with a probability happens. */
  chance(probability) { return this.next() < probability; }
  oneOf(list) { return list[this.below(list.length)]; }

  /** Fills an array of numbers, as `crypto.getRandomValues` does. */
  fill(array) {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let place = 0; place < bytes.length; place++) bytes[place] = this.below(256);
    return array;
  }
}
