// The client of a form in a browser.
//
// The page works without this file: buttons post the form. With it, each action of the user is sent
// as an event, and the response is a patch of the page. The server decides what is shown; the page
// decides what the focused control holds, and every control whose text the server has not seen.

// MARK: The page

const form = document.getElementById("rowkit");
const screens = document.getElementById(">");
const region = document.getElementById("rowkit-status");

/** Returns an attribute of the form, whose own properties a control may hide by its name. */
const attribute = (name) => Element.prototype.getAttribute.call(form, name);
/** Returns the element of a view. Identifiers are no selectors: they contain `>`, `/` and `:`. */
const byID = (id) => document.getElementById(id);
/** The view that a control acts for: itself, or the group that it is an option of. */
const viewOf = (control) => control.dataset.of ?? control.id;
/** Returns the open screens, the topmost last. */
const openScreens = () => [...screens.children].filter((child) => child.matches(".screen"));

const session = attribute("data-session");
/** Identifies this load of the page among those of the session. */
const page = [...crypto.getRandomValues(new Uint8Array(8))]
  .map((byte) => byte.toString(16).padStart(2, "0")).join("");

const FOCUSABLE = ["input:not([type=hidden])", "select", "textarea", "button", "summary"]
  .map((name) => name + ":not([disabled], [hidden])").join() + ", a[href], [tabindex]";

/** Messages in the status region, by their subject. */
const notes = { offline: "", account: "", refused: "" };

/** Shows a message in the status region, or removes it if the text is empty. */
function note(subject, text) {
  notes[subject] = text;
  const all = Object.values(notes).filter(Boolean).join(" ");
  if (region && region.textContent !== all) region.textContent = all;
}

// MARK: Text

const segmenter = Intl.Segmenter && new Intl.Segmenter();
const characters = (text) =>
  segmenter ? Array.from(segmenter.segment(text), (part) => part.segment) : [...text];

/** Returns the place of the caret in characters, or undefined if the control has no caret. */
const caretOf = (control) =>
  control.selectionStart == null
    ? undefined : characters(control.value.slice(0, control.selectionStart)).length;

/** Writes the text of a control, and keeps the caret where it is in the text. */
function writeText(control, text, caret) {
  if (control.value === text) return;
  const old = control.value;
  const start = document.activeElement === control ? control.selectionStart : null;
  control.value = text;
  if (start == null) return;
  const place = caret != null ? characters(text).slice(0, caret).join("").length
    : text.startsWith(old.slice(0, start)) ? start
    : Math.max(0, text.length - (old.length - start));
  control.setSelectionRange(place, place);
}

// MARK: What the server has not seen

/** The number of the last edit of each view that no applied patch has acknowledged. */
const edits = new Map();
let editCount = 0;
/** The control in which text is being composed, or null. */
let composing = null;

/** Records that the user changed a control. */
const recordEdit = (control) => edits.set(viewOf(control), ++editCount);

/** Forgets an edit that the server has seen, unless there is a newer one. */
function acknowledge(view, edit) {
  if (edits.get(view) <= edit) edits.delete(view);
}

/** Whether the value of a control belongs to the user, so that drawing must not change it. */
function isKept(control) {
  if (control === composing) return true;
  if (edits.has(viewOf(control))) return true;
  const active = document.activeElement;
  return active === control || !!control.dataset.of && active?.dataset?.of === control.dataset.of;
}

// MARK: Queue

/** Events in order; the first is being sent if it has a number. */
let queue = [];
let lastNumber = 0;
/** The number of the last patch that was applied. */
let seen = Number(attribute("data-number")) || 0;
let needsConnect = true;
/** Whether the page has been connected, or posts plainly because it cannot be. */
let isLive = false;
let isPlain = false;
let isSignedOut = false;
let isRunning = false;
let failures = 0;
let wake = null;
/** How often the user moved the focus. */
let focusCount = 0;

/** Actions that state a value, of which only the last counts. */
const STATES = new Set(["type", "toggle", "set", "choose", "date", "color", "files"]);

/**
 * Adds an event to the queue. It replaces the last one if that is waiting, states a value too, and
 * is of the same view.
 */
function enqueue(event, { button, once, files } = {}) {
  if (isPlain) return;
  const last = queue.at(-1);
  const isSame = last && !last.number && last.event.view === event.view
    && last.event.do === event.do;
  const edit = edits.get(event.view);
  if (isSame && !once && !last.once && STATES.has(event.do)) {
    Object.assign(last, { event, files, edit, isCovered: false });
  } else if (isSame && event.touch?.phase === "moved" && last.event.touch.phase === "moved") {
    last.event.touch.points.push(...event.touch.points);
  } else {
    const entry = { event, button, once, files, edit, focusCount };
    entry.timer = setTimeout(() => { entry.isLate = true; showLate(entry); }, 150);
    queue.push(entry);
  }
  run();
}

/** Performs what is due, one request at a time: resend, connect, then send. */
async function run() {
  if (isRunning || !isLive && !needsConnect) return;
  isRunning = true;
  while (!isPlain && !isSignedOut && (needsConnect || queue.length)) {
    const isDone = queue[0]?.number || !needsConnect ? await send(queue[0]) : await connect();
    if (isDone) continue;
    const delay = Math.min(15000, 300 * 2 ** failures++) * (0.5 + Math.random() / 2);
    await new Promise((done) => { wake = done; setTimeout(done, delay); });
  }
  isRunning = false;
}

/** Connects again, because patches are missing or the server may have lost the session. */
function recover() {
  needsConnect = true;
  run();
}

