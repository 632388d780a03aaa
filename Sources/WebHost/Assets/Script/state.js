// The sealed state of the form, and the messages that it lacks. Together they are all that the
// user has made of the form: whoever has both can continue.

/** For each line of the session, the number of its last complete state, and its parts. */
const lines = new Map();
/** For each line that a session has taken over from this page, the number of its last part then. */
const taken = new Map();
/** The line of what the page shows, and the number of its last part, or nothing without a state. */
let [ownLine, shownNumber] = attribute("data-shown")?.split(" ") ?? [];
/** What the page knew when it was last answered, as the server knows. */
let answeredKnown;
/** The answered messages that have entered something, and that no state includes. */
let unsealed = [];
/** Messages of pages that were left, which the page has taken over. */
const inherited = [];
/** The channel to other pages of the session in this browser. */
let relay = null;

/** Takes parts of the state, which come in any order. Those after a gap wait. */
function takeState(parts = [], isRelayed = false) {
  for (const { line, n, seal } of parts) {
    if (isRelayed && n <= taken.get(line)) continue;
    const own = lines.get(line) ?? { whole: -1, seals: new Map() };
    lines.set(line, own);
    const isWhole = seal[0] !== ".";
    if (isWhole ? n < own.whole : n <= own.whole) continue;
    own.seals.set(n, seal);
    if (!isWhole) continue;
    own.whole = n;
    for (const other of own.seals.keys()) if (other < n) own.seals.delete(other);
  }
  if (!parts.length) return;
  keepSoon();
  const others = [...lines.keys()].filter((line) => line !== ownLine);
  for (const line of others.slice(0, -3)) lines.delete(line);
  writeState();
  if (!isRelayed) relay?.postMessage(parts);
  else if (isBehind()) catching ??= setTimeout(catchUp, 1000);
}

let catching = null;

/** Whether the page has something of another page's session, which its own may not include. */
const isBehind = () => [...lines].some(([line, own]) => line !== ownLine && sealsOf(own).length);

/** Connects again, so that sessions of different servers are joined, if the user sees the page. */
function catchUp() {
  clearTimeout(catching);
  catching = null;
  if (!document.hidden && !needsConnect && isBehind()) recover();
}

/** The parts of a line that follow each other, the complete state first. */
function sealsOf({ whole, seals }) {
  const found = [];
  for (let n = whole; seals.has(n); n++) found.push(seals.get(n));
  return found;
}

/** All parts, of all lines. */
const partsNow = () => [...lines].flatMap(([line, { seals }]) =>
  [...seals].map(([n, seal]) => ({ line, n, seal })));

/** Whether the page does not have a part, nor a later complete state. */
function isUnknown({ line, n }) {
  const own = lines.get(line);
  return !own || n > own.whole && !own.seals.has(n);
}

/** Whether parts are missing before others. */
const hasGap = () => [...lines.values()].some((own) => sealsOf(own).length < own.seals.size);

/** Writes the state into the form, which may be posted without the script. */
function writeState() {
  const all = [...lines.values()].flatMap(sealsOf);
  const inputs = [...fields("_state")];
  for (const input of inputs.slice(all.length)) input.remove();
  all.forEach((seal, place) => {
    const input = inputs[place] ?? parse('<input type="hidden" name="_state" autocomplete="off">');
    if (input.value !== seal) input.value = seal;
    // Immediately before the screens, it shows that the page is connected.
    (isLive ? screens : form.querySelector("[name=_nonce]")).before(input);
  });
}

/** The number of the last part of a line that follows the others. */
const lastOf = (own) => own.whole + sealsOf(own).length - 1;

/** The lines as they are now, to be forgotten when a server has taken them. */
const linesNow = () => [...lines].map(([line, own]) => [line, own.seals.size, lastOf(own)]);

/** Forgets lines that a session has taken over, unless other parts of them have come since. */
function forgetLines(known) {
  for (const [line, size, last] of known) {
    taken.set(line, last);
    const own = lines.get(line);
    if (own?.seals.size === size && lastOf(own) === last) lines.delete(line);
  }
}

/** Keeps an answered message if the page's state lacks it, or has it only after a gap. */
function noteAnswer(entry, { state, refusal }) {
  const isSealed = state && !hasGap();
  unsealed = unsealed.filter((other) => isSealed ? other.isSearch
    : other.event.view !== entry.event.view || !isState(other));
  // Of a form that only its server holds, nothing is kept.
  const isHeld = lines.size && !entry.files && entry.event.do !== "window" && !refusal
    && (isState(entry) || state);
  if (isHeld && (!isSealed || entry.isSearch)) unsealed.push(entry);
  // What is kept says that it is missing.
  if (entry.isSecret) keepSoon();
}

/** The server has written what a control contains. */
function forgetEntered(control) {
  if (!unsealed.length) return;
  unsealed = unsealed.filter(({ event }) => event.view !== viewOf(control));
}

/** What the page shows of its line, so that a later change by another page is not overwritten. */
const knownNow = () => ownLine && `${ownLine} ${shownNumber}`;

/**
 * Notes that the page shows what a part of the state contains.
 *
 * If that answers an event, what the user entered meanwhile was entered with its knowledge.
 */
function showPart(part, isOwn) {
  if (!part) return;
  const before = knownNow();
  [ownLine, shownNumber] = [part.line, part.n];
  if (!isOwn) return;
  for (const entry of [...unsealed, ...queue]) {
    if (entry.known === before) entry.known = knownNow();
  }
  for (const [view, known] of knownAtEdit) {
    if (known === before) knownAtEdit.set(view, knownNow());
  }
}

/** The queue up to the first message that a connecting page cannot take along. */
function loggedEntries() {
  const rest = queue.filter(({ event }) => event.do !== "window");
  const files = rest.findIndex((entry) => entry.files);
  const submit = rest.findIndex(({ event }) => event.submit);
  const end = Math.min(files < 0 ? rest.length : files, submit < 0 ? rest.length : submit + 1);
  return rest.slice(0, end);
}

let searchCount = 0;

/** The messages that the state lacks, in order. */
function log(entries, isMeant = () => true) {
  const messageOf = ({ number: n, event, known }) => JSON.stringify({ page, n, known, event });
  const searches = unsealed.filter((entry) => entry.isSearch).map(({ event }) =>
    // These are performed again whatever else was, so they have numbers of their own.
    JSON.stringify({ page: pageID + "~", n: ++searchCount, event }));
  const others = unsealed.filter((entry) => !entry.isSearch && isMeant(entry));
  return [...others.map((entry) => messageOf(entry)), ...searches,
    ...entries.filter(isMeant).map((entry) => messageOf(entry))];
}
