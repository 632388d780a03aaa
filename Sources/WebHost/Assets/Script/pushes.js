/** The number of the last push before which the page has received all pushes. */
let pushed = 0;
/** The numbers of later pushes that have been received. */
const ahead = new Set();

/** Returns whether a push is new. */
function takePush(number) {
  if (number <= pushed || ahead.has(number)) return false;
  ahead.add(number);
  while (ahead.delete(pushed + 1)) pushed++;
  return true;
}

/** How often the session was not found since it was last heard from. */
let losses = 0;

/** The form, as seen by the stream of the page. */
const client = {
  get name() { return session.split("/").at(-1); },
  get path() { return session; },
  isConnected: () => isLive && !needsConnect && !isPlain && !isSignedOut,
  place: () => ({ page, after: pushed }),
  receive(push) {
    losses = 0;
    receive(push);
  },
  trouble: (isFailing) => trouble(isFailing),
  /** Whether the stream does not contain the pushes of this form. */
  isApart: false,
  async ask() {
    if (this.isAsking) return;
    this.isAsking = true;
    const asked = page;
    const [answer, status] = await post(`${session}/pushes?${new URLSearchParams(this.place())}`);
    this.isAsking = false;
    if (asked !== page) return;
    if (answer) this.receive(answer);
    // A page in the background does not restore a session that has ended. If servers alternate,
    // each lacks the other's sessions.
    else if (status === 410 && !document.hidden) setTimeout(recover, losses && backoff(losses));
    if (status === 410) losses++;
  },
};

/** Called when the user returns to the page. */
function resume() {
  if (isSignedOut) {
    isSignedOut = false;
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

function openRelay() {
  relay = window.BroadcastChannel && new BroadcastChannel("rowkit " + session);
  if (relay) relay.onmessage = ({ data }) => data.log ? inherit(data) : takeState(data, true);
}

/**
 * Takes over the data of another page of the session that was left: its unanswered messages and its
 * state, which the session may lack if its server was killed.
 */
function inherit({ log, state }) {
  const isNewer = state.some(isUnknown);
  takeState(state, true);
  inherited.push(...log);
  if (isNewer || log.length) recover();
}

addEventListener("pagehide", () => {
  flush();
  keep(true);
  hasLeft = true;
  const messages = log(queue.filter(({ files }) => !files));
  relay?.postMessage({
    log: [...kept?.log ?? [], ...inherited, ...messages], state: partsNow(),
  });
  relay?.close();
  relay = null;
  queue.forEach(number);
  let length = 0;
  let after = 0;
  for (const entry of needsConnect ? [] : queue) {
    const message = messageOf(entry, after);
    length += message.length;
    // A message that is waiting to be sent again is performed once. A press waits for all earlier
    // messages.
    if (entry.files || entry.button && entry !== queue[0]
      || entry.event.submit && entry.isSent || length > KEPT_ALIVE) break;
    post(session + "/events", message);
    after = entry.number;
  }
});

addEventListener("pageshow", ({ persisted }) => {
  hasLeft = false;
  if (!persisted || isPlain) return;
  openRelay();
  if (submission) finish(submission);
  // Unsent input stays in its control, even after a press that the session refuses.
  for (const view of [...edits.keys()]) {
    if (!queue.some(({ event }) => event.view === view)) edits.delete(view);
  }
  recover();
});
