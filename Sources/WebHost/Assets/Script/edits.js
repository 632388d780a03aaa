/** The last edit of each view, until the server has acknowledged it. */
const edits = new Map();
/** The views that a change was not written to because of an edit without an answer. */
const skipped = new Set();
/** The views whose controls were made anew, without what the user had entered, before its answer. */
const rebuilt = new Set();
let editCount = 0;
let composing = null;
/** Whether the page is being drawn after it has connected, so that only unanswered edits are kept. */
let isJoining = false;

/** What the page showed when the user began an edit that waits to be sent, by view. */
const knownAtEdit = new Map();

function recordEdit(control) {
  const view = viewOf(control);
  edits.set(view, ++editCount);
  // A change that arrives before the edit is sent is not shown in its control.
  if (!knownAtEdit.has(view)) knownAtEdit.set(view, knownNow());
}

const acknowledge = ({ event: { view }, edit }) => edits.get(view) <= edit && edits.delete(view);

function isKept(control) {
  const active = document.activeElement;
  const isFocused = control === active
    || !!control.dataset.of && active?.dataset?.of === control.dataset.of;
  return isFocused && !isJoining || control === composing || edits.has(viewOf(control));
}
