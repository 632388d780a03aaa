// The stream of pushes, which is one connection for all forms of the page.
//
// A browser makes few connections to a host, so of all its pages only the one that the user looked
// at last has a stream. The others ask for what they missed: at once when the user looks at them,
// often while they can be seen, and rarely while they cannot.

const OFTEN = 1500;
const RARELY = 60000;
/** The time for which a page that the user no longer looks at keeps its stream. */
const LEFT = 30000;

/** The forms of the page; see `client`. */
const clients = [];
let stream = null;
let streamFailures = 0;
let opening;
let asking;
let leaving;
/** When this page claimed the stream, or 0 if another one has it. */
let claimed = 0;
let claims = null;

const backoff = (count) => Math.min(15000, 300 * 2 ** count) * (1 + Math.random()) / 2;

/** Called when the user looks at the page or does something on it. */
function attend() {
  clearTimeout(leaving);
  if (document.hidden || claimed) return;
  claimed = Date.now() + Math.random();
  claims?.postMessage(claimed);
  openStream();
}

/** Gives the stream up, so that the page asks for pushes. */
function yieldStream() {
  claimed = 0;
  closeStream();
  ask();
}

function closeStream() {
  clearTimeout(opening);
  stream?.close();
  stream = null;
}

/** Opens the stream again, as the forms are connected now. */
function openStream() {
  closeStream();
  const [first, ...others] = clients.filter((client) => client.isConnected());
  if (!claimed || !first) return ask();
  const query = new URLSearchParams(first.place());
  for (const other of others) {
    const { page, after } = other.place();
    query.append("with", `${other.name}/${page}/${after}`);
  }
  for (const client of clients) client.isApart = false;
  stream = new EventSource(`${first.path}/stream?${query}`);
  stream.onopen = () => {
    streamFailures = 0;
    for (const client of clients) client.trouble();
  };
  stream.onmessage = ({ data }) => {
    const { to, gone, ...push } = JSON.parse(data);
    const client = clients.find(({ name }) => name === to);
    if (!gone) return client?.receive(push);
    // Another server may have its session.
    client.isApart = true;
    ask();
  };
  stream.onerror = () => {
    closeStream();
    opening = setTimeout(openStream, backoff(streamFailures++));
    ask();
  };
}

/**
 * Opens the stream again soon, because a form has connected.
 *
 * At once, it receives no more pushes for the earlier connection, whose numbers mean others.
 */
function reopenStream() {
  closeStream();
  opening = setTimeout(openStream, 20);
}

/** Asks for the pushes that no stream brings, now and from time to time. */
function ask() {
  clearTimeout(asking);
  const asked = clients.filter((client) => client.isConnected() && (!stream || client.isApart));
  if (!asked.length) return;
  asking = setTimeout(ask, (document.hidden ? RARELY : OFTEN) * (1 + Math.random()) / 2);
  for (const client of asked) client.ask();
}

function openClaims() {
  claims = window.BroadcastChannel && new BroadcastChannel("rowkit");
  // Of pages that claim the stream at the same time, the last one has it.
  if (claims) claims.onmessage = ({ data }) => claimed && data > claimed && yieldStream();
}

/** Called when the page is left or frozen. */
function leave() {
  claimed = 0;
  closeStream();
  clearTimeout(asking);
  claims?.close();
  claims = null;
}

/** Called when the page is shown for the first time or again. */
function enter() {
  if (!claims) openClaims();
  attend();
  ask();
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) return enter();
  leaving = setTimeout(yieldStream, LEFT);
});
addEventListener("pagehide", leave);
addEventListener("pageshow", enter);
document.addEventListener("freeze", leave);
document.addEventListener("resume", enter);
for (const name of ["focus", "pointerdown", "keydown", "online"]) {
  addEventListener(name, attend, { capture: true, passive: true });
}