/** Sends an event. Returns whether to go on at once. */
async function send(entry) {
  entry.number ??= ++lastNumber;
  const { status, answer } = entry.files
    ? await post(session + "/files", filesBody(entry))
    : await post(session + "/events", eventBody(entry), AbortSignal.timeout(60000));
  if (entry !== queue[0]) return true;
  if (answer) {
    queue.shift();
    failures = 0;
    receive(answer, entry);
    return true;
  }
  if (status === 409 || status === 410) {
    entry.number = undefined;
    entry.losses = (entry.losses ?? 0) + 1;
    if (entry.losses > 3) finish(queue.shift());
    needsConnect = true;
    return entry.losses < 2;
  }
  if (status < 500 && status !== 0 && status !== 401 && status !== 429 || status === 500) {
    // The event itself is at fault. What its control holds is sent by connecting.
    finish(queue.shift());
    needsConnect = true;
  }
  return false;
}

const eventBody = (entry) =>
  JSON.stringify({ page, n: entry.number, seen, event: entry.event });

function filesBody(entry) {
  const body = new FormData();
  body.append("page", page);
  body.append("n", entry.number);
  body.append("view", entry.event.view);
  for (const file of entry.files) body.append("files", file);
  return body;
}

/**
 * Posts a body. Returns the JSON of the response, or a status: 0 if there was no response, and 401 if
 * the user has to sign in.
 */
async function post(url, body, signal) {
  const isJSON = typeof body === "string";
  const headers = { Accept: "application/json" };
  if (isJSON) headers["Content-Type"] = "application/json";
  let status = 0;
  try {
    // Browsers refuse to keep bodies over 64 KB alive.
    const keepalive = isJSON && body.length < 15000;
    const response = await fetch(
      url, { method: "POST", body, headers, keepalive, signal, credentials: "same-origin" });
    status = response.status;
    if (response.ok) {
      if (/json/.test(response.headers.get("Content-Type"))) {
        status = 0;
        const answer = await response.json();
        trouble("request", false);
        return { status: 200, answer };
      }
      status = 401;
    }
  } catch { }
  if (status === 403) status = 401;
  if (status === 401 && isLive) signOut();
  trouble("request", status === 0 || status > 500 || status === 429);
  return { status };
}

// MARK: Connecting

/** Sends the whole form, and takes what the server shows for it. Returns whether that worked. */
async function connect() {
  const covered = editCount;
  cancelTimers();
  for (const entry of queue) entry.isCovered = STATES.has(entry.event.do) && !entry.once;
  const body = new FormData(form);
  body.append("_page", page);
  body.append("_number", seen);
  const { status, answer } = await post(session, body);
  if (!answer) {
    if (!isLive && status >= 400 && status < 500 && status !== 429) goPlain();
    return false;
  }
  needsConnect = false;
  isLive = true;
  lastNumber = 0;
  seen = answer.number;
  early.clear();
  for (const [view, edit] of edits) if (edit <= covered) edits.delete(view);
  takeState(answer.state);
  if (answer.title != null) document.title = answer.title;
  if (answer.html) {
    patching(() => morph(screens, parse(answer.html)), { keepsSecrets: true });
  }
  note("account", "");
  note("refused", (answer.refused ?? []).join(" "));
  // The connection told the server all values. Other events go on if their views still exist.
  queue = queue.filter((entry) => {
    entry.number = undefined;
    if (!entry.isCovered && byID(entry.event.view ?? entry.event.submit)) return true;
    finish(entry);
    return false;
  });
  if (focusedView && !queue.some((entry) => entry.event.do === "focus")) {
    queue.unshift({ event: { view: focusedView, do: "focus" }, focusCount });
  }
  if (!queue.length) failures = 0;
  openStream();
  return true;
}

/** Leaves everything to plain posts, beginning with the button that was pressed meanwhile. */
function goPlain() {
  isPlain = true;
  const button = queue.find((entry) => entry.button)?.button;
  for (const entry of queue) finish(entry);
  queue = [];
  closeStream();
  if (button?.isConnected) HTMLFormElement.prototype.requestSubmit.call(form, button);
}

/** Stops until the user comes back from signing in elsewhere. */
function signOut() {
  isSignedOut = true;
  closeStream();
  note("account", attribute("data-sign-in") ?? "Sign in again to continue. Your entries are kept.");
}

const troubles = new Set();
let troubleTimer = 0;

/** Records whether a connection fails, and says so if that lasts. */
function trouble(source, isFailing) {
  if (isFailing === troubles.has(source)) return;
  if (isFailing) troubles.add(source); else troubles.delete(source);
  if (!troubles.size) {
    clearTimeout(troubleTimer);
    troubleTimer = 0;
    note("offline", "");
  } else {
    troubleTimer ||= setTimeout(() => note("offline", attribute("data-offline") ?? ""), 2000);
  }
}

// MARK: Pushes

let stream = null;
let streamFailures = 0;
let streamTimer = 0;
let hideTimer = 0;
let isAway = false;

/** Opens the stream of patches that follow the last one applied. */
function openStream() {
  closeStream();
  if (!isLive || isAway || isSignedOut) return;
  stream = new EventSource(`${session}/stream?page=${page}&number=${seen}`);
  stream.onopen = () => {
    streamFailures = 0;
    trouble("stream", false);
  };
  stream.onmessage = (message) => receive(JSON.parse(message.data));
  stream.onerror = () => {
    trouble("stream", true);
    if (stream.readyState !== EventSource.CLOSED) return;
    // The browser has given up. Nothing says why, so the session may be lost.
    closeStream();
    const delay = Math.min(15000, 300 * 2 ** streamFailures++) * (0.5 + Math.random() / 2);
    streamTimer = setTimeout(recover, delay);
  };
}

function closeStream() {
  clearTimeout(streamTimer);
  stream?.close();
  stream = null;
}

