/**
 * The changes of texts in a document that the user can undo, as in Chromium: one list for all
 * fields.
 */
export class EditHistory {
  #done = [];
  #undone = [];
  #isTyping = false;

  /**
   * Notes a change of a field.
   *
   * - `before`, `after`: the text and the selection, as the field tells them.
   * - `isTyping`: whether the user has typed it, so that it is undone with what was typed before.
   */
  note(field, before, after, isTyping) {
    const last = this.#done.at(-1);
    this.#undone = [];
    if (isTyping && this.#isTyping && last?.field === field) last.after = after;
    else this.#done.push({ field, before, after });
    this.#isTyping = isTyping;
  }

  /** Called when the selection has changed: what is typed from then on is undone by itself. */
  endTyping() { this.#isTyping = false; }

  /** Called when the page has written the text of a field: earlier changes undo nothing. */
  forget(field) {
    for (const step of [...this.#done, ...this.#undone]) if (step.field === field) step.isDead = true;
    this.#isTyping = false;
  }

  /** Returns the field that changes, and its text and selection from then on; or null. */
  undo() { return this.#move(this.#done, this.#undone, "before"); }
  redo() { return this.#move(this.#undone, this.#done, "after"); }

  #move(from, to, side) {
    const step = from.pop();
    if (!step) return null;
    to.push(step);
    this.#isTyping = false;
    const { field } = step;
    return { field, state: step.isDead ? { value: field.value, start: 0, end: 0 } : step[side] };
  }
}
