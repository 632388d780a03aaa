/** The last edit of each view, until the server has acknowledged it. */
const edits = new Map();
/** The views to which a change was not written because of an unanswered edit. */
const skipped = new Set();
/**
 * The views whose controls were replaced, without the user's input, before the edit was answered.
 */
const rebuilt = new Set();
let editCount = 0;
let composing = null;
/** Whether the page is being drawn after connecting, when only unanswered edits are kept. */
let isJoining = false;

/** What the page showed when the user began an edit that has not been sent, by view. */
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
