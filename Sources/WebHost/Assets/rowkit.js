// Sends what the user does as events, and patches the page as the responses say. The server decides
// what is shown; the user decides what the focused control holds, and any whose edits are not sent.

// MARK: The page

// The server makes this file the body of a function, which is called for each form of the page with
// `prefix`: the text before the identifiers of its elements, which is empty if it is the whole page.

const elementWith = (id) => document.getElementById(id);
const form = elementWith(prefix + "rowkit");
const screens = elementWith(prefix + ">");
const region = elementWith(prefix + "rowkit-status");

// No property of the form is hidden by a control: their names have a slash, or begin with "_".
const attribute = (name) => form.getAttribute(name);
/** The element of a view. */
const byID = (view) => elementWith(prefix + view);
const idOf = (element) => element.id.slice(prefix.length);
/** The view of a control: itself, or its group. */
const viewOf = (control) => control.dataset.of ?? idOf(control);
/** The text field on which a view acts. */
const editedBy = (view) => byID(view)?.closest("[data-edits]")?.dataset.edits;
/** The hidden fields of a name. */
const fields = (name) => form.querySelectorAll(`input[name=${name}]`);
const openScreens = () => [...screens.querySelectorAll(":scope > .screen")];
const topScreen = () => openScreens().at(-1);

const session = attribute("data-session");
/** The page, in identifiers of submissions. */
const pageID = crypto.getRandomValues(new BigUint64Array(1))[0].toString(36);

const FIELD = ":is(input:not([type=hidden]), select, textarea):not(:disabled)";
const FOCUSABLE = FIELD + ", :is(button, summary, a, [tabindex]):not(:disabled, [hidden])";

const notes = {};

function note(subject, text) {
  notes[subject] = text;
  const all = Object.values(notes).filter(Boolean).join(" ");
  if (region.textContent !== all) region.textContent = all;
}

// Notes of lost input stay until the user dismisses them or submits the form.
region.onclick = () => note("lost");

/** Texts that only screen readers announce. */
const speech = region.nextElementSibling;
let speechTimer;

/** Announces a text once the user pauses, in place of one that waits, and removes it later. */
function say(text) {
  clearTimeout(speechTimer);
  speechTimer = setTimeout(() => {
    speech.textContent = text;
    if (text) speechTimer = setTimeout(say, 9000, "");
  }, 1000);
}

// MARK: Text

/** Writes a text. The caret keeps the text before it, or else the text after it. */
function writeText(control, text) {
  const { value: old, selectionStart: start, selectionEnd: end } = control;
  if (old === text) return;
  control.value = text;
  dress(control);
  if (start == null || control !== document.activeElement) return;
  // Who has selected everything is about to replace it.
  if (old && start === 0 && end === old.length) return control.select();
  const isAfterSame = text.startsWith(old.slice(0, start));
  const place = isAfterSame ? start : Math.max(0, text.length - old.length + start);
  control.setSelectionRange(place, place);
}

const lengthOf = (text) => [...new Intl.Segmenter().segment(text)].length;

// MARK: Edits

/** The last edit of each view, until the server has acknowledged it. */
const edits = new Map();
let editCount = 0;
let composing = null;
/** The focused view whose contents the event changes to which the server's page is the response. */
let answered = null;

const recordEdit = (control) => edits.set(viewOf(control), ++editCount);

const acknowledge = ({ event: { view }, edit }) => edits.get(view) <= edit && edits.delete(view);

function isKept(control) {
  const active = document.activeElement;
  const view = viewOf(control);
  return control === active && view !== answered || control === composing || edits.has(view)
    || !!control.dataset.of && active?.dataset?.of === control.dataset.of;
}

// MARK: Queue

/** Events in order. The first is being sent if it has a number. */
let queue = [];
let lastNumber = 0;
/** Events that are not sent, because the next connection sends what their controls hold. */
let shown = [];
/** The number of the last event among all of the page, whose session may change. */
let lastID = 0;
/** The name of this page and connection. A server that had an earlier connection is told apart. */
let page = "";
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
const backoff = (count) => Math.min(15000, 300 * 2 ** count) * (1 + Math.random()) / 2;

