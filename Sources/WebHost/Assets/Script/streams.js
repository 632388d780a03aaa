// The stream of pushes, which is one connection for all forms of the page.
//
// A browser opens only a few connections to a host, so only the page that the user looked at last
// has a stream. The others request the pushes that they missed: at once when the user looks at
// them, often while they are visible, and rarely while they are not.

const OFTEN = 1500;
const RARELY = 60000;
/** The time for which a page in the background keeps its stream. */
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

/** Called when the user looks at the page or uses it. */
function attend() {
  clearTimeout(leaving);
  if (document.hidden || claimed) return;
  claimed = Date.now() + Math.random();
  claims?.postMessage(claimed);
  openStream();
}

/** Gives up the stream, after which the page requests pushes. */
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

/** Opens the stream again, for the current connections of the forms. */
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
    // Another server may have the session of this form.
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
 * Closes the stream at once, because pushes for the earlier connection have other numbers.
 */
function reopenStream() {
  closeStream();
  opening = setTimeout(openStream, 20);
}

/** Requests the pushes that no stream sends, now and at intervals. */
function ask() {
  clearTimeout(asking);
  const asked = clients.filter((client) => client.isConnected() && (!stream || client.isApart));
  if (!asked.length) return;
  asking = setTimeout(ask, (document.hidden ? RARELY : OFTEN) * (1 + Math.random()) / 2);
  for (const client of asked) client.ask();
}

function openClaims() {
  claims = window.BroadcastChannel && new BroadcastChannel("rowkit");
  // If pages claim the stream at the same time, the last one receives it.
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
