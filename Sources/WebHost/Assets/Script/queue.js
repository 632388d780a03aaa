// The messages that wait for the server.

const queue = {
  /** The messages in order, each until the server has answered it. */
  entries: [],
  /** The number of the last message, which continues across connections of the page. */
  lastNumber: 0,
};

/** Whether an event states a value, so that only the last such event matters. */
const isState = ({ event, button }) =>
  !button && /type|toggle|set|choose|date|color|files|window/.test(event.do);

/**
 * Adds an event, or merges it into a waiting event of the same kind.
 *
 * @param focused The view that had the focus before the event.
 */
function enqueue(event, button, files, focused = focus.view) {
  if (connection.isPlain) return;
  if (!/focus|window|highlight/.test(event.do)) focus.isUsed = true;
  if (focus.field && focus.field === byID(editedBy(event.view))) {
    // The server knows the formatted text, in which it counts.
    formatRestored();
    const { value, selectionStart: start, selectionEnd: end } = focus.field;
    event.selection = [lengthOf(value.slice(0, start)), lengthOf(value.slice(0, end))];
  }
  const edit = edits.last.get(event.view);
  // The element may have been removed when the message is stored.
  const element = byID(event.view);
  const entry = {
    event, button, files, edit, focusCount: focus.count, focused, known: knownNow(),
    // Text in a field outside the rows, such as a search field, is not part of any state.
    isSearch: event.do === "type" && !element?.closest(".row"),
    isSecret: !!element?.closest("[data-secret]"),
  };
  if (isState(entry)) {
    entry.known = edits.known.get(event.view) ?? entry.known;
    edits.known.delete(event.view);
  }
  nameOf(entry);
  const last = queue.entries.at(-1);
  const isSame = last && !last.isSent && last.event.view === event.view
    && last.event.do === event.do;
  if (isSame && isState(entry) && isState(last)) {
    // It may have been stored with its number, and a copy of the page may have sent it.
    Object.assign(last, entry, { known: last.known, number: undefined });
  } else if (isSame && event.touch?.phase === "moved" && last.event.touch.phase === "moved") {
    last.event.touch.points.push(...event.touch.points);
  } else {
    entry.timer = setTimeout(() => {
      entry.isLate = true;
      showLate();
    }, 150);
    queue.entries.push(entry);
  }
  run();
  keepSoon();
  return entry;
}

function number(entry) {
  entry.number ??= ++queue.lastNumber;
}

/** Removes entries that were not performed, and tells the user. */
function dropEntries(dropped) {
  noteUndone(dropped.map(nameOf));
  queue.entries = queue.entries.filter((entry) => !dropped.includes(entry));
  for (const entry of dropped) {
    acknowledge(entry);
    finish(entry);
  }
}

/** Drops waiting presses, because the form lacks what the user entered. */
function holdPresses() {
  dropEntries(queue.entries.filter(({ button }) => button));
}

/** Returns the name of the user's action, or of the row in which it happened. */
function nameOf(entry) {
  const { button, event } = entry;
  if (!button && !isState(entry) && event.do !== "point" && event.do !== "key") return "";
  entry.name ||= (button?.ariaLabel || titleOf(button ?? byID(event.view)) || button?.textContent
    || "").trim();
  return entry.name;
}

/** Returns the title of an element's row, which may have been removed with the element. */
const titleOf = (element) =>
  element?.closest(".row")?.querySelector("label, legend, .label, .text")?.textContent ?? "";
