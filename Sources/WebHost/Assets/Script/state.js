// The sealed state of the form, and the messages that it lacks. Together they contain everything
// that the user has done, so any page that has both can continue.

/** For each line of the session, the number of its last complete state, and its parts. */
const lines = new Map();
/**
 * For each line that a session has taken over from this page, the number of its last part at that
 * time.
 */
const taken = new Map();
/** The line that the page shows, and the number of its last part; undefined without a state. */
let [ownLine, shownNumber] = attribute("data-shown")?.split(" ") ?? [];
/** What the server knows that the page knew at the last response. */
let answeredKnown;
/** The answered messages with input that is not part of any state. */
let unsealed = [];
/** Messages of left pages that this page has taken over. */
const inherited = [];
/** The channel to other pages of the session in this browser. */
let relay = null;

/** Takes parts of the state, in any order. Parts after a gap wait. */
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

/** Whether the page has parts of another page's session that its own session may not include. */
const isBehind = () => [...lines].some(([line, own]) => line !== ownLine && sealsOf(own).length);

/** If the page is visible, connects again, so that sessions of different servers are joined. */
function catchUp() {
  clearTimeout(catching);
  catching = null;
  if (!document.hidden && !needsConnect && isBehind()) recover();
}

/** The consecutive parts of a line, the complete state first. */
function sealsOf({ whole, seals }) {
  const found = [];
  for (let n = whole; seals.has(n); n++) found.push(seals.get(n));
  return found;
}

/** All parts, of all lines. */
const partsNow = () => [...lines].flatMap(([line, { seals }]) =>
  [...seals].map(([n, seal]) => ({ line, n, seal })));

/** Whether the page has neither a part nor a later complete state. */
function isUnknown({ line, n }) {
  const own = lines.get(line);
  return !own || n > own.whole && !own.seals.has(n);
}

/** Whether parts are missing before later ones. */
const hasGap = () => [...lines.values()].some((own) => sealsOf(own).length < own.seals.size);

/** Writes the state into the form, which may be posted without the script. */
function writeState() {
  const all = [...lines.values()].flatMap(sealsOf);
  const inputs = [...fields("_state")];
  for (const input of inputs.slice(all.length)) input.remove();
  all.forEach((seal, place) => {
    const input = inputs[place] ?? parse('<input type="hidden" name="_state" autocomplete="off">');
    if (input.value !== seal) input.value = seal;
    // Its place directly before the screens shows that the page is connected.
    (isLive ? screens : form.querySelector("[name=_nonce]")).before(input);
  });
}

/** The number of the last consecutive part of a line. */
const lastOf = (own) => own.whole + sealsOf(own).length - 1;

/** The current lines, which are removed once a server has taken them over. */
const linesNow = () => [...lines].map(([line, own]) => [line, own.seals.size, lastOf(own)]);

/** Removes lines that a session has taken over, unless parts were added since then. */
function forgetLines(known) {
  for (const [line, size, last] of known) {
    taken.set(line, last);
    const own = lines.get(line);
    if (own?.seals.size === size && lastOf(own) === last) lines.delete(line);
  }
}

/** Keeps an answered message if the page's state lacks it, or includes it only after a gap. */
function noteAnswer(entry, { state, refusal }) {
  const isSealed = state && !hasGap();
  unsealed = unsealed.filter((other) => isSealed ? other.isSearch
    : other.event.view !== entry.event.view || !isState(other));
  // If the server holds the form's state, nothing is kept.
  const isHeld = lines.size && !entry.files && entry.event.do !== "window" && !refusal
    && (isState(entry) || state);
  if (isHeld && (!isSealed || entry.isSearch)) unsealed.push(entry);
  // The stored data names the secret as missing.
  if (entry.isSecret) keepSoon();
}

/** Called when the server has written the contents of a control. */
function forgetEntered(control) {
  if (!unsealed.length) return;
  unsealed = unsealed.filter(({ event }) => event.view !== viewOf(control));
}

/** What the page shows of its line, so that a later change by another page is not overwritten. */
const knownNow = () => ownLine && `${ownLine} ${shownNumber}`;

/**
 * Records that the page shows the contents of a part of the state.
 *
 * If the part answers an event, input entered in the meantime counts as made with its knowledge.
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

/** Returns the queue up to the first message that must not be sent when connecting. */
function loggedEntries() {
  const rest = queue.filter(({ event }) => event.do !== "window");
  const files = rest.findIndex((entry) => entry.files);
  const submit = rest.findIndex(({ event }) => event.submit);
  const end = Math.min(files < 0 ? rest.length : files, submit < 0 ? rest.length : submit + 1);
  return rest.slice(0, end);
}

let searchCount = 0;

/** Returns the messages that the state lacks, in order. */
function log(entries, isMeant = () => true) {
  const messageOf = ({ number: n, event, known }) => JSON.stringify({ page, n, known, event });
  const searches = unsealed.filter((entry) => entry.isSearch).map(({ event }) =>
    // These are performed again in any case, so they have their own numbers.
    JSON.stringify({ page: pageID + "~", n: ++searchCount, event }));
  const others = unsealed.filter((entry) => !entry.isSearch && isMeant(entry));
  return [...others.map((entry) => messageOf(entry)), ...searches,
    ...entries.filter(isMeant).map((entry) => messageOf(entry))];
}
