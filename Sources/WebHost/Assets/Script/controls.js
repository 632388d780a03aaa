const unsent = new Map();

/** Sends the value after a delay in milliseconds or, without a delay, when flushed. */
function schedule(control, delay) {
  clearTimeout(unsent.get(control));
  unsent.set(control, delay && setTimeout(flush, delay));
}

function flush() {
  for (const [control, timer] of [...unsent]) {
    clearTimeout(timer);
    unsent.delete(control);
    if (control.isConnected) {
      sendValue(control);
      continue;
    }
    edits.last.delete(viewOf(control));
    edits.known.delete(viewOf(control));
    noteUndone([titleOf(control).trim()]);
  }
}

function sendEdit(control, action) {
  recordEdit(control);
  sendValue(control, action);
}

function sendValue(control, action = valueAction(control)) {
  if (!action) return;
  dress(control);
  enqueue({ view: viewOf(control), ...action }, null, control.files && [...control.files]);
}

function valueAction(control) {
  const { value, checked } = control;
  switch (control.dataset.k) {
    case "type": {
      const before = value.slice(0, control.selectionStart);
      // If the browser states no caret, it is at the end.
      return { do: "type", text: value, caret: before === value ? undefined : lengthOf(before) };
    }
    case "toggle": return { do: "toggle", on: checked };
    // Only the form can read a number in its language.
    case "set":
      return control.type === "text" ? { do: "type", text: value } : { do: "set", number: +value };
    case "choose": {
      const group = control.selectedOptions ?? byID(viewOf(control)).querySelectorAll("input:checked");
      const values = Array.from(group, (option) => option.value).filter(Boolean);
      return { do: "choose", keys: values.map((text) => text.slice(1)) };
    }
    // Browsers do not reveal text that is not a valid date.
    case "date": return { do: "date", date: control.validity.badInput ? "?" : value || null };
    case "color":
      if (control.type === "radio") return { do: "color", color: checked ? value.slice(1) : null };
      elementWith(control.id + "!none").checked = false;
      return { do: "color", color: value.toUpperCase() };
    case "nocolor":
      return { do: "color", color: checked ? null : byID(viewOf(control)).value.toUpperCase() };
    case "files": return { do: "files" };
  }
}

function onEdit(name, handle) {
  screens.addEventListener(name, (event) => {
    const { target } = event;
    if (patching.isOn || connection.isPlain || !target.dataset.k) return;
    handle(target, target.dataset.k, event);
  });
}

onEdit("input", (control, kind, event) => {
  recordEdit(control);
  noteRestored(control, event);
  control.removeAttribute("data-filled");
  const isSearch = control.matches("[role=combobox], [enterkeyhint=search], .above *");
  if (kind === "type") schedule(control, isSearch ? 250 : 100);
  else if (control.type === "text") schedule(control);
  // While its year is being typed, a date is out of range. It is sent once it is in range or the
  // field is left.
  else if (kind === "date") schedule(control, control.validity.valid && 250);
  else if (control.matches("[type=range], [type=color]")) sendValue(control);
});

onEdit("change", (control, kind) => {
  if (control.validity.valid) flush();
  if (kind === "type") {
    // Autofill leaves a field without blurring it.
    if (control !== document.activeElement) enqueue({ view: idOf(control), do: "commit" });
  } else if (control.matches("select, [type=checkbox], [type=radio], [type=file]")) {
    if (control.type === "file") showPreviews(control);
    sendEdit(control);
  }
});

/** Fields of one line drop line breaks. */
screens.addEventListener("paste", (event) => {
  const text = event.clipboardData.getData("text");
  if (connection.isPlain || event.target.dataset.tabs == null || !/[\r\n]/.test(text)) return;
  event.preventDefault();
  // Text inserted in this way can be undone.
  document.execCommand("insertText", false, text.replace(/\r\n?|\n/g, "\t"));
});

screens.addEventListener("compositionstart", ({ target }) => { edits.composing = target; });
screens.addEventListener("compositionend", ({ target }) => {
  if (!patching.isOn) endComposition(target);
});

/** Sends the composed text, because text written by the server in the meantime was not shown. */
function endComposition(control) {
  edits.composing = null;
  if (control.dataset.k !== "type") return;
  recordEdit(control);
  schedule(control, 1);
}