/** Adds an event, or joins it with one of the same kind that waits. */
function enqueue(event, button, files) {
  if (isPlain) return;
  if (lastField && lastField === byID(editedBy(event.view))) {
    const { value, selectionStart: start, selectionEnd: end } = lastField;
    event.selection = [lengthOf(value.slice(0, start)), lengthOf(value.slice(0, end))];
  }
  const edit = edits.get(event.view);
  const entry = { event, button, files, edit, focusCount, focused: focusedView };
  const last = queue.at(-1);
  const isSame = last && !last.number && last.event.view === event.view
    && last.event.do === event.do;
  if (isSame && isState(entry) && isState(last)) {
    Object.assign(last, entry);
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
  return entry;
}

async function run() {
  if (isRunning || !hasStarted) return;
  isRunning = true;
  while (!isPlain && !isSignedOut && (needsConnect || queue.length)) {
    const isDone = queue[0]?.number || !needsConnect ? await send(queue[0]) : await connect();
    if (!isDone) await new Promise((done) => setTimeout(wake = done, backoff(failures++)));
  }
  isRunning = false;
}

function recover() {
  needsConnect = true;
  run();
}

async function send(entry) {
  number(entry);
  const [answer, status] = entry.files
    ? await post(session + "/files", filesBody(entry))
    : await post(session + "/events", eventBody(entry), AbortSignal.timeout(60000));
  if (entry !== queue[0]) return true;
  if (answer) {
    queue.shift();
    failures = 0;
    receive(answer, entry);
    return true;
  }
  if (!isRefused(status) || status === 401) return false;
  const isLost = status === 410;
  // The session is lost, or the event is at fault. Connecting sends what the controls hold.
  entry.number = null;
  entry.losses = (entry.losses ?? 0) + 1;
  if (!isLost || entry.losses > 3) {
    acknowledge(entry);
    finish(queue.shift());
    holdPresses();
  }
  needsConnect = true;
  return entry.losses < 2;
}

function number(entry) {
  entry.number ??= ++lastNumber;
  entry.id ??= ++lastID;
}

/** Drops waiting presses, as the form lacks what the user entered or has been submitted. */
function holdPresses() {
  queue = queue.filter((entry) => !entry.button || finish(entry));
}

const eventBody = ({ number: n, id, event }) =>
  JSON.stringify({ page, n, id: id === n ? undefined : id, event });

function filesBody({ event, number, id, files }) {
  const body = new FormData();
  body.append("page", page);
  body.append("n", number);
  body.append("id", id);
  body.append("view", event.view);
  for (const file of files) body.append("files", file);
  return body;
}

/** Whether the server would refuse the same request again. */
const isRefused = (status) => /^4(?!29)|500/.test(status);

/** Returns the JSON of the response, its status or 0, and whether files were dropped. */
async function post(path, body, signal) {
  const isJSON = typeof body === "string";
  const headers = { Accept: "application/json" };
  if (isJSON) headers["Content-Type"] = headers.Accept;
  let status = 0;
  let answer;
  let hasDropped;
  try {
    // Browsers refuse to keep bodies of more than 64 KB alive.
    const keepalive = isJSON && body.length < 15000;
    const response = await fetch(path, { method: "POST", headers, body, keepalive, signal });
    const isAnswer = response.ok && /json/.test(response.headers.get("Content-Type"));
    if (isAnswer) answer = await response.json();
    status = response.status === 403 || response.ok && !isAnswer ? 401 : response.status;
    if (status === 413 && !isJSON) hasDropped = await dropFiles("data-too-large", body);
  } catch {
    // Browsers send no body with a file that has changed since the user chose it.
    if (!isJSON && !await areReadable(body.values())) {
      status = 413;
      hasDropped = await dropFiles("data-unreadable", body, areReadable);
    }
  }
  if (isLive && status === 401) signOut();
  trouble(!answer && !isRefused(status));
  return [answer, status, hasDropped];
}

// MARK: Connecting

async function connect() {
  // The event without a response is answered by its session, if that has it.
  if (kept?.[3]) {
    note("refused", attribute("data-sending"));
    const [answer, status] = await post(...kept[3]);
    if (!status) return false;
    const [, body] = kept.pop();
    if (answer?.go) {
      store(kept);
      return location.assign(answer.go);
    }
    // The form was not submitted. A new session finds the errors again.
    if (answer?.failed && !fields("_joined").length) kept[1].push(JSON.parse(body).event);
  }
  flush();
  page = `${pageID}.${++connections}`;
  const body = kept ? new FormData() : takeShown();
  kept?.[0].forEach((entry) => body.append(...entry));
  body.append("_page", page);
  // The server that gets this may not get the next request, so it performs the first event as well.
  const entry = queue[0]?.losses && !queue[0].files ? queue[0] : null;
  // The list that the user saw may be closed in the new session, or highlight another item.
  if (entry?.choice) entry.event = entry.choice;
  if (entry) body.append("_event", eventBody({ ...entry, number: entry.id }));
  const [answer, status, hasDropped] = await post(session, body);
  if (!answer) {
    if (hasDropped) return true;
    if (!isLive && isRefused(status) && status < 500) postPlainly();
    return false;
  }
  isLive = true;
  needsConnect = false;
  kept?.[1].forEach((event) => enqueue(event));
  kept = null;
  lastNumber = 0;
  seen = answer.number;
  for (const [, done] of early.values()) if (done) acknowledge(done);
  early.clear();
  late = [];
  takeState(answer.state);
  operations.title(answer.title);
  const done = answer.performed && entry;
  if (done) acknowledge(done);
  shown.splice(0).forEach(acknowledge);
  if (answer.html) {
    answered = done && (editedBy(done.event.view) ?? done.event.view);
    patch(() => {
      const want = screens.cloneNode(false);
      want.innerHTML = answer.html;
      morph(screens, want);
    }, true);
    answered = null;
    forgetDrawing();
  }
  note("account");
  note("refused", answer.note);
  if (done) finish(queue.shift(), answer);
  if (answer.refused.length) {
    holdPresses();
    note("lost", answer.refused.join(" "));
  }
  if (answer.go) return location.assign(answer.go);
  queue = queue.filter((entry) => {
    entry.number = null;
    return byID(entry.event.view ?? entry.event.submit) ?? finish(entry);
  });
  if (!queue.length) failures = 0;
  openStream();
  return true;
}

/**
 * Takes the events that the controls and the focus show from the queue: all before the first other
 * one, but for those of controls that the user has changed again after that. Returns the contents
 * of the controls before the remaining events, except for secure text and files.
 *
 * A session that the page has joined ignores what its controls hold, so all events remain.
 */
function takeShown() {
  const hasJoined = fields("_joined").length;
  const next = queue.find((entry) =>
    hasJoined || !isState(entry) && !/focus|blur|commit/.test(entry.event.do));
  const rest = next ? queue.slice(queue.indexOf(next)) : [];
  const changed = new Set(rest.filter(isState).map(({ event }) => event.view));
  queue = queue.filter((entry) => {
    if (rest.includes(entry) || changed.has(entry.event.view)) return true;
    shown.push(entry);
    return finish(entry);
  });
  const body = new FormData();
  for (const [name, value] of new FormData(form)) {
    const view = name === "_is" ? value : name;
    if (!changed.has(view) || /password|file/.test(typeOf(byID(view)))) body.append(name, value);
  }
  body.append("_focus", next ? next.focused : focusedView);
  return body;
}

// MARK: Loading again

const KEPT = screens.id + location;
/**
 * What the page held when the user left it, if it is loaded again: its controls, the actions without
 * a response that change nothing but the form, whether the connection was lost, and the request
 * without a value that had no response.
 */
let kept = null;
try {
  kept = JSON.parse(history.state?.[KEPT] ?? sessionStorage[KEPT]);
  // After a page of the browser that shows an error, loading again is like following a link.
  if (!kept[2] && performance.getEntriesByType("navigation")[0].type === "navigate") kept = null;
} catch {
  // The tab has no storage, or nothing of this page.
}

/** Stores it for the address and, for other visits of it, in the entry of the history. */
function store(kept) {
  const text = sessionStorage[KEPT] = JSON.stringify(kept);
  if (!prefix) history.replaceState({ ...history.state, [KEPT]: text }, "");
}

/** Keeps what the page holds, except for secrets and files, in case it is loaded again. */
function keep() {
  // A page without a state has not connected yet, or may store nothing.
  if (!parts.length) return;
  forgetDrawing();
  store([
    [...new FormData(form)].filter(([name]) => !byID(name)?.closest("[data-secret]")),
    queue.filter((entry) => /delete|move|choose/.test(entry.event.do)).map((entry) => entry.event),
    troubleTimer,
    queue[0] && !isState(queue[0]) && [session + "/events", eventBody(queue[0])],
  ]);
}

addEventListener("beforeunload", keep);

/** Returns whether the browser can read all files of some values. */
const areReadable = (values) =>
  Promise.all([...values].map((value) => value.slice(0, 1).arrayBuffer?.()))
    .then(() => true, () => false);

/**
 * Empties the controls of files that cannot be sent, which are those of one view unless the page
 * connects, and notes why. Returns whether there were any.
 */
async function dropFiles(reason, body, areKept = () => false) {
  const view = body.get("view");
  let hasDropped = false;
  for (const input of screens.querySelectorAll("[type=file]")) {
    if (!input.value || view && viewOf(input) !== view || await areKept(input.files)) continue;
    input.value = "";
    showPreviews(input);
    note("files", attribute(reason));
    hasDropped = true;
  }
  return hasDropped;
}

function postPlainly() {
  isPlain = true;
  const button = queue.find((entry) => entry.button)?.button;
  queue.splice(0).forEach((entry) => finish(entry));
  button?.click();
}

function signOut() {
  isSignedOut = true;
  closeStream();
  note("account", attribute("data-sign-in"));
}

let troubleTimer = 0;

function trouble(isFailing) {
  if (isFailing) {
    troubleTimer ||= setTimeout(note, 2000, "offline", attribute("data-offline"));
  } else {
    clearTimeout(troubleTimer);
    troubleTimer = 0;
    note("offline");
  }
}

// MARK: Pushes

let stream = null;
let streamFailures = 0;
let streamTimer;
let hideTimer;

function openStream() {
  closeStream();
  stream = new EventSource(`${session}/stream?page=${page}&number=${seen}`);
  stream.onopen = () => {
    streamFailures = 0;
    trouble();
  };
  stream.onmessage = (message) => receive(JSON.parse(message.data));
  stream.onerror = ({ target }) => {
    // Later, because the browser ends the stream of a page before the page is left.
    setTimeout(trouble, 0, true);
    // A closed stream does not tell why, so the session may be lost.
    if (target.readyState === EventSource.CLOSED) {
      streamTimer = setTimeout(recover, backoff(streamFailures++));
    }
  };
}

function closeStream() {
  clearTimeout(streamTimer);
  stream?.close();
  stream = null;
}

document.addEventListener("visibilitychange", () => {
  clearTimeout(hideTimer);
  if (document.hidden) {
    flush();
    hideTimer = setTimeout(closeStream, 30000);
    keep();
  } else if (isSignedOut) {
    isSignedOut = false;
    recover();
  } else if (isLive && !stream) {
    openStream();
  }
});

addEventListener("online", () => {
  wake?.();
  if (isLive && stream?.readyState !== EventSource.OPEN) openStream();
});

addEventListener("pagehide", () => {
  flush();
  closeStream();
  for (const entry of needsConnect ? [] : queue) {
    // One that waits to be sent again is performed once. A press waits for all before it.
    if (entry.files || entry.button && entry !== queue[0]
      || entry.event.submit && entry.number) break;
    number(entry);
    post(session + "/events", eventBody(entry));
  }
});

addEventListener("pageshow", ({ persisted }) => {
  if (!persisted || isPlain) return;
  if (submission) finish(submission);
  queue = queue.filter((entry) => !entry.number && !entry.event.submit);
  edits.clear();
  recover();
});

// MARK: Patches

const early = new Map();
/** Parts of long lists, each with the number of the change that it follows. */
let late = [];
let gapTimer;
let isPatching = false;
let focusWasSet = false;

/** Applies a patch, which may answer an event, when those before it have been applied. */
function receive(answer, entry) {
  if (entry && !/focus|blur|window/.test(entry.event.do)) note("refused");
  for (const earlier of answer.before ?? []) receive(earlier);
  takeState(answer.state);
  const reason = answer.sentence ?? answer.note;
  if (reason) note("refused", reason);
  if (entry) finish(entry, answer);
  if (answer.sent || entry && answer.sentence && isState(entry)) holdPresses();
  // Without a number it belongs to no sequence of changes: a list of errors, say.
  if (answer.at != null) late.push(answer);
  else if (answer.number == null) perform(answer.ops, entry);
  else if (answer.number > seen) early.set(answer.number, [answer, entry]);
  else if (entry) acknowledge(entry);
  // Later changes may name what is being requested.
  while (!(queue[0]?.number && queue[0].event.do === "window")) {
    try {
      late = late.filter(({ at, ops }) => at > seen || perform(ops));
      if (!early.has(seen + 1)) break;
      const [{ ops }, done] = early.get(++seen);
      early.delete(seen);
      if (done) acknowledge(done);
      perform(ops, done);
    } catch (error) {
      console.error(error);
      seen = -1;
      recover();
    }
  }
  clearTimeout(gapTimer);
  if (early.size || late.length) gapTimer = setTimeout(recover, 2000);
  if (answer.go) location.assign(answer.go);
}

function perform(ops = [], entry) {
  patch(() => {
    for (const [name, ...values] of ops) operations[name]?.apply(entry, values);
  });
  if (ops.length) forgetDrawing();
}

/** The page no longer shows what it was loaded with. */
function forgetDrawing() {
  for (const field of fields("_drawn")) field.value = "";
}

/** Called on the event that is answered, if there is one. */
const operations = {
  draw(html) {
    const want = parse(html);
    replace(elementWith(want.id), want);
  },
  error(id, control, text) {
    const row = find(id);
    const field = find(control);
    const name = row.id + "!error";
    const described = field.getAttribute("aria-describedby")?.split(" ") ?? [];
    const names = described.filter((other) => other !== name);
    const isInvalid = text != null || names.includes(field.id + "!error");
    if (text != null) names.unshift(name);
    row.classList.toggle("invalid", text != null);
    field.ariaInvalid = isInvalid || null;
    setAttribute(field, "aria-describedby", names.join(" ") || null);
    if (text == null) return elementWith(name)?.remove();
    const error = elementWith(name) ?? row.appendChild(parse('<p class="error">'));
    error.id = name;
    error.textContent = text;
  },
  insert(html, parent, after) {
    const want = parse(html);
    const rows = container(parent);
    const next = following(rows, after);
    const node = elementWith(want.id);
    if (node) place(replace(node, want), rows, next);
    else build(want, rows, next);
  },
  move(id, parent, after) {
    const rows = container(parent);
    place(find(id), rows, following(rows, after));
  },
  remove(id) { byID(id)?.remove(); },
  value(id, value) { writeValue(find(id), value); },
  select(id, ...range) {
    const control = find(id);
    if (control === composing || edits.has(viewOf(control))) return;
    control.setSelectionRange(...range);
  },
  extend(id, place, points) {
    const line = find(id).firstElementChild.children[place];
    line.setAttribute("points", `${line.getAttribute("points")} ${points}`);
  },
  focus(id) {
    // A focus that the user has moved since stays.
    if (this && this.focusCount !== focusCount) return;
    focusWasSet = true;
    if (id != null) return focusOn(byID(id));
    document.activeElement?.blur();
    focusedView = "";
  },
  reveal(id) {
    reveal(byID(id), matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth");
  },
  cover(id, how) {
    const screen = find(id);
    screen.inert = how != null;
    screen.hidden = how === "hidden";
  },
  title(text) { if (!prefix) document.title = text; },
  say,
  options(...list) {
    const chosen = showItems(...list);
    if (chosen) reveal(chosen);
    else find(list[0]).scrollTop = 0;
  },
  more(...list) {
    const chosen = showItems(...list);
    if (chosen?.dataset.key === sought) reveal(chosen);
  },
  highlight(id, key, place) {
    const chosen = highlight(find(id), key);
    sought = chosen ? null : key;
    if (chosen) reveal(chosen);
    else if (key != null) enqueue({ view: id, do: "window", place });
  },
};

// MARK: Long lists

/** Shows the items of a popup. Returns the highlighted one, if it is among them. */
function showItems(id, count, first, highlighted, text, isBusy, items) {
  const list = find(id);
  const want = list.cloneNode();
  const end = first + items.length;
  delete want.dataset.kept;
  want.hidden = !items.length && !text;
  want.ariaBusy = isBusy || null;
  want.append(...gap(list, 0, first), ...items.map((item, place) =>
    option(list, item, first + place, items.length < count && count)), ...gap(list, end, count));
  if (text) {
    const empty = want.appendChild(parse('<li class="empty" role="option" aria-disabled="true">'));
    empty.textContent = text;
  }
  morph(list, want);
  return highlight(list, highlighted);
}

function highlight(list, key) {
  let chosen;
  for (const item of list.querySelectorAll("[data-key]")) {
    item.ariaSelected = item.dataset.key === key;
    if (item.dataset.key === key) chosen = item;
  }
  const field = list.parentNode.querySelector("[role=combobox]");
  field.ariaExpanded = !list.hidden;
  setAttribute(field, "aria-activedescendant", chosen?.id);
  return chosen;
}

/** The items of a list from a place to another, which are not on the page. */
function gap(list, start, end) {
  if (start === end) return [];
  const item = parse('<li class="gap" role="none">');
  const count = end - start;
  Object.assign(item.dataset, { view: idOf(list), start, count });
  if (list.matches(".table")) item.dataset.height = count * 44;
  return [item];
}

/** Makes the option of an item, like the server does for a page. */
function option(list, [key, title, detail, symbol, off], place, count) {
  const more = detail ? `<small>${detail}</small>` : "";
  const item = parse('<li role="none"><button name="_choose" role="option" tabindex="-1">'
    + `${symbol ?? ""}<span>${title}</span>${more}</button></li>`);
  const button = item.firstChild;
  button.value = `${idOf(list)} ${key}`;
  button.id = `${list.id}/:${encodeURIComponent(key)}`;
  button.dataset.key = key;
  button.ariaSelected = false;
  button.disabled = !!off;
  if (off > 1) button.ariaDisabled = true;
  if (count) [button.ariaPosInSet, button.ariaSetSize] = [place + 1, count];
  return item;
}

/** The highlighted option that is not on the page yet. */
let sought = null;
let asked;
let frame;

/** Requests what belongs in a gap that can be seen. */
function fillGaps() {
  frame = null;
  if (isPlain || !isLive || queue.some(({ event }) => event.do === "window")) return;
  for (const gap of topScreen().querySelectorAll(".gap")) {
    const { top, bottom, left, right } = gap.getBoundingClientRect();
    const within = gap.closest(".popup").getBoundingClientRect();
    const isSeen = top < within.bottom && bottom > within.top && left < within.right
      && right > within.left;
    const { view, start, count } = gap.dataset;
    const share = Math.max(0, (within.top - top) / (bottom - top));
    const place = +start + Math.floor(share * count);
    if (!isSeen || asked === view + place) continue;
    asked = view + place;
    return enqueue({ view, do: "window", place });
  }
}

const lookForGaps = () => frame ??= requestAnimationFrame(fillGaps);

for (const name of ["scroll", "resize"]) addEventListener(name, () => {
  asked = null;
  lookForGaps();
}, { capture: true, passive: true });

function setAttribute(element, name, value) {
  if (value == null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function find(id) {
  const element = byID(id);
  if (!element) throw new Error("no view " + id);
  return element;
}

function container(id) {
  const view = find(id);
  return view.querySelector(":scope > :is(.sections, .rows)") ?? view;
}

const following = (rows, after) => after == null ? rows.firstChild : find(after).nextSibling;

let parts = [];
let chain = null;

/** Keeps a part of the sealed state. Parts come in any order; those after a gap wait. */
function takeState(part) {
  if (!part) return;
  if (part.place === 0) {
    parts = parts.filter((other) => other.chain !== chain);
    chain = part.chain;
  }
  parts.push(part);
  const own = new Map(
    parts.filter((part) => part.chain === chain).map((part) => [part.place, part.seal]));
  for (const field of fields("_state")) field.remove();
  for (let place = 0; own.has(place); place++) {
    const input = parse('<input type="hidden" name="_state" autocomplete="off">');
    input.value = own.get(place);
    screens.before(input);
  }
}

function writeValue(control, value) {
  const type = typeOf(control);
  if (control === composing || edits.has(viewOf(control))) return;
  if (type === "password") {
    control.value = "";
    control.toggleAttribute("data-filled", !!value);
  } else if (type === "checkbox" || type === "radio") {
    control.checked = value;
  } else if (type === "color") {
    elementWith(control.id + "!none").checked = value == null;
    control.value = value ?? "#000000";
  } else if (control.matches("input, textarea")) {
    writeText(control, type === "file" ? "" : String(value ?? ""));
    if (type === "file") showPreviews(control);
  } else {
    const keys = [value ?? []].flat().map((key) => "=" + key);
    for (const option of control.options ?? control.querySelectorAll("input")) {
      option.selected = option.checked = keys.includes(option.value);
    }
    if (!keys.length && control.options) control.value = "";
  }
}

function patch(change, isConnecting = false) {
  const active = document.activeElement;
  const selection = active.selectionStart != null && [active.selectionStart, active.selectionEnd];
  const row = active.closest(".row");
  // An expanded row that collapses gives the focus back to its row above.
  const near = [row, row?.matches(".below") && row?.previousElementSibling,
    row?.nextElementSibling, row?.previousElementSibling];
  const before = openScreens();
  const scroll = scrollY;
  const hadFocus = active !== document.body;
  isPatching = true;
  focusWasSet = false;
  try {
    change();
    if (!focusWasSet) followScreens(before, scroll, !isConnecting || hadFocus);
    if (!focusWasSet && hadFocus && document.activeElement !== active) {
      if (isShown(active)) {
        active.focus({ preventScroll: true });
        if (selection) active.setSelectionRange(...selection);
      } else {
        focusOn(near.find(isShown) ?? topScreen()?.querySelector(TITLE));
      }
    }
  } finally {
    isPatching = false;
  }
  showLate();
  coverPage();
  placePopover();
  followInHistory();
  lookForGaps();
}

const isShown = (element) => element?.isConnected && !element.closest("[inert], [hidden]");

// MARK: Morphing

/** The attributes that belong to the page, whatever the server draws. */
const OWN = /^(style|open|checked|selected|data-(pending|drop))$/;

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

const typeOf = (node) => revealed.has(node) ? "password" : node.type;

const isSimilar = (node, want) =>
  node.nodeName === want.nodeName && (want.nodeName !== "INPUT" || typeOf(node) === want.type);

function identity(node) {
  if (node.id) return node.id;
  if (node.nodeName === "OPTION") return node.value;
  // The value of a button begins with its view; the rest may change.
  if (node.nodeName === "BUTTON") return `${node.name} ${node.value.split(" ")[0]} ${node.className}`;
  if (node.name) return `${node.name}=${node.value}`;
  const control = node.matches("label, li") && node.querySelector("[id], [name]");
  return control ? identity(control) : undefined;
}

function replace(node, want) {
  if (isSimilar(node, want)) {
    morph(node, want);
    return node;
  }
  const fresh = build(want, node.parentNode, node);
  node.remove();
  return fresh;
}

function morph(node, want) {
  const { nodeName } = node;
  // Pictures of chosen files are only on this page.
  if (node.dataset.previews != null) return;
  const kept = node.dataset.k != null && isKept(node);
  morphAttributes(node, want, kept);
  // The items of a popup come separately.
  if (want.dataset.kept != null) return;
  if (nodeName === "SELECT") {
    const chosen = Array.from((kept ? node : want).selectedOptions, (option) => option.value);
    morphChildren(node, want);
    for (const option of node.options) {
      const isChosen = chosen.includes(option.value);
      if (option.selected !== isChosen) option.selected = isChosen;
    }
  } else if (nodeName !== "INPUT" && nodeName !== "TEXTAREA") {
    morphChildren(node, want);
  } else if (!kept && !/password|file/.test(want.type)) {
    if (node.checked !== want.checked) node.checked = want.checked;
    writeText(node, want.value);
  }
}

function morphAttributes(node, want, kept) {
  const type = node.nodeName === "INPUT" && typeOf(node);
  const keepsValue = type === "file" || kept && type !== "checkbox" && type !== "radio";
  const isSkipped = (name) => OWN.test(name)
    || name === "value" && keepsValue && (type !== "text" || node === composing)
    || name === "type" && revealed.has(node)
    || name === "aria-busy" && node.dataset.pending != null
    || (name === "hidden" || name === "aria-pressed") && node.dataset.reveal != null;
  // Keeps the text when the attribute changes.
  if (kept && type === "text" && node !== composing) node.value = node.value;
  if (node.dataset.files != null && want.dataset.files == null) {
    // The form has removed the files that it had from this control.
    node.value = "";
    showPreviews(node);
  }
  for (const { name } of [...node.attributes]) {
    if (!want.hasAttribute(name) && !isSkipped(name)) node.removeAttribute(name);
  }
  for (const { name, value } of want.attributes) {
    if (node.getAttribute(name) === value || isSkipped(name)) continue;
    if (name === "disabled" && node === document.activeElement) {
      node.ariaDisabled = true;
    } else {
      node.setAttribute(name, value);
    }
  }
  dress(node);
}

function morphChildren(parent, want) {
  let next = parent.firstChild;
  for (const child of [...want.childNodes]) {
    const node = partner(child, next, parent);
    if (!node) {
      build(child, parent, next);
      continue;
    }
    if (node === next) next = next.nextSibling;
    else place(node, parent, next);
    if (child.nodeType === Node.ELEMENT_NODE) morph(node, child);
    else if (node.data !== child.data) node.data = child.data;
  }
  while (next) {
    const node = next;
    next = next.nextSibling;
    node.remove();
  }
}

function partner(want, first, parent) {
  if (want.nodeType !== Node.ELEMENT_NODE) {
    return first?.nodeType === want.nodeType ? first : null;
  }
  if (want.id) {
    const node = elementWith(want.id);
    const isFree = node && screens.contains(node) && !node.contains(parent);
    return isFree && isSimilar(node, want) ? node : null;
  }
  const name = identity(want);
  for (let node = first; node; node = node.nextSibling) {
    if (node.nodeType !== Node.ELEMENT_NODE || !isSimilar(node, want)) continue;
    if (identity(node) === name && (name || node.classList[0] === want.classList[0])) return node;
  }
  return null;
}

/** Takes contents from the page where they are there already. */
function build(want, parent, next) {
  const isWhole = want.nodeName === "TEXTAREA";
  const node = parent.insertBefore(want.cloneNode(isWhole), next);
  if (node.nodeType !== Node.ELEMENT_NODE) return node;
  if (!isWhole) morphChildren(node, want);
  dress(node);
  return node;
}

function place(node, parent, next) {
  const isInside = node.parentNode === parent;
  if (node === next || isInside && node.nextSibling === next) return;
  if (parent.moveBefore) return parent.moveBefore(node, next);
  if (!isInside || !node.contains(document.activeElement)) return parent.insertBefore(node, next);
  // Browsers blur what moves, so the siblings move instead.
  if (next && node.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_PRECEDING) {
    const end = node.nextSibling;
    while (node.previousSibling !== next) parent.insertBefore(next.nextSibling, end);
    parent.insertBefore(next, node.nextSibling);
  } else {
    while (node.nextSibling !== next) parent.insertBefore(node.nextSibling, node);
  }
}

// MARK: Looks

/** Style attributes are refused. */
const LOOKS = {
  color: ["color", "$"], background: ["backgroundColor", "$"], lines: ["webkitLineClamp", "$"],
  height: ["minBlockSize", "$px"], spacing: ["gap", "$px"], points: ["fontSize", "calc($rem / 16)"],
};

function dress(element) {
  const { dataset, style } = element;
  for (const name in LOOKS) {
    const [property, pattern] = LOOKS[name];
    const text = dataset[name] && pattern.replace("$", dataset[name]);
    if (text || style[property]) style[property] = text ?? "";
  }
  if (dataset.reveal != null) element.hidden = false;
  // Only the script steps with keys.
  if (dataset.step != null) {
    element.role = "spinbutton";
    element.ariaValueNow = element.value.replace(",", ".");
    element.ariaValueMin = dataset.min;
    element.ariaValueMax = dataset.max;
  }
  // Once it is dragged, the page does not scroll below the finger.
  if (dataset.moves != null) {
    element.addEventListener("touchmove", holdPage, { passive: false });
  }
  if (element.localName === "img") showPicture({ target: element });
}

const holdPage = (event) => drag?.isMoving && event.preventDefault();

/** Shows a picture, or what is behind it if the picture cannot be loaded. */
function showPicture({ target }) {
  const isBroken = target.complete && !target.naturalWidth;
  if (target.localName === "img") target.style.visibility = isBroken ? "hidden" : "";
}

for (const name of ["load", "error"]) screens.addEventListener(name, showPicture, true);

// MARK: Work in progress

let submission = null;

function showLate() {
  const late = new Set(queue.filter((entry) => entry.isLate).map(({ button, event }) =>
    button?.isConnected ? button : byID(event.view)?.closest(".row")));
  for (const element of new Set([...screens.querySelectorAll("[data-pending]"), ...late])) {
    element?.toggleAttribute("data-pending", element.ariaBusy = late.has(element));
  }
  // The form may have been drawn meanwhile.
  if (submission) submission.button.ariaDisabled = true;
  const label = attribute("data-sending");
  if (!label || !submission?.isLate || submission.button.textContent === label) return;
  submission.label = [...submission.button.childNodes];
  submission.button.textContent = label;
}

function finish(entry, answer) {
  clearTimeout(entry.timer);
  entry.isLate = false;
  // The button looks busy until the page is left.
  if (answer?.go) return;
  if (entry === submission) {
    submission = null;
    note("lost");
    entry.button.ariaDisabled = null;
    if (entry.label) entry.button.replaceChildren(...entry.label);
  }
  showLate();
}

// MARK: Focus

let focusedView = "";
/** The text field that had the focus last, whose selection remains. */
let lastField = null;

function reveal(element, behavior) {
  element?.scrollIntoView({ block: "nearest", behavior });
}

function focusOn(element) {
  const control = !element || element.matches(FOCUSABLE) ? element
    : element.querySelector("input:checked") ?? element.querySelector(FIELD)
      ?? element.querySelector(FOCUSABLE);
  control?.focus({ preventScroll: true });
  focusedView = focusableView(document.activeElement);
  // At once, because what is drawn above it meanwhile would change where a smooth scroll ends.
  reveal(control ?? element);
}

/** Only what takes text, a date or keys, and a menu of options, has the form's focus. */
const focusableView = (element) =>
  element?.matches("[data-k=type], [data-k=date], select, [data-keys]") ? idOf(element) : "";

screens.addEventListener("focusin", ({ target }) => {
  if (target.dataset.k === "type") lastField = target;
  // Autofill sends events of fields that do not have the focus.
  if (isPatching || target !== document.activeElement) return;
  focusCount++;
  const view = focusableView(target);
  if (!view || view === focusedView) return;
  focusedView = view;
  enqueue({ view, do: "focus" });
});

screens.addEventListener("focusout", ({ target, relatedTarget }) => {
  if (isPatching) return;
  if (target === composing) endComposition(target);
  flush();
  const view = focusedView;
  const isKept = target === document.activeElement || focusableView(relatedTarget);
  if (isKept || !view || focusableView(target) !== view) return;
  focusedView = "";
  focusCount++;
  enqueue({ view, do: "blur" });
});

// MARK: Screens

const scrolls = new WeakMap();
const TITLE = ":is(h1, h2)";
const isDialog = (screen) => screen?.matches("[role]");
/** The scroll position that shows the beginning of a screen. */
const pageTop = () =>
  prefix ? Math.min(scrollY, scrollY + form.getBoundingClientRect().top) : 0;

function followScreens(before, scroll, movesFocus) {
  const top = topScreen();
  const closed = before.find((screen) => !screen.isConnected);
  const isOpened = !before.includes(top);
  if (!isOpened && !closed) return;
  if (isOpened) scrolls.set(before.at(-1), scroll);
  if (!isOpened || !isDialog(top)) scrollTo(0, isOpened ? pageTop() : scrolls.get(top) ?? scroll);
  if (!movesFocus) return;
  focusWasSet = true;
  const presenter = !isOpened && byID(closed.dataset.presenter);
  const first = top.matches("[role=alertdialog]") ? "[name=_dismiss]" : TITLE;
  focusOn(presenter || top.querySelector(first));
}

function dismiss(screen) {
  flush();
  enqueue({ view: idOf(screen), do: "dismiss" });
}

/** The elements around the form that are inert below a dialog. */
let covered = [];

/** Keeps the focus within a dialog if the form is a part of a page. */
function coverPage() {
  for (const element of covered.splice(0)) element.inert = false;
  if (!isDialog(topScreen())) return;
  for (let node = form; node !== document.body; node = node.parentNode) {
    for (const other of node.parentNode.children) {
      if (other === node || other === region || other === speech || other.inert) continue;
      other.inert = true;
      covered.push(other);
    }
  }
}

function placePopover() {
  const screen = topScreen();
  if (!screen?.matches(".popover")) return;
  const { style } = screen;
  const anchor = byID(screen.dataset.presenter)?.getBoundingClientRect();
  style.top = style.left = "";
  screen.classList.toggle("placed", !!anchor && innerWidth >= 576);
  if (!screen.matches(".placed")) return;
  const { width, height } = screen.getBoundingClientRect();
  const isBelow = anchor.bottom + 8 + height <= innerHeight || anchor.top - 8 - height < 0;
  const isReversed = screen.matches(":dir(rtl)");
  const within = (place, end) => `${Math.max(8, Math.min(place, end - 8))}px`;
  style.top = within(isBelow ? anchor.bottom + 8 : anchor.top - 8 - height, innerHeight - height);
  style.left = within(isReversed ? anchor.right - width : anchor.left, innerWidth - width);
}

addEventListener("resize", placePopover);

// MARK: History

// A form that is a part of a page leaves the history to the page.

let depth = history.state?.rowkit ?? 0;
let isTraversing = false;

function followInHistory() {
  if (isTraversing || prefix) return;
  const open = openScreens().length - 1;
  while (depth < open) history.pushState({ rowkit: ++depth }, "");
  isTraversing = depth > open;
  if (isTraversing) history.go(open - depth);
}

addEventListener("popstate", ({ state }) => {
  if (state?.rowkit == null || isPlain || prefix) return;
  const levels = depth - state.rowkit;
  depth = state.rowkit;
  if (isTraversing || levels < 0) {
    isTraversing = false;
    followInHistory();
  } else {
    openScreens().slice(1).slice(-levels).reverse().forEach(dismiss);
  }
});

// MARK: Controls

const unsent = new Map();

/** Sends the value after some milliseconds, or when flushed if there are none. */
function schedule(control, delay) {
  clearTimeout(unsent.get(control));
  unsent.set(control, delay && setTimeout(flush, delay));
}

function flush() {
  for (const [control, timer] of [...unsent]) {
    clearTimeout(timer);
    unsent.delete(control);
    if (control.isConnected) sendValue(control);
  }
}

function sendEdit(control, action) {
  recordEdit(control);
  sendValue(control, action);
}

function sendValue(control, action = valueAction(control)) {
  if (!action) return;
  dress(control);
  enqueue({ view: viewOf(control), ...action }, null, control.files && [...control.files]);
}

function valueAction(control) {
  const { value, checked } = control;
  switch (control.dataset.k) {
    case "type": {
      const before = value.slice(0, control.selectionStart);
      // Without a caret, it is at the end.
      return { do: "type", text: value, caret: before === value ? undefined : lengthOf(before) };
    }
    case "toggle": return { do: "toggle", on: checked };
    // Only the form reads a number in its language.
    case "set":
      return control.type === "text" ? { do: "type", text: value } : { do: "set", number: +value };
    case "choose": {
      const group = control.selectedOptions ?? byID(viewOf(control)).querySelectorAll("input:checked");
      const values = Array.from(group, (option) => option.value).filter(Boolean);
      return { do: "choose", keys: values.map((text) => text.slice(1)) };
    }
    // Browsers do not reveal text that is not a date.
    case "date": return { do: "date", date: control.validity.badInput ? "?" : value || null };
    case "color":
      if (control.type === "radio") return { do: "color", color: checked ? value.slice(1) : null };
      elementWith(control.id + "!none").checked = false;
      return { do: "color", color: value.toUpperCase() };
    case "nocolor":
      return { do: "color", color: checked ? null : byID(viewOf(control)).value.toUpperCase() };
    case "files": return { do: "files" };
  }
}

function onEdit(name, handle) {
  screens.addEventListener(name, ({ target }) => {
    if (!isPatching && !isPlain && target.dataset.k) handle(target, target.dataset.k);
  });
}

onEdit("input", (control, kind) => {
  recordEdit(control);
  control.removeAttribute("data-filled");
  const isSearch = control.matches("[role=combobox], [enterkeyhint=search], .above *");
  if (kind === "type") schedule(control, isSearch ? 250 : 100);
  else if (control.type === "text") schedule(control);
  // A date is out of range while its year is typed. It is sent once it is in range, or left.
  else if (kind === "date") schedule(control, control.validity.valid && 250);
  else if (control.matches("[type=range], [type=color]")) sendValue(control);
});

onEdit("change", (control, kind) => {
  if (control.validity.valid) flush();
  if (kind === "type") {
    // Autofill leaves a field without blurring it.
    if (control !== document.activeElement) enqueue({ view: idOf(control), do: "commit" });
  } else if (control.matches("select, [type=checkbox], [type=radio], [type=file]")) {
    if (control.type === "file") showPreviews(control);
    sendEdit(control);
  }
});

/** Shows the pictures and videos that are chosen in a control, from the user's own files. */
function showPreviews(input) {
  const box = input.parentNode.querySelector("[data-previews]");
  if (!box) return;
  for (const { src } of box.children) URL.revokeObjectURL(src);
  const files = [...input.files].filter(({ type }) => /^(image|video)\//.test(type));
  box.replaceChildren(...files.map((file) => {
    const isVideo = file.type.startsWith("video/");
    const view = document.createElement(isVideo ? "video" : "img");
    if (isVideo) view.controls = view.muted = view.playsInline = true;
    view.onerror = () => view.remove();
    view.src = URL.createObjectURL(file);
    view[isVideo ? "ariaLabel" : "alt"] = file.name;
    return view;
  }));
}

/** Fields of one line drop line breaks. */
screens.addEventListener("paste", (event) => {
  const text = event.clipboardData.getData("text");
  if (isPlain || event.target.dataset.tabs == null || !/[\r\n]/.test(text)) return;
  event.preventDefault();
  // Inserted like this, it can be undone.
  document.execCommand("insertText", false, text.replace(/\r\n?|\n/g, "\t"));
});

screens.addEventListener("compositionstart", ({ target }) => { composing = target; });
screens.addEventListener("compositionend", ({ target }) => {
  if (!isPatching) endComposition(target);
});

/** Sends the composed text, because what the server wrote meanwhile was not shown. */
function endComposition(control) {
  composing = null;
  if (control.dataset.k !== "type") return;
  recordEdit(control);
  schedule(control, 1);
}

// MARK: Buttons

document.addEventListener("submit", (event) => {
  const { target, submitter } = event;
  if (target !== form || isPlain) return;
  event.preventDefault();
  if (submitter && !submitter.matches("[aria-disabled=true]")) press(submitter);
});

/** The name of a button is an action, and its value begins with a view. */
function press(button) {
  const name = button.name.slice(1);
  const [view, ...words] = button.value.split(" ");
  const input = byID(view);
  if (!input) return;
  flush();
  closeMenu(button);
  if (name === "set") return step(input, button.nextElementSibling === input ? -1 : 1);
  if (name === "submit") return submit(button, view);
  if (name === "window") return enqueue({ view, do: name, place: Number(words[0]) });
  const entries = name === "move" ? entriesBeside(input) : [];
  const place = entries.indexOf(input) + Number(words[0]);
  if (name === "move" && !entries[place]) return;
  const more = {
    move: { place },
    choose: { keys: [words.join(" ")] },
    swipe: { edge: words[0], place: Number(words[1]) },
  };
  enqueue({ view, do: name, ...more[name] }, button);
}

function submit(button, screen) {
  if (submission) return;
  submission = enqueue({ submit: screen }, button);
  showLate();
}

/** Adds a number of steps at once, so that the next press continues from there. */
function step(input, count) {
  const { min, max, step } = input.dataset;
  dress(input);
  const next = (parseFloat(input.ariaValueNow) || 0) + count * step;
  const number = input.value = Math.max(min, Math.min(max, next.toPrecision(12)));
  sendEdit(input, { do: "set", number });
}

const STEPS = { up: 1, down: -1, home: -Infinity, end: Infinity };

function closeMenu(element) {
  const menu = element.closest("details.menu[open]");
  if (!menu) return false;
  menu.querySelector("summary").focus();
  menu.open = false;
  return true;
}

const revealed = new WeakSet();

function toggleReveal(button) {
  const input = byID(button.dataset.reveal);
  const isShown = !revealed.has(input);
  revealed[isShown ? "add" : "delete"](input);
  input.type = isShown ? "text" : "password";
  button.ariaPressed = isShown;
}

let pressedRadio = null;

function notePressedRadio(target) {
  const radio = target.closest?.("label")?.querySelector("input") ?? target;
  pressedRadio = screens.contains(radio) && radio.matches?.("[data-clears]:checked") ? radio : null;
}

document.addEventListener("click", (event) => {
  const { target } = event;
  // A drag ends on what was dragged. Keys press without a count of clicks.
  if (hasDragged && event.detail) return event.preventDefault();
  for (const menu of screens.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(target)) menu.open = false;
  }
  const isInside = screens.contains(target);
  const button = target.closest("[data-reveal]");
  if (isInside && button) toggleReveal(button);
  const link = target.closest(".summary a");
  if (isInside && link) {
    event.preventDefault();
    focusOn(elementWith(link.getAttribute("href").slice(1)));
  }
  if (isPlain) return;
  if (target === pressedRadio) {
    target.checked = false;
    sendEdit(target);
  }
  const screen = topScreen();
  if (screen?.matches(".popover") && target.isConnected && !screen.contains(target)) dismiss(screen);
});

// MARK: Keys

const KEYS = /^(Enter|Escape|Backspace|Delete|Space|(Page)?(Up|Down)|Left|Right|Home|End)$/;

document.addEventListener("keydown", (event) => {
  const { target, shiftKey } = event;
  const name = event.key?.replace("Arrow", "").replace(" ", "Space");
  if (isPlain || !KEYS.test(name) || event.isComposing || event.keyCode === 229) return;
  const key = logical(name[0].toLowerCase() + name.slice(1), target);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === "space") notePressedRadio(target);
  if (target !== document.body && !screens.contains(target)) return;
  if (key === "escape" && escape(target)) return event.preventDefault();
  if (STEPS[key] && !shiftKey && target.matches("[role=spinbutton]")) {
    event.preventDefault();
    return step(target, STEPS[key]);
  }
  const isButton = target.matches("button, summary, a, [type=file], [type=color]");
  const isPosting = key === "enter" && target.nodeName === "INPUT" && !isButton;
  const view = isPosting ? target : target.closest("[data-keys]");
  if (!view || !isPosting && !isSent(key, target, isButton)) return;
  if (key !== "backspace") event.preventDefault();
  flush();
  if (isPosting && target.dataset.k !== "type") return;
  const entry = enqueue({ view: viewOf(view), do: "key", key, shift: shiftKey || undefined });
  if (key === "enter") entry.choice = highlightedChoice(target);
});

/** The event that chooses what the Enter key chooses in the list of a field, if it is open. */
function highlightedChoice(field) {
  const item = elementWith(field.getAttribute("aria-activedescendant"));
  if (!item || field.ariaExpanded !== "true") return null;
  return { view: item.value.split(" ")[0], do: "choose", keys: [item.dataset.key] };
}

/** The left arrow of a text field goes back in every direction of writing. */
function logical(key, target) {
  if (target.dataset.k !== "type" || !target.matches(":dir(rtl)")) return key;
  return { left: "right", right: "left" }[key] ?? key;
}

function isSent(key, target, isButton) {
  if (isButton) return key !== "enter" && key !== "space";
  if (!target.matches("input, select, textarea") || key === "escape") return true;
  if (target.dataset.k !== "type") return false;
  if (target.nodeName !== "INPUT") return key === "backspace" && !target.selectionEnd;
  // Other keys move the caret, unless there is no text to move it in.
  return key === "backspace" || key === "left" ? !target.selectionEnd
    : key === "up" || key === "down" || !target.value && key !== "space";
}

function escape(target) {
  if (closeMenu(target) || cancelDrag()) return true;
  const open = openScreens();
  if (open.length < 2 || target.matches("[role=combobox][aria-expanded=true]")) return false;
  dismiss(open.at(-1));
  return true;
}

// MARK: Pointers

let touch = null;
let drag = null;
/** Whether the pointer has moved something since it was pressed. */
let hasDragged = false;

screens.addEventListener("mousedown", (event) => {
  if (event.target.closest(".popup, [data-edits]")) event.preventDefault();
});

document.addEventListener("pointerdown", (event) => {
  const { target, pointerId: id } = event;
  notePressedRadio(target);
  hasDragged = false;
  if (isPlain || event.button || touch || drag || !screens.contains(target)) return;
  const canvas = target.closest("[data-k=point]");
  const handle = target.closest(".handle");
  const row = handle ? handle.closest(".row") : target.closest("[data-moves]");
  if (canvas) {
    canvas.setPointerCapture(id);
    // Later points are on the canvas as it is now, even if the page moves below the pointer.
    touch = { canvas, id, matrix: canvas.firstElementChild.getScreenCTM()?.inverse() };
    sendTouch("began", [event]);
  } else if (row) {
    drag = { row, id, x: event.clientX + scrollX, y: event.clientY + scrollY };
    // A finger that moves at once scrolls, except on a handle.
    drag.timer = setTimeout(beginDrag, 300);
    if (handle) {
      event.preventDefault();
      beginDrag();
    }
  }
});

const PHASES = { pointermove: "moved", pointerup: "ended", pointercancel: "cancelled" };

for (const name in PHASES) document.addEventListener(name, (event) => {
  const phase = PHASES[name];
  const isMove = phase === "moved";
  if (touch?.id === event.pointerId) {
    const parts = isMove && event.getCoalescedEvents?.();
    sendTouch(phase, parts?.length ? parts : [event]);
    if (!isMove) touch = null;
  } else if (drag?.id === event.pointerId) {
    if (isMove) return moveDrag(event);
    if (phase === "ended") sendDrag();
    cancelDrag();
  }
});

function sendTouch(phase, events) {
  const { canvas, matrix } = touch;
  if (!matrix) return;
  const points = events.map(({ clientX, clientY }) => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x: +x.toFixed(2), y: +y.toFixed(2) };
  });
  enqueue({ view: idOf(canvas), do: "point", touch: { phase, points } });
}

/** The rows of a list, or the views of a stack, among which one is moved. */
function entriesBeside(moved) {
  const selector = moved.dataset.moves == null ? ".entry:not(.add, [hidden])" : "[data-moves]";
  const list = moved.parentNode.closest(".stack, .rows");
  return [...list.querySelectorAll(selector)].filter((child) =>
    child.parentNode.closest(".stack, .rows") === list);
}

function beginDrag() {
  clearTimeout(drag.timer);
  const { row, id } = drag;
  drag.isMoving = true;
  row.setPointerCapture(id);
  row.classList.add("dragging");
}

function moveDrag({ clientX, clientY, pointerType }) {
  const { row, x, y } = drag;
  if (!row.isConnected) return cancelDrag();
  const [dx, dy] = [clientX + scrollX - x, clientY + scrollY - y];
  if (!drag.isMoving) {
    if (Math.hypot(dx, dy) < 6) return;
    if (pointerType === "touch") return cancelDrag();
    beginDrag();
  }
  if (clientY < 48) scrollBy(0, -12);
  if (clientY > innerHeight - 48) scrollBy(0, 12);
  const isInLine = row.matches(".stack:not(.vertical) *");
  row.style.translate = `${isInLine ? dx : 0}px ${dy}px`;
  const entries = entriesBeside(row);
  const others = entries.filter((entry) => entry !== row);
  const sign = row.matches(":dir(rtl)") ? -1 : 1;
  const boxes = others.map((entry) => entry.getBoundingClientRect());
  // Beside the lines is in the nearest one.
  const lineY = Math.max(Math.min(...boxes.map(({ top }) => top)),
    Math.min(Math.max(...boxes.map(({ bottom }) => bottom)), clientY));
  drag.index = boxes.filter(({ top, bottom, left, right }) => {
    if (!isInLine) return (top + bottom) / 2 < clientY;
    return bottom < lineY || top <= lineY && (clientX - (left + right) / 2) * sign > 0;
  }).length;
  clearDropMarks();
  const target = others[drag.index] ?? others.at(-1);
  if (target) target.dataset.drop = others[drag.index] ? "before" : "after";
}

function sendDrag() {
  const { row, index: place } = drag;
  hasDragged = place != null;
  if (!hasDragged || place === entriesBeside(row).indexOf(row)) return;
  flush();
  enqueue({ view: idOf(row), do: "move", place });
}

function cancelDrag() {
  if (!drag) return false;
  clearTimeout(drag.timer);
  const { row, isMoving } = drag;
  row.classList.remove("dragging");
  row.style.translate = "";
  clearDropMarks();
  drag = null;
  return !!isMoving;
}

function clearDropMarks() {
  for (const entry of screens.querySelectorAll("[data-drop]")) delete entry.dataset.drop;
}

// MARK: Start

let hasStarted = false;

/** Waits for the first paint, and for what the browser restores. */
function start() {
  requestAnimationFrame(() => setTimeout(() => {
    hasStarted = true;
    run();
  }));
}

for (const element of screens.querySelectorAll("*")) dress(element);
if (!prefix) history.replaceState({ ...history.state, rowkit: depth }, "");
coverPage();
placePopover();
if (document.readyState === "complete") start();
else addEventListener("load", start);
