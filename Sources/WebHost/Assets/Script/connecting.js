// The connection of the page to its session, which is made again when the page may lack changes.

const connection = {
  /** The path of the session. */
  session: attribute("data-session"),
  /** The address at which the page connects, with the query that opened the form. */
  get address() { return this.session + new URL(form.action).search; },
  /** The name of this page and connection, which distinguishes it from earlier connections. */
  page: pageID + ".0",
  /** The number of the last connection. */
  count: 0,
  /** Whether the page must connect before it sends a message. */
  isNeeded: true,
  /** How often the page was told to connect again. */
  recoveries: 0,
  /** Whether the page has connected. */
  isLive: false,
  /** Whether the page is used as one without a script, because its session was refused. */
  isPlain: false,
  isSignedOut: false,
};

function recover() {
  connection.recoveries++;
  connection.isNeeded = true;
  waitForGap(false);
  run();
}

/**
 * Connects to the session: sends the state of the page and the messages that it lacks, and shows
 * the result. The session may already have them, as well as messages of other pages.
 */
async function connect() {
  const begun = connection.recoveries;
  flush();
  connection.page = `${pageID}.${++connection.count}`;
  const entries = loggedEntries();
  queue.entries.forEach(number);
  // Controls show input that the session may not have performed.
  if (queue.lastNumber) forgetDrawing();
  for (const entry of entries) {
    entry.isSent = true;
    // In the session, the list that the user saw may be closed, or may highlight another item.
    if (entry.choice) entry.event = entry.choice;
  }
  const known = linesNow();
  const others = [...earlier.kept?.log ?? [], ...relay.inherited];
  const body = new FormData(form);
  body.append("_page", connection.page);
  body.append("_known", knownNow() ?? "");
  for (const message of [...others, ...log(entries)]) body.append("_log", message);
  for (const view of [...earlier.kept?.missing ?? [], ...emptySecrets()]) {
    body.append("_missing", view);
  }
  if (earlier.kept) {
    // Earlier loads of the page that no session has answered, with the last message of each.
    for (const load of earlier.kept.pages) body.append("_left", `${load} ${lastKept(load)}`);
  } else {
    // The focus before the first message.
    const first = queue.entries.find(({ event }) => event.do !== "window");
    body.append("_focus", first ? first.focused : focus.view);
  }
  const hasFiles = [...body.values()].some((value) => value.size);
  const [answer, status, hasDropped] =
    await post(connection.address, body, hasFiles ? 0 : PATIENCE);
  if (!answer) {
    if (hasDropped) return true;
    // The form may be available again, such as after the server was replaced.
    if (connection.isLive && status === 404) offerCopy();
    if (!connection.isLive && isRefused(status) && status < 500) postPlainly();
    return false;
  }
  connection.isLive = true;
  // Messages that another page has handed over in the meantime have not been sent.
  connection.isNeeded = connection.recoveries > begun;
  relay.inherited.splice(0, others.length - (earlier.kept?.log.length ?? 0));
  earlier.kept = null;
  screens.inert = false;
  changes.seen = answer.number;
  pushes.last = 0;
  pushes.ahead.clear();
  for (const [, done] of [...changes.early.values(), ...changes.late]) if (done) acknowledge(done);
  changes.early.clear();
  edits.skipped.clear();
  edits.rebuilt.clear();
  changes.late = [];
  forgetLines(known);
  showPart(answer.state?.at(-1));
  takeState(answer.state);
  sealed.answered = knownNow();
  unsealed.entries = unsealed.entries.filter((entry) => entry.isSearch);
  operations.title(answer.title);
  const done = queue.entries.filter(({ number }) => number <= answer.done);
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
    queue.entries.splice(queue.entries.indexOf(entry), 1);
    finish(entry, answer);
  }
  if (answer.refused.length) {
    holdPresses();
    answer.refused.forEach(noteLost);
  }
  if (answer.go) return location.assign(answer.go);
  dropEntries(queue.entries.filter(({ event }) => !byID(event.view ?? event.submit)));
  if (!queue.entries.length) sending.failures = 0;
  lists.asked = null;
  reopenStream();
  keep();
  return true;
}

function postPlainly() {
  connection.isPlain = true;
  screens.inert = false;
  const button = queue.entries.find((entry) => entry.button)?.button;
  queue.entries.splice(0).forEach((entry) => finish(entry));
  button?.click();
}

function signOut() {
  connection.isSignedOut = true;
  note("account", attribute("data-sign-in"));
}
