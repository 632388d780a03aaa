// The changes of the form, which the page shows in their order.

const changes = {
  /** The number of the last change that the page shows. */
  seen: 0,
  /** Later changes that have arrived, by number, each with the event that it answers. */
  early: new Map(),
  /**
   * Parts of long lists and responses without changes, with the number of the change that they
   * follow.
   */
  late: [],
  /** The timers until a missing change is requested, and until the page connects again; or null. */
  asking: null,
  timer: null,
};

/** Applies a patch, which may answer an event, once all earlier patches have been applied. */
function receive(answer, entry) {
  if (answer.push && !takePush(answer.push)) return;
  if (entry && !/focus|blur|window/.test(entry.event.do)) note("refused");
  for (const other of answer.before ?? []) receive(other);
  takeState(answer.state);
  const part = answer.state?.at(-1);
  if (entry) {
    noteAnswer(entry, answer);
    if (part) sealed.answered = `${part.line} ${part.n}`;
  }
  answer.refused?.forEach(noteLost);
  const reason = answer.sentence ?? answer.note;
  if (reason) {
    const name = answer.sentence && entry?.name;
    const about = attribute("data-about");
    const text = name ? about.replace("{title}", name).replace("{text}", reason) : reason;
    if (name) noteLost(text);
    else note("refused", text);
  }
  if (entry) finish(entry, answer);
  if (entry && answer.sentence && isState(entry)) holdPresses();
  // The second press of a double click has no meaning of its own.
  if (answer.sent) queue.entries = queue.entries.filter(({ button }) => !button);
  // Without a number, the patch is not part of the sequence of changes, such as a list of errors.
  if (answer.at != null) changes.late.push([answer, entry]);
  else if (answer.number > changes.seen) changes.early.set(answer.number, [answer, entry]);
  else {
    showPart(part, entry);
    if (answer.number == null) perform(answer.ops, entry);
    else if (entry) acknowledge(entry);
  }
  // Later changes may refer to items that are being requested.
  while (!(queue.entries[0]?.isSent && queue.entries[0].event.do === "window")) {
    try {
      changes.late = changes.late.filter(([answer, done]) =>
        answer.at > changes.seen || show(answer, done));
      if (!changes.early.has(changes.seen + 1)) break;
      const [answer, done] = changes.early.get(++changes.seen);
      changes.early.delete(changes.seen);
      show(answer, done);
    } catch (error) {
      console.error(error);
      changes.seen = -1;
      recover();
    }
  }
  waitForGap(changes.early.size || changes.late.length || hasGap());
  if (answer.go) location.assign(answer.go);
}

/** Requests a missing change if it does not arrive soon, and connects again if that fails. */
function waitForGap(isMissing) {
  if (isMissing) {
    changes.asking ??= setTimeout(() => client.ask(), 100);
    changes.timer ??= setTimeout(recover, 2000);
    return;
  }
  clearTimeout(changes.asking);
  clearTimeout(changes.timer);
  changes.asking = changes.timer = null;
}

/** Shows an answer or a push. */
function show({ ops, state, at }, done) {
  showPart(state?.at(-1), done);
  const view = done && acknowledge(done) && done.event.view;
  // A change that arrived before the answer but was not written may be a later one.
  if (edits.skipped.delete(view) && at < changes.seen || edits.rebuilt.delete(view)) recover();
  perform(ops, done);
}
