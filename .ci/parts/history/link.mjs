/** The conditions under which a tab, or all tabs, reach the network. */
export class Link {
  #listeners = new Set();
  #isOnline = true;
  /**
   * How long requests take, in milliseconds: a number for their responses, the numbers of both
   * ways as `{ up, down }`, or a function of the request that returns one of these.
   */
  delay = 0;
  /**
   * A function of the request (its `method`, `path`, `kind`, `body`) that returns what goes wrong:
   *
   * - `"loseRequest"`: the server does not get the request, and the page gets an error.
   * - `"loseResponse"`: the server performs the request, and the page gets an error.
   * - `"hang"`: the server does not get the request, and the page gets nothing.
   * - `"hangResponse"`: the server performs the request, and the page gets nothing.
   * - undefined: nothing.
   */
  fault = null;

  get isOnline() { return this.#isOnline; }

  /** Pages learn of a change, as by the events `online` and `offline`. */
  set isOnline(isOnline) {
    if (isOnline === this.#isOnline) return;
    this.#isOnline = isOnline;
    for (const listener of this.#listeners) listener(isOnline);
  }

  onChange(listener) { this.#listeners.add(listener); }

  /** The delays of a request, up and down. */
  delaysOf(request) {
    const delay = typeof this.delay === "function" ? this.delay(request) : this.delay;
    return typeof delay === "number" ? [0, delay] : [delay?.up ?? 0, delay?.down ?? 0];
  }

  faultOf(request) { return this.fault?.(request) ?? undefined; }

  /** Lets the next request that matches fail in a way, and the others pass. */
  failNext(fault, isMeant = () => true) {
    const before = this.fault;
    this.fault = (request) => {
      const own = before?.(request);
      if (own || !isMeant(request)) return own;
      this.fault = before;
      return fault;
    };
  }
}
