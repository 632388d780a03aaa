// The stream of pushes, which is one connection for all forms of the page.
//
// A browser opens only a few connections to a host, so only the page that the user looked at last
// has a stream. The others request the pushes that they missed: at once when the user looks at
// them, often while they are visible, and rarely while they are not.
//
// A stream begins with an event. If this event does not arrive, although requests are answered,
// something between the page and its server holds the stream back. The page then requests its
// pushes, too.

const OFTEN = 1500;
const RARELY = 60000;
/** The time for which a page in the background keeps its stream. */
const LEFT = 30000;
/** The time after which a stream whose first event is late is given up. */
const LATE = 2500;

const streams = {
  /** The forms of the page; see `client`. */
  clients: [],
  /** The stream of this page, or null if it has none. */
  own: null,
  /** When to give up the stream if its first event, which is late, does not arrive; else 0. */
  end: 0,
  /** Whether the last stream was held back, until a form connects again. */
  isHeld: false,
  failures: 0,
  /**
   * The timers until the stream is opened or late, until pushes are requested, and until the stream
   * is given up.
   */
  opening: 0,
  asking: 0,
  leaving: 0,
  /** When this page claimed the stream, or 0 if another one has it. */
  claimed: 0,
  /** The channel on which pages claim the stream. */
  claims: null,
};

const backoff = (count) => Math.min(15000, 300 * 2 ** count) * (1 + Math.random()) / 2;

/** Called when the user looks at the page or uses it. */
function attend() {
  clearTimeout(streams.leaving);
  if (document.hidden || streams.claimed) return;
  streams.claimed = Date.now() + Math.random();
  streams.claims?.postMessage(streams.claimed);
  openStream();
}

/** Gives up the stream, after which the page requests pushes. */
function yieldStream() {
  streams.claimed = 0;
  closeStream();
  ask();
}

function closeStream() {
  clearTimeout(streams.opening);
  streams.own?.close();
  streams.own = null;
  streams.end = 0;
}

/** Called when requested pushes have arrived, before which the stream should have begun. */
function suspectStream() {
  if (!streams.end || Date.now() < streams.end) return;
  closeStream();
  streams.isHeld = true;
  console.warn("RowKit: a proxy or middleware compresses or buffers the stream of this page, so it"
    + " polls. See the article “Behind a proxy”.");
}

/** Opens the stream again, for the current connections of the forms. */
function openStream() {
  closeStream();
  const [first, ...others] = streams.clients.filter((client) => client.isConnected());
  if (!streams.claimed || !first || streams.isHeld) return ask();
  const query = new URLSearchParams(first.place());
  for (const other of others) {
    const { page, after } = other.place();
    query.append("with", `${other.name}/${page}/${after}`);
  }
  for (const client of streams.clients) client.isApart = false;
  streams.own = new EventSource(`${first.path}/stream?${query}`);
  streams.opening = setTimeout(() => {
    streams.end = Date.now() + LATE;
    ask();
  }, OFTEN);
  streams.own.onopen = () => {
    streams.failures = 0;
    for (const client of streams.clients) client.trouble();
  };
  streams.own.onmessage = ({ data }) => {
    clearTimeout(streams.opening);
    streams.end = 0;
    const { to, gone, ...push } = JSON.parse(data);
    const client = streams.clients.find(({ name }) => name === to);
    if (!gone) return client?.receive(push);
    // Another server may have the session of this form.
    client.isApart = true;
    ask();
  };
  streams.own.onerror = () => {
    closeStream();
    streams.opening = setTimeout(openStream, backoff(streams.failures++));
    ask();
  };
}

/**
 * Opens the stream again soon, because a form has connected.
 *
 * Closes the stream at once, because pushes for the earlier connection have other numbers.
 */
function reopenStream() {
  closeStream();
  streams.isHeld = false;
  streams.opening = setTimeout(openStream, 20);
}

/** Requests the pushes that no stream sends, now and at intervals. */
function ask() {
  clearTimeout(streams.asking);
  const asked = streams.clients.filter((client) =>
    client.isConnected() && (!streams.own || streams.end || client.isApart));
  if (!asked.length) return;
  streams.asking = setTimeout(ask, (document.hidden ? RARELY : OFTEN) * (1 + Math.random()) / 2);
  for (const client of asked) client.ask();
}

function openClaims() {
  streams.claims = window.BroadcastChannel && new BroadcastChannel("rowkit");
  // If pages claim the stream at the same time, the last one receives it.
  if (!streams.claims) return;
  streams.claims.onmessage = ({ data }) =>
    streams.claimed && data > streams.claimed && yieldStream();
}

/** Called when the page is left or frozen. */
function leave() {
  streams.claimed = 0;
  closeStream();
  clearTimeout(streams.asking);
  streams.claims?.close();
  streams.claims = null;
}

/** Called when the page is shown for the first time or again. */
function enter() {
  if (!streams.claims) openClaims();
  attend();
  ask();
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) return enter();
  streams.leaving = setTimeout(yieldStream, LEFT);
});
addEventListener("pagehide", leave);
addEventListener("pageshow", enter);
document.addEventListener("freeze", leave);
document.addEventListener("resume", enter);
for (const name of ["focus", "pointerdown", "keydown", "online"]) {
  addEventListener(name, attend, { capture: true, passive: true });
}
