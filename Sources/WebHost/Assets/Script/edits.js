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

const recordEdit = (control) => edits.set(viewOf(control), ++editCount);

const acknowledge = ({ event: { view }, edit }) => edits.get(view) <= edit && edits.delete(view);

function isKept(control) {
  const active = document.activeElement;
  const isFocused = control === active
    || !!control.dataset.of && active?.dataset?.of === control.dataset.of;
  return isFocused && !isJoining || control === composing || edits.has(viewOf(control));
}