/** Closes the stream of a page that nobody looks at, and opens it again. */
function setAway(away) {
  clearTimeout(hideTimer);
  if (away === isAway) return;
  isAway = away;
  if (away) {
    closeStream();
    trouble("stream", false);
  } else {
    openStream();
  }
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    flush();
    hideTimer = setTimeout(setAway, 30000, true);
    return;
  }
  setAway(false);
  if (isSignedOut) {
    isSignedOut = false;
    recover();
  }
});

addEventListener("online", () => {
  wake?.();
  if (isLive && !needsConnect && stream?.readyState !== EventSource.OPEN) openStream();
});

addEventListener("pagehide", () => {
  flush();
  isAway = true;
  closeStream();
  if (!isLive || needsConnect) return;
  for (const entry of queue) {
    if (entry.number || entry.files) continue;
    entry.number = ++lastNumber;
    entry.hasLeft = true;
    post(session + "/events", eventBody(entry));
  }
});

addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  isAway = false;
  queue = queue.filter((entry) => {
    if (entry.hasLeft || entry.event.submit) finish(entry);
    return !entry.hasLeft && !entry.event.submit;
  });
  if (submission) finish(submission);
  if (!isPlain) recover();
});

// MARK: Patches

/** Patches that wait for others before them, by number, with the events that they answer. */
const early = new Map();
let gapTimer = 0;
/** Whether a button is being pressed, which must not move away from under the pointer. */
let isPressing = false;
/** Whether a patch is being applied, during which the page causes events, not the user. */
let isPatching = false;
let focusWasSet = false;
let keepsSecrets = false;

/** Applies a patch in its turn. */
function receive(patch, entry) {
  if (patch.number > seen) {
    early.set(patch.number, [patch, entry]);
    if (entry) finish(entry, patch);
    applyInOrder();
  } else if (entry) {
    finish(entry, patch);
    acknowledge(entry.event.view, entry.edit);
  }
}

function applyInOrder() {
  while (!isPressing && early.has(seen + 1)) {
    const [patch, entry] = early.get(seen + 1);
    early.delete(++seen);
    try {
      apply(patch, entry);
    } catch (error) {
      console.error(error);
      seen = -1;
      early.clear();
      recover();
    }
  }
  const isGap = early.size && !early.has(seen + 1);
  if (!isGap) {
    clearTimeout(gapTimer);
    gapTimer = 0;
  } else {
    gapTimer ||= setTimeout(() => { gapTimer = 0; recover(); }, 2000);
  }
}

function apply(patch, entry) {
  if (entry) acknowledge(entry.event.view, entry.edit);
  patching(() => {
    for (const [name, ...values] of patch.ops ?? []) operations[name]?.(...values, entry);
  });
  takeState(patch.state);
  if (submission?.isLate) showLate(submission);
}

/** The operations of patches, by name. */
const operations = {
  draw(html) {
    const want = parse(html);
    replace(find(want.id), want);
  },
  insert(html, parent, after) {
    const want = parse(html);
    const old = byID(want.id);
    const node = old ? replace(old, want) : null;
    const rows = container(parent);
    const next = following(rows, after);
    if (node) place(node, rows, next); else build(want, rows, next);
  },
  move(id, parent, after) {
    const rows = container(parent);
    place(find(id), rows, following(rows, after));
  },
  remove(id) { byID(id)?.remove(); },
  value(id, value, caret) { writeValue(find(id), value, typeof caret === "number" ? caret : null); },
  focus(id, entry) {
    // A focus that the user has moved since the event stays.
    if (entry && entry.focusCount !== focusCount) return;
    focusWasSet = true;
    if (id == null) {
      document.activeElement?.blur();
      focusedView = null;
    } else {
      focusOn(byID(id));
    }
  },
  reveal(id) { scrollTo(byID(id)); },
  title(text) { document.title = text; },
  go(url) { location.assign(url); },
};

function find(id) {
  const element = byID(id);
  if (!element) throw new Error(`There is no view "${id}" to patch.`);
  return element;
}

/** Returns the element that holds the children of a view. */
function container(id) {
  const parent = find(id);
  return parent.querySelector(":scope > .sections, :scope > .rows") ?? parent;
}

/** Returns the node before which to put what goes after a view. */
const following = (rows, after) => after == null ? rows.firstChild : find(after).nextSibling;

/** Takes the sealed state, which a plain post and a connection hand back. */
function takeState(state) {
  if (!state) return;
  const old = document.querySelectorAll("input[name=_state]");
  const input = document.createElement("input");
  Object.assign(input, { type: "hidden", name: "_state", autocomplete: "off" });
  input.value = state.base ?? state.add;
  if (state.base != null) for (const field of old) field.remove();
  screens.before(input);
}

/** Writes the value that the server gave a control, unless the user has changed it since. */
function writeValue(control, value, caret) {
  if (control === composing || edits.has(viewOf(control))) return;
  if (control.type === "password" || revealed.has(control)) {
    control.value = "";
    control.toggleAttribute("data-filled", !!value);
  } else if (control.type === "checkbox" || control.type === "radio") {
    control.checked = value;
  } else if (control.type === "color") {
    const none = byID(control.id + "!none");
    if (none) none.checked = value == null;
    if (value != null) control.value = value;
  } else if (control.type === "file") {
    control.value = "";
  } else if ("selectionStart" in control || control.matches("input")) {
    writeText(control, String(value ?? ""), caret);
  } else {
    const keys = new Set([value ?? []].flat().map((key) => "=" + key));
    for (const option of control.options ?? control.querySelectorAll("input")) {
      const isChosen = keys.has(option.value) || option.value === "" && !keys.size;
      option["selected" in option ? "selected" : "checked"] = isChosen;
    }
  }
}

