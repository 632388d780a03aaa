/** Writes a text. The caret stays after the same text or, failing that, before the same text. */
function writeText(control, text) {
  const { value: old, selectionStart: start, selectionEnd: end } = control;
  if (old === text) return;
  control.value = text;
  dress(control);
  if (start == null || control !== document.activeElement) return;
  // A user who has selected all text is about to replace it.
  if (old && start === 0 && end === old.length) return control.select();
  const isAfterSame = text.startsWith(old.slice(0, start));
  const place = isAfterSame ? start : Math.max(0, text.length - old.length + start);
  control.setSelectionRange(place, place);
}

const lengthOf = (text) => [...new Intl.Segmenter().segment(text)].length;
