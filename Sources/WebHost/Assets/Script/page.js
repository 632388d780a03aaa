// Sends what the user does as events, and patches the page as the responses say. The server decides
// what is shown; the user decides what the focused control holds, and any whose edits are not sent.

// The server makes this file, with those after it, the body of a function, which is called for each
// form of the page with `prefix`: the text before the identifiers of its elements, which is empty if
// it is the whole page.

const elementWith = (id) => document.getElementById(id);
const form = elementWith(prefix + "rowkit");
const screens = elementWith(prefix + ">");
const region = elementWith(prefix + "rowkit-status");

// No property of the form is hidden by a control: their names have a slash, or begin with "_".
const attribute = (name) => form.getAttribute(name);
/** The element of a view. */
const byID = (view) => elementWith(prefix + view);
const idOf = (element) => element.id.slice(prefix.length);
/** The view of a control: itself, or its group. */
const viewOf = (control) => control.dataset.of ?? idOf(control);
/** The text field on which a view acts. */
const editedBy = (view) => byID(view)?.closest("[data-edits]")?.dataset.edits;
/** The hidden fields of a name. */
const fields = (name) => form.querySelectorAll(`input[name=${name}]`);
const openScreens = () => [...screens.querySelectorAll(":scope > .screen")];
const topScreen = () => openScreens().at(-1);

/** The path of the session. */
let session = attribute("data-session");
/** The page, in identifiers of submissions. */
const pageID = crypto.getRandomValues(new BigUint64Array(1))[0].toString(36);

const FIELD = ":is(input:not([type=hidden]), select, textarea):not(:disabled)";
const FOCUSABLE = FIELD + ", :is(button, summary, a, [tabindex]):not(:disabled, [hidden])";

const notes = {};

function note(subject, text) {
  notes[subject] = text;
  const all = Object.values(notes).filter(Boolean).join(" ");
  if (region.textContent !== all) region.textContent = all;
}

/** What has become of input, in sentences, and the names of actions that were not performed. */
const lost = new Set();
const undone = new Set();

// Notes of lost input stay until the user dismisses them or submits the form.
region.onclick = forgetLost;

function forgetLost() {
  lost.clear();
  undone.clear();
  note("lost");
  note("undone");
  keepSoon();
}

function noteLost(sentence) {
  lost.add(sentence);
  note("lost", [...lost].join(" "));
}

function noteUndone(names) {
  for (const name of names) if (name) undone.add(name);
  if (!undone.size) return;
  note("undone", attribute("data-not-done").replace("{actions}", [...undone].join(", ")));
}

/** Texts that only screen readers announce. */
const speech = region.nextElementSibling;
let speechTimer;

/** Announces a text once the user pauses, in place of one that waits, and removes it later. */
function say(text) {
  clearTimeout(speechTimer);
  speechTimer = setTimeout(() => {
    speech.textContent = text;
    if (text) speechTimer = setTimeout(say, 9000, "");
  }, 1000);
}