/** Changes the page, mutes what that causes, and then puts focus, screens and history right. */
function patching(change, { keepsSecrets: keeps = false } = {}) {
  const active = document.activeElement;
  const selection = active?.selectionStart != null
    && [active.selectionStart, active.selectionEnd, active.selectionDirection];
  const neighbours = focusNeighbours(active);
  const before = openScreens().map(({ id, dataset }) => ({ id, presenter: dataset.presenter }));
  const scroll = scrollY;
  isPatching = true;
  focusWasSet = false;
  keepsSecrets = keeps;
  try {
    change();
    const hadFocus = active && active !== document.body;
    if (!focusWasSet) followScreens(before, scroll, keeps && !hadFocus);
    if (!focusWasSet && hadFocus && document.activeElement !== active) {
      if (active.isConnected && !active.closest("[inert], [hidden]")) {
        active.focus({ preventScroll: true });
        if (selection) active.setSelectionRange(...selection);
      } else {
        const next = neighbours.find((row) => row.isConnected && !row.closest("[inert], [hidden]"));
        focusOn(next ?? openScreens().at(-1)?.querySelector("h1"));
      }
    }
  } finally {
    isPatching = keepsSecrets = false;
  }
  placePopover();
  followInHistory();
}

/** Returns the rows that can take the focus if the row of an element goes, the nearest first. */
function focusNeighbours(element) {
  const row = element?.closest?.(".row");
  if (!row) return [];
  const rows = [...row.closest(".screen").querySelectorAll(".row")];
  const index = rows.indexOf(row);
  return [row, ...rows.slice(index + 1, index + 3), ...rows.slice(0, index).reverse()];
}

// MARK: Morphing

/** Attributes that the client sets itself. */
const OWN = new Set(["style", "open", "aria-busy", "data-drop"]);

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

/** What tells an element without identifier from its siblings, or undefined. */
function identity(node) {
  if (node.id) return node.id;
  if (node.nodeName === "OPTION") return node.value;
  if (node.name && node.value) return `${node.name}=${node.value}`;
  if (node.nodeName !== "LABEL" && node.nodeName !== "LI") return undefined;
  const control = node.querySelector("[id], [name]");
  return control ? identity(control) : undefined;
}

const typeOf = (node) => revealed.has(node) ? "password" : node.type;

/** Whether an element can become another. */
const isSimilar = (node, want) =>
  node.nodeName === want.nodeName && (want.nodeName !== "INPUT" || typeOf(node) === want.type);

/** Makes an element equal to another, or replaces it. Returns the element in the page. */
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
  const isControl = node.dataset?.k !== undefined;
  const kept = isControl && isKept(node);
  const oldFilled = node.hasAttribute("data-filled");
  morphAttributes(node, want, kept);
  switch (node.nodeName) {
    case "TEXTAREA":
      if (!kept) writeText(node, want.value);
      break;
    case "SELECT": {
      const chosen = [...(kept ? node : want).selectedOptions].map((option) => option.value);
      morphChildren(node, want);
      for (const option of node.options) {
        const isChosen = chosen.includes(option.value);
        if (option.selected !== isChosen) option.selected = isChosen;
      }
      break;
    }
    case "INPUT":
      morphInput(node, want, kept, oldFilled);
      break;
    default:
      morphChildren(node, want);
  }
}

function morphInput(input, want, kept, wasFilled) {
  switch (want.type) {
    case "file": return;
    case "password":
      // Text that comes back as filled was replaced by the program.
      if (want.hasAttribute("data-filled") && !wasFilled && !keepsSecrets
        && !edits.has(input.id) && input !== composing) input.value = "";
      return;
    case "checkbox": case "radio":
      if (!kept && input.checked !== want.checked) input.checked = want.checked;
      return;
    default:
      if (!kept) writeText(input, want.value);
  }
}

function morphAttributes(node, want, kept) {
  const isBox = node.type === "checkbox" || node.type === "radio";
  const isSkipped = (name) => OWN.has(name) || name === "checked" || name === "selected"
    || name === "value" && node.nodeName === "INPUT" && !isBox && (kept || node.type === "file")
    || name === "type" && revealed.has(node)
    || node.dataset?.reveal !== undefined && (name === "hidden" || name === "aria-pressed");
  const isPending = node.classList.contains("pending");
  let isDressed = false;
  const note = (name) => isDressed ||= name.startsWith("data-");
  for (const { name } of [...node.attributes]) {
    if (want.hasAttribute(name) || isSkipped(name)) continue;
    node.removeAttribute(name);
    note(name);
  }
  for (const { name, value } of want.attributes) {
    if (node.getAttribute(name) === value || isSkipped(name)) continue;
    if (name === "disabled" && node === document.activeElement) {
      // A disabled control would lose the focus.
      node.setAttribute("aria-disabled", "true");
      continue;
    }
    node.setAttribute(name, value);
    note(name);
  }
  if (isPending) node.classList.add("pending");
  if (isDressed) dress(node);
}

function morphChildren(parent, want) {
  let next = parent.firstChild;
  for (const child of [...want.childNodes]) {
    if (child.nodeType === Node.COMMENT_NODE) continue;
    const node = partner(child, next, parent);
    if (!node) {
      build(child, parent, next);
      continue;
    }
    if (node === next) next = next.nextSibling; else place(node, parent, next);
    if (child.nodeType === Node.ELEMENT_NODE) morph(node, child);
    else if (node.data !== child.data) node.data = child.data;
  }
  while (next) {
    const node = next;
    next = next.nextSibling;
    node.remove();
  }
}

