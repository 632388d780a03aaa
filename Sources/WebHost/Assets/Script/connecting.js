/**
 * Connects to the session: sends the state of the page and the messages that it lacks, and shows
 * the result. The session may already have them, as well as messages of other pages.
 */
async function connect() {
  const begun = recoveries;
  flush();
  page = `${pageID}.${++connections}`;
  const entries = loggedEntries();
  queue.forEach(number);
  // Controls show input that the session may not have performed.
  if (lastNumber) forgetDrawing();
  for (const entry of entries) {
    entry.isSent = true;
    // In the session, the list that the user saw may be closed, or may highlight another item.
    if (entry.choice) entry.event = entry.choice;
  }
  const known = linesNow();
  const others = [...kept?.log ?? [], ...inherited];
  const body = new FormData(form);
  body.append("_page", page);
  body.append("_known", knownNow() ?? "");
  for (const message of [...others, ...log(entries)]) body.append("_log", message);
  for (const view of [...kept?.missing ?? [], ...emptySecrets()]) body.append("_missing", view);
  if (kept) {
    // Earlier loads of the page that no session has answered, with the last message of each.
    for (const load of kept.pages) body.append("_left", `${load} ${lastKept(load)}`);
  } else {
    // The focus before the first message.
    const first = queue.find(({ event }) => event.do !== "window");
    body.append("_focus", first ? first.focused : focusedView);
  }
  const hasFiles = [...body.values()].some((value) => value.size);
  const [answer, status, hasDropped] = await post(session, body, hasFiles ? 0 : PATIENCE);
  if (!answer) {
    if (hasDropped) return true;
    if (!isLive && isRefused(status) && status < 500) postPlainly();
    return false;
  }
  isLive = true;
  // Messages that another page has handed over in the meantime have not been sent.
  needsConnect = recoveries > begun;
  inherited.splice(0, others.length - (kept?.log.length ?? 0));
  kept = null;
  screens.inert = false;
  seen = answer.number;
  pushed = 0;
  ahead.clear();
  for (const [, done] of [...early.values(), ...late]) if (done) acknowledge(done);
  early.clear();
  skipped.clear();
  rebuilt.clear();
  late = [];
  forgetLines(known);
  showPart(answer.state?.at(-1));
  takeState(answer.state);
  answeredKnown = knownNow();
  unsealed = unsealed.filter((entry) => entry.isSearch);
  operations.title(answer.title);
  const done = queue.filter(({ number }) => number <= answer.done);
  done.forEach(acknowledge);
  if (answer.html) {
    patch(() => {
      const want = screens.cloneNode(false);
      want.innerHTML = answer.html;
      morph(screens, want);
    }, true);
    forgetDrawing();
  }
  perform(answer.ops);
  note("account");
  note("refused", answer.note);
  for (const entry of done) {
    queue.splice(queue.indexOf(entry), 1);
    finish(entry, answer);
  }
  if (answer.refused.length) {
    holdPresses();
    answer.refused.forEach(noteLost);
  }
  if (answer.go) return location.assign(answer.go);
  dropEntries(queue.filter(({ event }) => !byID(event.view ?? event.submit)));
  if (!queue.length) failures = 0;
  asked = null;
  reopenStream();
  keep();
  return true;
}

function postPlainly() {
  isPlain = true;
  screens.inert = false;
  const button = queue.find((entry) => entry.button)?.button;
  queue.splice(0).forEach((entry) => finish(entry));
  button?.click();
}

function signOut() {
  isSignedOut = true;
  note("account", attribute("data-sign-in"));
}

const tryButton = speech.nextElementSibling;
tryButton.onclick = tryNow;
let troubleTimer = 0;

/** Shows, after a while, a note that the page has no connection, until it has one. */
function trouble(isFailing) {
  if (hasLeft) return;
  if (isFailing) {
    troubleTimer ||= setTimeout(() => {
      note("offline", attribute("data-offline"));
      tryButton.hidden = false;
    }, 2000);
  } else {
    clearTimeout(troubleTimer);
    troubleTimer = 0;
    note("offline");
    tryButton.hidden = true;
  }
}

/** Returns whether the browser can read all files among the values. */
const areReadable = (values) =>
  Promise.all([...values].map((value) => value.slice(0, 1).arrayBuffer?.()))
    .then(() => true, () => false);

/**
 * Empties the controls whose files cannot be sent, and shows the reason. These are the controls of
 * one view, or of any view while the page connects. Presses that are waiting are held back. Returns
 * whether there were such controls.
 */
async function dropFiles(reason, body, areKept = () => false) {
  const view = body.get("view");
  let hasDropped = false;
  for (const input of screens.querySelectorAll("[type=file]")) {
    if (!input.value || view && viewOf(input) !== view || await areKept(input.files)) continue;
    input.value = "";
    showPreviews(input);
    note("files", attribute(reason));
    dropEntries(queue.filter(({ event, files }) => files && event.view === viewOf(input)));
    holdPresses();
    hasDropped = true;
  }
  return hasDropped;
}
