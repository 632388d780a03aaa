/** The messages in order, each until the server has answered it. */
let queue = [];
/** The number of the last message, which continues across connections of the page. */
let lastNumber = 0;
/** The name of this page and connection, which distinguishes it from earlier connections. */
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

/** Whether an event states a value, so that only the last such event matters. */
const isState = ({ event, button }) =>
  !button && /type|toggle|set|choose|date|color|files|window/.test(event.do);

/**
 * Adds an event, or merges it into a waiting event of the same kind.
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
  // The element may have been removed when the message is stored.
  const element = byID(event.view);
  const entry = {
    event, button, files, edit, focusCount, focused, known: knownNow(),
    // Text in a field outside the rows, such as a search field, is not part of any state.
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
    // It may have been stored with its number, and a copy of the page may have sent it.
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

/** Retries at once what is waiting for a retry. */
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
    // The session may have the message, and other pages may have changed it in the meantime.
    needsConnect = !status || needsConnect;
    return false;
  }
  entry.losses = (entry.losses ?? 0) + 1;
  needsConnect = true;
  if (status !== 410 || entry.losses > 3) {
    // The message itself is the cause.
    dropEntries([entry]);
    holdPresses();
  }
  return entry.losses < 2;
}

function number(entry) {
  entry.number ??= ++lastNumber;
}

/** Removes entries that were not performed, and tells the user. */
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

/** Returns the name of the user's action, or of the row in which it happened. */
function nameOf(entry) {
  const { button, event } = entry;
  if (!button && !isState(entry) && event.do !== "point" && event.do !== "key") return "";
  entry.name ||= (button?.ariaLabel || titleOf(button ?? byID(event.view)) || button?.textContent
    || "").trim();
  return entry.name;
}

/** Returns the title of an element's row, which may have been removed with the element. */
const titleOf = (element) =>
  element?.closest(".row")?.querySelector("label, legend, .label, .text")?.textContent ?? "";

/** @param after The number of the previous message, if the page is being left. */
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

/** Whether the server would refuse a repeated request. */
const isRefused = (status) => /^4(?!29)|500/.test(status);

/** When a page is left, browsers keep at most 64 KB of its requests alive. */
const KEPT_ALIVE = 15000;
/** The maximum time for a response, in milliseconds. */
const PATIENCE = 60000;
/** The requests without a response. */
const requests = new Set();

/** Aborts requests whose responses may never arrive, so that they are sent again. */
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
  // A live page tries again if it is refused when it connects.
  const isRetried = isLive && path === session && status !== 401;
  trouble(!answer && (isRetried || !isRefused(status)));
  return [answer, status, hasDropped];
}
