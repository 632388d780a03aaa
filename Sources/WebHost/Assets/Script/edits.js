// The user's edits until the server has acknowledged them. Meanwhile, the user decides the contents
// of the control.

const edits = {
  /** The number of the last edit of each view, until the server has acknowledged it. */
  last: new Map(),
  /** The number of the last edit of any view. */
  count: 0,
  /** What the page showed when the user began an edit that has not been sent, by view. */
  known: new Map(),
  /** The views to which a change was not written because of an unanswered edit. */
  skipped: new Set(),
  /**
   * The views whose controls were replaced, without the user's input, before the edit was answered.
   */
  rebuilt: new Set(),
  /** The control in which an input method composes text, or null. */
  composing: null,
  /** Whether the page is being drawn after connecting, when only unanswered edits are kept. */
  isJoining: false,
};

function recordEdit(control) {
  const view = viewOf(control);
  edits.last.set(view, ++edits.count);
  // A change that arrives before the edit is sent is not shown in its control.
  if (!edits.known.has(view)) edits.known.set(view, knownNow());
}

const acknowledge = ({ event: { view }, edit }) =>
  edits.last.get(view) <= edit && edits.last.delete(view);

function isKept(control) {
  const active = document.activeElement;
  const isFocused = control === active
    || !!control.dataset.of && active?.dataset?.of === control.dataset.of;
  return isFocused && !edits.isJoining || control === edits.composing
    || edits.last.has(viewOf(control));
}
