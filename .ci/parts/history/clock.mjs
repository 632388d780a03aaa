/** Virtual time in milliseconds, and the tasks that wait for it. */
export class Clock {
  /** The time since the clock was made. */
  now = 0;
  /** The tasks as a heap: the earliest first, and of one time the one that was scheduled first. */
  #heap = [];
  #count = 0;

  /**
   * Runs something after some milliseconds, or in the next turn if there are none.
   *
   * The owner may hold the task back or drop it: see `Owner`.
   */
  schedule(delay, run, owner = null) {
    const wait = Number.isFinite(delay) && delay > 0 ? delay : 0;
    const task = { time: this.now + wait, order: this.#count++, run, owner, isCancelled: false };
    this.#push(task);
    return task;
  }

  /** The time of the next task, or undefined. */
  get nextTime() {
    this.#dropCancelled();
    return this.#heap[0]?.time;
  }

  /** Removes and returns the next task whose time has come, or returns undefined. */
  takeDue() {
    this.#dropCancelled();
    return this.#heap.length && this.#heap[0].time <= this.now ? this.#pop() : undefined;
  }

  #dropCancelled() {
    while (this.#heap.length && this.#heap[0].isCancelled) this.#pop();
  }

  #push(task) {
    const heap = this.#heap;
    let place = heap.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!isBefore(task, heap[parent])) break;
      heap[place] = heap[parent];
      place = parent;
    }
    heap[place] = task;
  }

  #pop() {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (!heap.length) return first;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1], heap[child])) child++;
      if (!isBefore(heap[child], last)) break;
      heap[place] = heap[child];
      place = child;
    }
    heap[place] = last;
    return first;
  }
}

const isBefore = (one, other) =>
  one.time < other.time || one.time === other.time && one.order < other.order;

/** Whose tasks can be held back, and dropped. */
export class Owner {
  isGone = false;
  isHeld = false;
  #held = [];

  /** Runs a task, keeps it for later, or drops it. */
  perform(task) {
    if (this.isGone) return;
    if (this.isHeld) this.#held.push(task);
    else task.run();
  }

  hold() { this.isHeld = true; }

  /** Schedules the tasks that were held back, in their order. */
  release(clock) {
    this.isHeld = false;
    for (const task of this.#held.splice(0)) {
      if (task.isCancelled) continue;
      // The page may still cancel it by the same object.
      clock.schedule(0, () => { if (!task.isCancelled) task.run(); }, this);
    }
  }

  end() {
    this.isGone = true;
    this.#held.length = 0;
  }
}

/** Lets all microtasks run. */
export const turn = () => new Promise(setImmediate);
