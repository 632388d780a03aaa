/** The locks of a profile, which pages hold until they release them or are gone. */
export class Locks {
  #held = [];
  #waiting = [];

  /** Makes the lock manager of a page. */
  managerOf(window) {
    return {
      request: (name, ...rest) => {
        const callback = rest.pop();
        return this.#request(window, String(name), rest[0] ?? {}, callback);
      },
      query: async () => ({
        held: this.#held.map(({ name, mode }) => ({ name, mode })),
        pending: this.#waiting.map(({ name, mode }) => ({ name, mode })),
      }),
    };
  }

  /** Releases the locks of a page that is gone. */
  leave(window) {
    this.#waiting = this.#waiting.filter((one) => one.window !== window);
    this.#held = this.#held.filter((one) => one.window !== window);
    this.#grant();
  }

  #request(window, name, options, callback) {
    const { mode = "exclusive", ifAvailable = false, steal = false, signal } = options;
    return new Promise((done, fail) => {
      if (signal?.aborted) return fail(signal.reason);
      const request = { window, name, mode, callback, done, fail };
      if (steal) {
        for (const other of this.#held.filter((one) => one.name === name)) {
          this.#held.splice(this.#held.indexOf(other), 1);
          other.fail(new DOMException("the lock was stolen", "AbortError"));
        }
        return this.#give(request);
      }
      if (ifAvailable && !this.#isFree(request)) {
        window._post(() => settle(Promise.resolve(null).then(callback), done, fail));
        return;
      }
      this.#waiting.push(request);
      signal?.addEventListener("abort", () => {
        const place = this.#waiting.indexOf(request);
        if (place < 0) return;
        this.#waiting.splice(place, 1);
        fail(signal.reason);
      });
      this.#grant();
    });
  }

  #isFree({ name, mode }, waiting = this.#waiting) {
    const others = [...this.#held, ...waiting].filter((one) => one.name === name);
    return others.every((one) => one.mode === "shared" && mode === "shared");
  }

  #grant() {
    for (const request of [...this.#waiting]) {
      const place = this.#waiting.indexOf(request);
      if (!this.#isFree(request, this.#waiting.slice(0, place))) continue;
      this.#waiting.splice(place, 1);
      this.#give(request);
    }
  }

  #give(request) {
    this.#held.push(request);
    const { window, name, mode, callback, done, fail } = request;
    const release = () => {
      const place = this.#held.indexOf(request);
      if (place >= 0) this.#held.splice(place, 1);
      this.#grant();
    };
    window._post(() => {
      const work = new Promise((end) => end(callback({ name, mode })));
      settle(work.finally(release), done, fail);
    });
  }
}

const settle = (promise, done, fail) => promise.then(done, fail);
