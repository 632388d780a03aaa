// What the page tells the user outside the form: notes in its status region, and texts that only
// screen readers announce.

const notes = {
  /** The text of each subject that has a note. */
  texts: {},
  /** Sentences about lost input. */
  lost: new Set(),
  /** The names of actions that were not performed. */
  undone: new Set(),
  speechTimer: 0,
};

function note(subject, text) {
  notes.texts[subject] = text;
  const all = Object.values(notes.texts).filter(Boolean).join(" ");
  if (region.textContent !== all) region.textContent = all;
}

// Notes about lost input stay until the user dismisses them or submits the form.
region.onclick = forgetLost;

function forgetLost() {
  notes.lost.clear();
  notes.undone.clear();
  note("lost");
  note("undone");
  keepSoon();
}

function noteLost(sentence) {
  notes.lost.add(sentence);
  note("lost", [...notes.lost].join(" "));
}

function noteUndone(names) {
  for (const name of names) if (name) notes.undone.add(name);
  if (!notes.undone.size) return;
  note("undone", attribute("data-not-done").replace("{actions}", [...notes.undone].join(", ")));
}

/** Announces a text when the user pauses, in place of a waiting one, and removes it later. */
function say(text) {
  clearTimeout(notes.speechTimer);
  notes.speechTimer = setTimeout(() => {
    speech.textContent = text;
    if (text) notes.speechTimer = setTimeout(say, 9000, "");
  }, 1000);
}
