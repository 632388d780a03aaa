// Sends the user's actions as events, and patches the page with the responses. The server decides
// what is shown. The user decides the contents of the focused control, and of controls with unsent
// edits.

// The server makes this file and those after it the body of a function, which is called for each
// form of the page. The parameter `prefix` is the prefix of its element identifiers. It is empty if
// the form is the whole page.

const elementWith = (id) => document.getElementById(id);
const form = elementWith(prefix + "rowkit");
const screens = elementWith(prefix + ">");
const region = elementWith(prefix + "rowkit-status");

// Controls cannot hide a property of the form, because their names contain a slash or begin with
// "_".
const attribute = (name) => form.getAttribute(name);
/** The element of a view. */
const byID = (view) => elementWith(prefix + view);
const idOf = (element) => element.id.slice(prefix.length);
/** The view of a control: its own, or that of its group. */
const viewOf = (control) => control.dataset.of ?? idOf(control);
/** The text field on which a view acts. */
const editedBy = (view) => byID(view)?.closest("[data-edits]")?.dataset.edits;
/** The hidden fields with a name. */
const fields = (name) => form.querySelectorAll(`input[name=${name}]`);
const openScreens = () => [...screens.querySelectorAll(":scope > .screen")];
const topScreen = () => openScreens().at(-1);

/** The path of the session. */
let session = attribute("data-session");
/** The identifier of the page in submissions. */
const pageID = crypto.getRandomValues(new BigUint64Array(1))[0].toString(36);

const FIELD = ":is(input:not([type=hidden]), select, textarea):not(:disabled)";
const FOCUSABLE = FIELD + ", :is(button, summary, a, [tabindex]):not(:disabled, [hidden])";

const notes = {};

function note(subject, text) {
  notes[subject] = text;
  const all = Object.values(notes).filter(Boolean).join(" ");
  if (region.textContent !== all) region.textContent = all;
}

/** Notes about lost input, as sentences, and the names of actions that were not performed. */
const lost = new Set();
const undone = new Set();

// Notes about lost input stay until the user dismisses them or submits the form.
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

/** Announces a text when the user pauses, in place of a waiting one, and removes it later. */
function say(text) {
  clearTimeout(speechTimer);
  speechTimer = setTimeout(() => {
    speech.textContent = text;
    if (text) speechTimer = setTimeout(say, 9000, "");
  }, 1000);
}
