// What happens when the user leaves the page and returns to it.

/** Whether the page has been left, so that failures no longer matter. */
let hasLeft = false;

/** Called when the user returns to the page. */
function resume() {
  if (connection.isSignedOut) {
    connection.isSignedOut = false;
    recover();
  }
  catchUp();
  tryNow();
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) return resume();
  flush();
  keep(true);
});

addEventListener("online", () => {
  abortRequests();
  tryNow();
});
document.addEventListener("resume", resume);

addEventListener("pagehide", () => {
  flush();
  keep(true);
  hasLeft = true;
  const messages = log(queue.entries.filter(({ files }) => !files));
  relay.channel?.postMessage({
    log: [...earlier.kept?.log ?? [], ...relay.inherited, ...messages], state: partsNow(),
  });
  relay.channel?.close();
  relay.channel = null;
  queue.entries.forEach(number);
  let length = 0;
  let after = 0;
  for (const entry of connection.isNeeded ? [] : queue.entries) {
    const message = messageOf(entry, after);
    length += message.length;
    // A message that is waiting to be sent again is performed once. A press waits for all earlier
    // messages.
    if (entry.files || entry.button && entry !== queue.entries[0]
      || entry.event.submit && entry.isSent || length > KEPT_ALIVE) break;
    post(connection.session + "/events", message);
    after = entry.number;
  }
});

addEventListener("pageshow", ({ persisted }) => {
  hasLeft = false;
  if (!persisted || connection.isPlain) return;
  openRelay();
  if (submission) finish(submission);
  // Unsent input stays in its control, even after a press that the session refuses.
  for (const view of [...edits.last.keys()]) {
    if (!queue.entries.some(({ event }) => event.view === view)) edits.last.delete(view);
  }
  recover();
});
