/** The last edit of each view, until the server has acknowledged it. */
const edits = new Map();
let editCount = 0;
let composing = null;
/** The focused view whose contents the event changes to which the server's page is the response. */
let answered = null;

const recordEdit = (control) => edits.set(viewOf(control), ++editCount);

const acknowledge = ({ event: { view }, edit }) => edits.get(view) <= edit && edits.delete(view);

function isKept(control) {
  const active = document.activeElement;
  const view = viewOf(control);
  return control === active && view !== answered || control === composing || edits.has(view)
    || !!control.dataset.of && active?.dataset?.of === control.dataset.of;
}
