/** Messages in order, each until the server has answered it. */
let queue = [];
/** The number of the last message. It goes on with each connection of the page. */
let lastNumber = 0;
/** The name of this page and connection. A server that had an earlier connection is told apart. */
let page = pageID + ".0";
let connections = 0;
/** The number of the last change that the page shows. */
let seen = 0;
let needsConnect = true;
let isLive = false;
let isPlain = false;
let isSignedOut = false;
let isRunning = false;
let failures = 0;
let wake = null;
let focusCount = 0;

/** Whether an event states a value, so that only the last one counts. */
const isState = ({ event, button }) =>
  !button && /type|toggle|set|choose|date|color|files|window/.test(event.do);

/**
 * Adds an event, or joins it with one of the same kind that waits.
 *
 * @param focused The view that had the focus before the event.
 */
function enqueue(event, button, files, focused = focusedView) {
  if (isPlain) return;
  if (lastField && lastField === byID(editedBy(event.view))) {
    const { value, selectionStart: start, selectionEnd: end } = lastField;
    event.selection = [lengthOf(value.slice(0, start)), lengthOf(value.slice(0, end))];
  }
  const edit = edits.get(event.view);
  // The element may be gone when the message is kept.
  const element = byID(event.view);
  const entry = {
    event, button, files, edit, focusCount, focused, known: knownNow(),
    // No state contains the text of a field outside the rows, such as one that searches a screen.
    isSearch: event.do === "type" && !element?.closest(".row"),
    isSecret: !!element?.closest("[data-secret]"),
  };
  if (isState(entry)) {
    entry.known = knownAtEdit.get(event.view) ?? entry.known;
    knownAtEdit.delete(event.view);
  }
  nameOf(entry);
  const last = queue.at(-1);
  const isSame = last && !last.isSent && last.event.view === event.view
    && last.event.do === event.do;
  if (isSame && isState(entry) && isState(last)) {
    // It may have been stored with its number, which a copy of the page performs.
    Object.assign(last, entry, { known: last.known, number: undefined });
  } else if (isSame && event.touch?.phase === "moved" && last.event.touch.phase === "moved") {
    last.event.touch.points.push(...event.touch.points);
  } else {
    entry.timer = setTimeout(() => {
      entry.isLate = true;
      showLate();
    }, 150);
    queue.push(entry);
  }
  run();
  keepSoon();
  return entry;
}

async function run() {
  if (isRunning || !hasStarted) return;
  isRunning = true;
  while (!isPlain && !isSignedOut && (needsConnect || queue.length)) {
    let isDone = false;
    try {
      isDone = needsConnect ? await connect() : await send(queue[0]);
    } catch (error) {
      console.error(error);
      needsConnect = true;
    }
    if (!isDone) await new Promise((done) => setTimeout(wake = done, backoff(failures++)));
  }
  isRunning = false;
}

/** How often the page was told to connect again. */
let recoveries = 0;

function recover() {
  recoveries++;
  needsConnect = true;
  waitForGap(false);
  run();
}

/** Tries at once what waits to be tried again. */
function tryNow() {
  failures = 0;
  wake?.();
}

async function send(entry) {
  number(entry);
  entry.isSent = true;
  const [answer, status] = entry.files
    ? await post(session + "/files", filesBody(entry))
    : await post(session + "/events", messageOf(entry), PATIENCE);
  if (entry !== queue[0]) return true;
  if (answer) {
    queue.shift();
    failures = losses = 0;
    receive(answer, entry);
    return true;
  }
  if (!isRefused(status) || status === 401) {
    // The session may have the message, and other pages may have changed it meanwhile.
    needsConnect = !status || needsConnect;
    return false;
  }
  entry.losses = (entry.losses ?? 0) + 1;
  needsConnect = true;
  if (status !== 410 || entry.losses > 3) {
    // The message is at fault.
    dropEntries([entry]);
    holdPresses();
  }
  return entry.losses < 2;
}

function number(entry) {
  entry.number ??= ++lastNumber;
}

/** Removes entries that were not performed, of which the user is told. */
function dropEntries(dropped) {
  noteUndone(dropped.map(nameOf));
  queue = queue.filter((entry) => !dropped.includes(entry));
  for (const entry of dropped) {
    acknowledge(entry);
    finish(entry);
  }
}

/** Drops waiting presses, because the form lacks what the user entered. */
function holdPresses() {
  dropEntries(queue.filter(({ button }) => button));
}

/** The name of what the user did, or that of the row in which it was done. */
function nameOf(entry) {
  const { button, event } = entry;
  if (!button && !isState(entry) && event.do !== "point" && event.do !== "key") return "";
  entry.name ||= (button?.ariaLabel || titleOf(button ?? byID(event.view)) || button?.textContent
    || "").trim();
  return entry.name;
}

/** The title of the row of an element, which may have been removed with it. */
const titleOf = (element) =>
  element?.closest(".row")?.querySelector("label, legend, .label, .text")?.textContent ?? "";

/** @param after The number of the message that is sent before, if the page is being left. */
const messageOf = ({ number: n, event, known }, after) => JSON.stringify({
  page, n, after, known: known === answeredKnown ? undefined : known, event,
});

function filesBody({ event, number, files }) {
  const body = new FormData();
  body.append("page", page);
  body.append("n", number);
  body.append("view", event.view);
  for (const file of files) body.append("files", file);
  return body;
}

/** Whether the server would refuse the same request again. */
const isRefused = (status) => /^4(?!29)|500/.test(status);

/** Browsers keep no more than 64 KB of the requests of a page alive when it is left. */
const KEPT_ALIVE = 15000;
/** How long a response may take, in milliseconds. */
const PATIENCE = 60000;
/** The requests without a response. */
const requests = new Set();

/** Gives up what waits for a response that may never come. It is sent again. */
function abortRequests() {
  if (!hasLeft) for (const request of requests) request.abort();
}

/** Returns the JSON of the response, its status or 0, and whether files were dropped. */
async function post(path, body, patience) {
  const request = new AbortController();
  const timer = patience && setTimeout(() => request.abort(), patience);
  requests.add(request);
  const isJSON = typeof body === "string";
  const headers = { Accept: "application/json" };
  if (isJSON) headers["Content-Type"] = headers.Accept;
  let status = 0;
  let answer;
  let hasDropped;
  try {
    const keepalive = isJSON && body.length <= KEPT_ALIVE;
    const method = body ? "POST" : "GET";
    const response = await fetch(path, { method, headers, body, keepalive, signal: request.signal });
    const isAnswer = response.ok && /json/.test(response.headers.get("Content-Type"));
    if (isAnswer) answer = await response.json();
    status = response.status === 403 || response.ok && !isAnswer ? 401 : response.status;
    if (status === 413 && !isJSON) hasDropped = await dropFiles("data-too-large", body);
  } catch {
    // Browsers send no body with a file that has changed since the user chose it.
    if (body && !isJSON && !await areReadable(body.values())) {
      status = 413;
      hasDropped = await dropFiles("data-unreadable", body, areReadable);
    }
  }
  clearTimeout(timer);
  requests.delete(request);
  if (isLive && status === 401) signOut();
  // A live page that is refused when it connects tries again.
  const isRetried = isLive && path === session && status !== 401;
  trouble(!answer && (isRetried || !isRefused(status)));
  return [answer, status, hasDropped];
}