/** Returns the node that becomes a child of its parent, or nothing if it has to be made. */
function partner(want, first, parent) {
  if (want.nodeType !== Node.ELEMENT_NODE) {
    return first?.nodeType === want.nodeType ? first : null;
  }
  if (want.id) {
    const node = byID(want.id);
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

/** Makes a node. What it contains is taken from the page where that is there already. */
function build(want, parent, next) {
  const node = document.importNode(want, want.nodeName === "TEXTAREA");
  parent.insertBefore(node, next);
  if (node.nodeType !== Node.ELEMENT_NODE) return node;
  if (node.nodeName !== "TEXTAREA") morphChildren(node, want);
  dress(node);
  return node;
}

/** Moves a node without taking the focus from what it contains. */
function place(node, parent, next) {
  if (node === next || node.parentNode === parent && node.nextSibling === next) return;
  if (parent.moveBefore && node.isConnected) return parent.moveBefore(node, next);
  const isSibling = node.parentNode === parent;
  if (!isSibling || !node.contains(document.activeElement)) return parent.insertBefore(node, next);
  // Browsers blur what is moved, so the siblings move instead.
  if (next && node.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_PRECEDING) {
    const end = node.nextSibling;
    while (next !== node) {
      const sibling = next;
      next = next.nextSibling;
      parent.insertBefore(sibling, end);
    }
  } else {
    while (node.nextSibling !== next) parent.insertBefore(node.nextSibling, node);
  }
}

// MARK: Looks that no class can say

/** The styles of data attributes; style attributes in markup are not allowed. */
const LOOKS = {
  color: (style, text) => { style.color = text; },
  background: (style, text) => { style.backgroundColor = text; },
  height: (style, text) => { style.minBlockSize = text && `${text}px`; },
  points: (style, text) => { style.fontSize = text && `${text / 16}rem`; },
  lines: (style, text) => { style.webkitLineClamp = text; },
  spacing: (style, text) => { style.gap = text && `${text}px`; },
  share: (style, text) => { style.flex = text && `${text} 1 0`; },
};

const DRESSED = [...Object.keys(LOOKS), "reveal"].map((name) => `[data-${name}]`).join();

/** Applies the data attributes of an element. */
function dress(element) {
  for (const name in LOOKS) {
    const text = element.dataset[name] ?? "";
    if (text || element.hasAttribute("style")) LOOKS[name](element.style, text);
  }
  if (element.dataset.reveal !== undefined) element.hidden = false;
}

// MARK: Work in progress

/** The submission that has no response yet, or null. */
let submission = null;

/** Shows that an event takes long: at the button, or else at the row. */
function showLate(entry) {
  const element = lateElement(entry);
  if (!element) return;
  element.classList.add("pending");
  element.setAttribute("aria-busy", "true");
  const label = entry.event.submit && attribute("data-sending");
  if (!label || element.textContent === label) return;
  entry.label = [...element.childNodes];
  element.textContent = label;
}

const lateElement = ({ button, event }) =>
  button?.isConnected ? button : byID(event.view)?.closest(".row");

/** Ends the display of an event that was answered or dropped. */
function finish(entry, patch) {
  clearTimeout(entry.timer);
  if (patch && entry.event.do !== "focus" && entry.event.do !== "blur") {
    note("refused", patch.refusal ?? "");
  }
  // The label of a submission stays until the page is left.
  if (patch?.ops?.some(([name]) => name === "go")) return;
  if (entry === submission) {
    submission = null;
    entry.button.removeAttribute("aria-disabled");
    if (entry.label) entry.button.replaceChildren(...entry.label);
  }
  const element = entry.isLate && lateElement(entry);
  if (!element) return;
  const isShared = queue.some((other) => other !== entry && other.isLate
    && lateElement(other) === element);
  if (isShared) return;
  element.classList.remove("pending");
  element.removeAttribute("aria-busy");
}

// MARK: Focus

/** The view that the server believes to have the focus, or null. */
let focusedView = null;

const hasReducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

function scrollTo(element) {
  const behavior = hasReducedMotion.matches ? "auto" : "smooth";
  element?.scrollIntoView({ block: "nearest", inline: "nearest", behavior });
}

/** Moves the focus to an element, or to the first control in it. */
function focusOn(element) {
  if (!element) return;
  const control = element.matches(FOCUSABLE) ? element
    : element.querySelector("input:checked")
      ?? element.querySelector(":is(input:not([type=hidden]), select, textarea):not([disabled])")
      ?? element.querySelector(FOCUSABLE);
  control?.focus({ preventScroll: true });
  focusedView = focusableView(document.activeElement);
  scrollTo(control ?? element);
}

/** The view whose focus the server wants to know of, or null. */
const focusableView = (element) =>
  element?.dataset?.k !== undefined || element?.dataset?.keys !== undefined
    ? viewOf(element) : null;

screens.addEventListener("focusin", ({ target }) => {
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
  const wasComposing = target === composing;
  if (wasComposing) {
    composing = null;
    schedule(target, 0);
  }
  flush();
  const hasFocusStill = document.activeElement === target;
  if (hasFocusStill || focusableView(relatedTarget) || focusableView(target) !== focusedView) return;
  const view = focusedView;
  focusedView = null;
  focusCount++;
  if (view) enqueue({ view, do: "blur" });
});

// MARK: Screens

/** The scroll positions of covered screens. */
const scrolls = new Map();

/** Moves the focus into a screen that was opened, or back to what presented one that was closed. */
function followScreens(before, scroll, isSilent) {
  const now = openScreens();
  const top = now.at(-1);
  const closed = before.filter(({ id }) => !now.some((screen) => screen.id === id));
  const isOpened = top && before.length && !before.some(({ id }) => id === top.id);
  if (isOpened) {
    scrolls.set(before.at(-1).id, scroll);
    if (isSilent) return;
    if (top.matches("main")) window.scrollTo(0, 0);
    focusWasSet = true;
    const isAlert = top.getAttribute("role") === "alertdialog";
    focusOn(isAlert && top.querySelector("[name=_dismiss]") || top.querySelector("h1"));
  } else if (closed.length) {
    if (scrolls.has(top?.id)) window.scrollTo(0, scrolls.get(top.id));
    if (isSilent) return;
    focusWasSet = true;
    focusOn(byID(closed[0].presenter) ?? top?.querySelector("h1"));
  }
}

function dismiss(screen) {
  flush();
  enqueue({ view: screen.id, do: "dismiss" });
}

/** Puts the topmost screen beside its presenter, if it is a popover and there is space. */
function placePopover() {
  const screen = openScreens().at(-1);
  if (!screen?.matches(".popover")) return;
  const anchor = byID(screen.dataset.presenter)?.getBoundingClientRect();
  screen.classList.toggle("placed", !!anchor && innerWidth >= 576);
  if (!screen.matches(".placed")) return;
  const { width, height } = screen.getBoundingClientRect();
  const isBelow = anchor.bottom + 8 + height <= innerHeight || anchor.top - 8 - height < 0;
  const isReversed = getComputedStyle(screen).direction === "rtl";
  const within = (place, end) => `${Math.max(8, Math.min(place, end - 8))}px`;
  screen.style.top = within(isBelow ? anchor.bottom + 8 : anchor.top - 8 - height, innerHeight - height);
  screen.style.left = within(isReversed ? anchor.right - width : anchor.left, innerWidth - width);
}

addEventListener("resize", placePopover);

// MARK: History

/** The number of history entries of open screens behind the current one. */
let depth = 0;
let isTraversing = false;

/** Makes one history entry for each screen over the first. */
function followInHistory() {
  if (isTraversing || isPlain) return;
  const open = Math.max(0, openScreens().length - 1);
  for (; depth < open; depth++) history.pushState({ rowkit: depth + 1 }, "");
  if (depth === open) return;
  isTraversing = true;
  history.go(open - depth);
}

addEventListener("popstate", ({ state }) => {
  const place = state?.rowkit;
  if (place === undefined || isPlain) return;
  const levels = depth - place;
  depth = place;
  if (isTraversing) {
    isTraversing = false;
    followInHistory();
  } else if (levels < 0) {
    // What was closed cannot be opened by going forward.
    followInHistory();
  } else {
    for (const screen of openScreens().slice(1).slice(-levels).reverse()) dismiss(screen);
  }
});

// MARK: Controls

/** Controls whose value is not in the queue yet, with their timers. */
const unsent = new Map();
/** Password fields whose text is shown. */
const revealed = new WeakSet();

/** Sends the value of a control after a delay in milliseconds, or when flushed if that is null. */
function schedule(control, delay) {
  clearTimeout(unsent.get(control));
  unsent.set(control, delay == null ? 0 : setTimeout(flush, delay, control));
}

/** Adds the values of controls to the queue that wait for the user to pause. */
function flush(only) {
  for (const [control, timer] of [...unsent]) {
    if (only && control !== only) continue;
    clearTimeout(timer);
    unsent.delete(control);
    if (control.isConnected) sendValue(control);
  }
}

function cancelTimers() {
  for (const timer of unsent.values()) clearTimeout(timer);
  unsent.clear();
}

/** Adds the value of a control to the queue. */
function sendValue(control) {
  const event = valueEvent(control);
  if (event) enqueue({ view: viewOf(control), ...event }, { files: event.do === "files" && [...control.files] });
}

/** Returns what a control holds as an action, or null if it holds nothing that makes sense. */
function valueEvent(control) {
  const { value, checked } = control;
  switch (control.dataset.k) {
    case "type": return { do: "type", text: value, caret: caretOf(control) };
    case "toggle": return { do: "toggle", on: checked };
    case "set": {
      const number = value.trim() ? Number(value.replace(",", ".")) : NaN;
      return Number.isFinite(number) ? { do: "set", number } : null;
    }
    case "choose": return { do: "choose", keys: chosenKeys(control) };
    case "date": return control.validity.badInput ? null : { do: "date", date: value || null };
    case "color": {
      const isButton = control.type === "radio";
      if (isButton) return { do: "color", color: checked ? value.slice(1) : null };
      const none = byID(control.id + "!none");
      if (none) none.checked = false;
      return { do: "color", color: value.toUpperCase() };
    }
    case "nocolor":
      return { do: "color", color: checked ? null : byID(viewOf(control)).value.toUpperCase() };
    case "files": return { do: "files", files: [] };
  }
  return null;
}

function chosenKeys(control) {
  const chosen = control.selectedOptions ?? byID(viewOf(control)).querySelectorAll("input:checked");
  return Array.from(chosen, (option) => option.value).filter(Boolean).map((text) => text.slice(1));
}

const isSearch = (control) => control.getAttribute("role") === "combobox"
  || control.getAttribute("enterkeyhint") === "search" || control.closest(".above");

screens.addEventListener("input", ({ target }) => {
  const kind = target.dataset.k;
  if (isPatching || isPlain || !kind) return;
  recordEdit(target);
  target.removeAttribute("data-filled");
  if (kind === "type") schedule(target, isSearch(target) ? 250 : 100);
  // Half a number or a duration is not worth sending.
  else if (target.type === "text") schedule(target, null);
  else if (kind === "date") schedule(target, 250);
  else if (target.type === "range" || target.type === "color") sendValue(target);
});

screens.addEventListener("change", ({ target }) => {
  const kind = target.dataset.k;
  if (isPatching || isPlain || !kind) return;
  if (kind === "type" || kind === "date") {
    flush();
    // Autofill leaves a field without blurring it.
    const isFocused = target === document.activeElement;
    if (kind === "type" && !isFocused) enqueue({ view: target.id, do: "commit" });
    return;
  }
  flush();
  if (target.type === "text") {
    if (!valueEvent(target)) restoreNumber(target);
  } else if (target.type !== "range" && target.type !== "color") {
    recordEdit(target);
    sendValue(target);
  }
});

/** Shows the last number again, in place of text that is none. */
function restoreNumber(control) {
  edits.delete(control.id);
  control.value = control.defaultValue;
}

screens.addEventListener("compositionstart", ({ target }) => { composing = target; });
screens.addEventListener("compositionend", ({ target }) => {
  composing = null;
  if (isPatching || target.dataset.k !== "type") return;
  // Text that the server wrote meanwhile was not shown: sending tells what is.
  recordEdit(target);
  schedule(target, 0);
});

// MARK: Buttons

document.addEventListener("submit", (event) => {
  if (event.target !== form) return;
  for (const input of screens.querySelectorAll("input")) if (revealed.has(input)) conceal(input);
  if (isPlain) return;
  event.preventDefault();
  const button = event.submitter;
  if (button && button.getAttribute("aria-disabled") !== "true") press(button);
});

/** Sends the event of a button, which its name and value tell. */
function press(button) {
  flush();
  const [view, ...words] = button.value.split(" ");
  const rest = words.join(" ");
  const menu = button.closest("details.menu");
  if (menu) {
    menu.querySelector("summary").focus();
    menu.open = false;
  }
  const add = (action) => enqueue({ view, ...action }, { button, once: true });
  switch (button.name) {
    case "_press": return add({ do: "press" });
    case "_dismiss": return add({ do: "dismiss" });
    case "_delete": return add({ do: "delete" });
    case "_move": return add({ do: "move", place: Number(rest) });
    case "_choose": return add({ do: "choose", keys: [rest] });
    case "_swipe": return add({ do: "swipe", edge: words[0], place: Number(words[1]) });
    case "_set": return step(button, byID(view), Number(rest));
    case "_submit": return submit(button, view);
  }
}

/** Submits a screen, once until there is a response. */
function submit(button, screen) {
  if (submission) return;
  button.setAttribute("aria-disabled", "true");
  enqueue({ submit: screen }, { button });
  submission = queue.at(-1);
}

/** Changes the number of a stepper at once, so that a second press continues from there. */
function step(button, input, number) {
  const { min, max, step } = input.dataset;
  const shown = Number(input.value);
  if (step && input.value.trim() && Number.isFinite(shown)) {
    const sign = button.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    number = Number((shown + sign * step).toPrecision(12));
    number = Math.max(min ?? -Infinity, Math.min(max ?? Infinity, number));
  }
  input.value = number;
  recordEdit(input);
  sendValue(input);
}

function conceal(input) {
  revealed.delete(input);
  input.type = "password";
  const buttons = screens.querySelectorAll("[data-reveal]");
  for (const button of buttons) {
    if (button.dataset.reveal === input.id) button.setAttribute("aria-pressed", "false");
  }
}

/** The radio button that was chosen when the user began to press it, or null. */
let pressedRadio = null;

const noteRadio = (target) => {
  const radio = target.closest?.("label")?.control ?? target;
  const isClearing = radio.type === "radio" && radio.checked && radio.dataset.clears !== undefined;
  pressedRadio = isClearing ? radio : null;
};

document.addEventListener("click", (event) => {
  const { target } = event;
  for (const menu of screens.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(target)) menu.open = false;
  }
  if (target === pressedRadio) {
    pressedRadio = null;
    target.checked = false;
    recordEdit(target);
    sendValue(target);
  }
  const revealButton = target.closest("[data-reveal]");
  if (revealButton) toggleReveal(byID(revealButton.dataset.reveal), revealButton);
  const link = target.closest(".summary a");
  if (link) {
    event.preventDefault();
    focusOn(byID(link.getAttribute("href").slice(1)));
    return;
  }
  if (isPlain) return;
  const option = target.closest("[role=option]");
  if (option && !target.closest("button") && option.dataset.key !== undefined) {
    const isEnabled = option.getAttribute("aria-disabled") !== "true";
    if (isEnabled) press(option.querySelector("button"));
  }
  const screen = openScreens().at(-1);
  if (screen?.matches(".popover") && isOutside(event, screen)) dismiss(screen);
});

function toggleReveal(input, button) {
  if (revealed.has(input)) return conceal(input);
  revealed.add(input);
  input.type = "text";
  button.setAttribute("aria-pressed", "true");
}

/** Whether a click hit the page beside a screen, or the backdrop that belongs to it. */
function isOutside({ target, clientX, clientY, detail }, screen) {
  if (target !== screen) return target.isConnected && !screen.contains(target);
  const { left, right, top, bottom } = screen.getBoundingClientRect();
  return detail > 0 && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

// MARK: Keys

const KEYS = {
  Enter: "enter", Escape: "escape", Backspace: "backspace", Delete: "delete", " ": "space",
  ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right",
  Home: "home", End: "end", PageUp: "pageUp", PageDown: "pageDown",
};

document.addEventListener("keydown", (event) => {
  const { target } = event;
  // Autofill sends key events without a key.
  const key = KEYS[event.key];
  if (isPlain || !key || event.isComposing || event.keyCode === 229) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === "space") noteRadio(target);
  const isInForm = screens.contains(target);
  if (!isInForm && target !== document.body) return;
  if (key === "escape" && escape(target)) return event.preventDefault();
  if (!isInForm) return;
  const isButton = target.matches("button, summary, a, input[type=file], input[type=color]");
  if (key === "enter" && target.nodeName === "INPUT" && !isButton) {
    event.preventDefault();
    flush();
    if (target.dataset.k === "type") enqueue(keyEvent(target, key, event.shiftKey));
    return;
  }
  const holder = target.closest("[data-keys]");
  if (!holder || !isSent(key, target, isButton)) return;
  if (key !== "backspace") event.preventDefault();
  flush();
  enqueue(keyEvent(holder, key, event.shiftKey));
});

const keyEvent = (element, key, shift) =>
  ({ view: viewOf(element), do: "key", key, ...(shift && { shift }) });

/** Whether a key means nothing to the browser at an element, so that the view may have it. */
function isSent(key, target, isButton) {
  if (isButton) return key !== "enter" && key !== "space";
  if (target.dataset.k === "type") {
    if (key === "backspace") return !target.selectionStart && !target.selectionEnd;
    const isMoving = key === "up" || key === "down";
    return key === "escape" || isMoving && target.nodeName === "INPUT";
  }
  return !target.matches("input, select, textarea") || key === "escape";
}

/** Closes what Escape closes, the innermost first. Returns whether that is done. */
function escape(target) {
  const menu = target.closest("details.menu[open]");
  if (menu) {
    menu.open = false;
    menu.querySelector("summary").focus();
    return true;
  }
  if (cancelDrag()) return true;
  if (target.getAttribute("aria-expanded") === "true" && target.matches("[role=combobox]")) {
    return false;
  }
  const open = openScreens();
  if (open.length < 2) return false;
  dismiss(open.at(-1));
  return true;
}

// MARK: Pointers

/** The touch of a canvas, or the drag of an entry, that goes on. */
let touch = null;
let drag = null;
let pressTimer = 0;

/** Takes the focus of the field away by no press on its suggestions. */
screens.addEventListener("mousedown", (event) => {
  if (event.target.closest(".popup")) event.preventDefault();
});

document.addEventListener("pointerdown", (event) => {
  const { target } = event;
  noteRadio(target);
  if (isPlain || event.button !== 0 || touch || drag || !target.closest) return;
  const canvas = target.closest("[data-k=point]");
  const handle = target.closest(".handle");
  if (canvas) {
    canvas.setPointerCapture(event.pointerId);
    touch = { canvas, id: event.pointerId };
    sendTouch("began", [event]);
  } else if (handle) {
    event.preventDefault();
    beginDrag(handle, event);
  } else if (target.closest("button, label, a, summary")) {
    isPressing = true;
    clearTimeout(pressTimer);
    pressTimer = setTimeout(endPress, 1000);
  }
});

function endPress() {
  clearTimeout(pressTimer);
  if (!isPressing) return;
  isPressing = false;
  applyInOrder();
}

document.addEventListener("pointermove", (event) => {
  if (touch?.id === event.pointerId) {
    const parts = event.getCoalescedEvents?.() ?? [];
    sendTouch("moved", parts.length ? parts : [event]);
  } else if (drag?.id === event.pointerId) {
    moveDrag(event.clientY);
  }
});

document.addEventListener("pointerup", (event) => {
  // The click comes first.
  setTimeout(endPress);
  if (touch?.id === event.pointerId) {
    sendTouch("ended", [event]);
    touch = null;
  } else if (drag?.id === event.pointerId) {
    endDrag();
  }
});

document.addEventListener("pointercancel", (event) => {
  endPress();
  if (touch?.id === event.pointerId) {
    sendTouch("cancelled", [event]);
    touch = null;
  } else if (drag?.id === event.pointerId) {
    cancelDrag();
  }
});

/** Sends points of a canvas in the units of its drawing. */
function sendTouch(phase, events) {
  const { canvas } = touch;
  const matrix = canvas.getScreenCTM()?.inverse();
  if (!matrix) return;
  const round = (number) => Math.round(number * 100) / 100;
  const points = events.map(({ clientX, clientY }) => {
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x: round(point.x), y: round(point.y) };
  });
  enqueue({ view: canvas.id, do: "point", touch: { phase, points } });
}

