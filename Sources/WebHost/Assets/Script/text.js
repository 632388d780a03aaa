// Writes texts into fields, in a way that the browser can undo.

const undoing = {
  /** The field to which the user's last input restored a text, or null. */
  restored: null,
  /** The text that the server would write in place of the restored one, or null. */
  text: null,
  /** The selection in each text that was written into the focused field, or replaced in it. */
  selections: new Map(),
};

/**
 * Writes a text. The caret stays after the same text or, failing that, before the same text.
 *
 * @param isUndoable Whether the text follows from what the user of this page has done.
 */
function writeText(control, text, isUndoable) {
  const { value: old, selectionStart: start, selectionEnd: end } = control;
  if (undoing.restored === control) undoing.restored = null;
  if (old === text) return;
  const isFocused = start != null && control === document.activeElement;
  // Otherwise, undoing would come back to a field that the user has only looked at.
  if (isFocused && isUndoable && focus.isUsed) replaceText(control, text);
  // Browsers refuse that in fields that are read-only, and within a character.
  if (control.value !== text) control.value = text;
  dress(control);
  if (!isFocused) return;
  undoing.selections.set(old, [start, end]);
  // A user who has selected all text is about to replace it.
  if (old && start === 0 && end === old.length) return selectText(control, 0, text.length);
  const isAfterSame = text.startsWith(old.slice(0, start));
  const place = isAfterSame ? start : Math.max(0, text.length - old.length + start);
  selectText(control, place, place);
}

/** Replaces what differs in the focused field, as if the user had typed it. */
function replaceText(control, text) {
  const old = control.value;
  const count = Math.min(old.length, text.length);
  let start = 0;
  let end = 0;
  while (start < count && old[start] === text[start]) start++;
  while (end < count - start && old.at(-1 - end) === text.at(-1 - end)) end++;
  control.setSelectionRange(start, old.length - end);
  const inserted = text.slice(start, text.length - end);
  const { isOn } = patching;
  patching.isOn = true;
  document.execCommand(inserted ? "insertText" : "delete", false, inserted);
  patching.isOn = isOn;
}

/** Formats a text that the user has restored. */
function formatRestored() {
  if (undoing.restored) writeText(undoing.restored, undoing.text ?? undoing.restored.value);
}

function selectText(control, ...range) {
  control.setSelectionRange(...range);
  undoing.selections.set(control.value, range);
}

/** Notes whether the user's input in a field has undone or redone a change of its text. */
function noteRestored(control, { inputType }) {
  const isRestored = /^history/.test(inputType);
  undoing.restored = isRestored ? control : null;
  undoing.text = null;
  // Browsers place the caret where the text differs.
  const range = isRestored && undoing.selections.get(control.value);
  if (range) control.setSelectionRange(...range);
}

const lengthOf = (text) => [...new Intl.Segmenter().segment(text)].length;