/** Returns the entries of a section that a row can move among. */
const entriesBeside = (row) =>
  [...row.parentNode.children].filter((child) => child.matches(".entry:not(.add, [hidden])"));

function beginDrag(handle, event) {
  const row = handle.closest(".row");
  handle.setPointerCapture(event.pointerId);
  row.classList.add("dragging");
  drag = { row, id: event.pointerId, start: event.clientY + scrollY };
}

/** Shows where the entry would go. */
function moveDrag(y) {
  const { row } = drag;
  if (!row.isConnected) return cancelDrag();
  if (y < 48) scrollBy(0, -12);
  if (y > innerHeight - 48) scrollBy(0, 12);
  row.style.translate = `0 ${y + scrollY - drag.start}px`;
  const others = entriesBeside(row).filter((entry) => entry !== row);
  drag.index = others.filter((entry) => {
    const { top, height } = entry.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
  clearDropMarks(others);
  const target = others[drag.index];
  if (target) target.dataset.drop = "before";
  else if (others.length) others.at(-1).dataset.drop = "after";
}

function endDrag() {
  const { row, index } = drag;
  const old = entriesBeside(row).indexOf(row);
  cancelDrag();
  if (index === undefined || index === old) return;
  flush();
  enqueue({ view: row.id, do: "move", place: index });
}

/** Ends a drag without moving the entry. Returns whether there was one. */
function cancelDrag() {
  if (!drag) return false;
  const { row } = drag;
  drag = null;
  row.classList.remove("dragging");
  row.style.translate = "";
  if (row.parentNode) clearDropMarks(entriesBeside(row));
  return true;
}

function clearDropMarks(entries) {
  for (const entry of entries) delete entry.dataset.drop;
}

// MARK: Start

for (const element of screens.querySelectorAll(DRESSED)) dress(element);
depth = history.state?.rowkit ?? 0;
history.replaceState({ ...history.state, rowkit: depth }, "");
placePopover();

/** Connects after the page was painted and the browser has restored what it held. */
function start() {
  requestAnimationFrame(() => setTimeout(run));
}

if (document.readyState === "complete") start(); else addEventListener("load", start);
