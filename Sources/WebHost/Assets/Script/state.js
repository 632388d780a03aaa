// The sealed state of the form. Together with the messages that it lacks, it contains everything
// that the user has done, so any page that has both can continue.

const sealed = {
  /** For each line of the session, the number of its last complete state, and its parts. */
  lines: new Map(),
  /**
   * For each line that a session has taken over from this page, the number of its last part at that
   * time.
   */
  taken: new Map(),
  /** The line that the page shows, and the number of its last part; undefined without a state. */
  ownLine: undefined,
  shownNumber: undefined,
  /** What the server knows that the page knew at the last response. */
  answered: undefined,
  /** The timer until the page connects again for parts of another page's session, or null. */
  catching: null,
};

[sealed.ownLine, sealed.shownNumber] = attribute("data-shown")?.split(" ") ?? [];

/** Takes parts of the state, in any order. Parts after a gap wait. */
function takeState(parts = [], isRelayed = false) {
  for (const { line, n, seal } of parts) {
    if (isRelayed && n <= sealed.taken.get(line)) continue;
    const own = sealed.lines.get(line) ?? { whole: -1, seals: new Map() };
    sealed.lines.set(line, own);
    const isWhole = seal[0] !== ".";
    if (isWhole ? n < own.whole : n <= own.whole) continue;
    own.seals.set(n, seal);
    if (!isWhole) continue;
    own.whole = n;
    for (const other of own.seals.keys()) if (other < n) own.seals.delete(other);
  }
  if (!parts.length) return;
  keepSoon();
  const others = [...sealed.lines.keys()].filter((line) => line !== sealed.ownLine);
  for (const line of others.slice(0, -3)) sealed.lines.delete(line);
  writeState();
  if (!isRelayed) relay.channel?.postMessage(parts);
  else if (isBehind()) sealed.catching ??= setTimeout(catchUp, 1000);
}

/** Whether the page has parts of another page's session that its own session may not include. */
const isBehind = () => [...sealed.lines].some(([line, own]) =>
  line !== sealed.ownLine && sealsOf(own).length);

/** If the page is visible, connects again, so that sessions of different servers are joined. */
function catchUp() {
  clearTimeout(sealed.catching);
  sealed.catching = null;
  if (!document.hidden && !connection.isNeeded && isBehind()) recover();
}

/** The consecutive parts of a line, the complete state first. */
function sealsOf({ whole, seals }) {
  const found = [];
  for (let n = whole; seals.has(n); n++) found.push(seals.get(n));
  return found;
}

/** All parts, of all lines. */
const partsNow = () => [...sealed.lines].flatMap(([line, { seals }]) =>
  [...seals].map(([n, seal]) => ({ line, n, seal })));

/** Whether the page has neither a part nor a later complete state. */
function isUnknown({ line, n }) {
  const own = sealed.lines.get(line);
  return !own || n > own.whole && !own.seals.has(n);
}

/** Whether parts are missing before later ones. */
const hasGap = () => [...sealed.lines.values()].some((own) => sealsOf(own).length < own.seals.size);

/** Writes the state into the form, which may be posted without the script. */
function writeState() {
  const all = [...sealed.lines.values()].flatMap(sealsOf);
  const inputs = [...fields("_state")];
  for (const input of inputs.slice(all.length)) input.remove();
  all.forEach((seal, place) => {
    const input = inputs[place] ?? parse('<input type="hidden" name="_state" autocomplete="off">');
    if (input.value !== seal) input.value = seal;
    // Its place directly before the screens shows that the page is connected.
    (connection.isLive ? screens : form.querySelector("[name=_nonce]")).before(input);
  });
}

/** The number of the last consecutive part of a line. */
const lastOf = (own) => own.whole + sealsOf(own).length - 1;

/** The current lines, which are removed once a server has taken them over. */
const linesNow = () => [...sealed.lines].map(([line, own]) => [line, own.seals.size, lastOf(own)]);

/** Removes lines that a session has taken over, unless parts were added since then. */
function forgetLines(known) {
  for (const [line, size, last] of known) {
    sealed.taken.set(line, last);
    const own = sealed.lines.get(line);
    if (own?.seals.size === size && lastOf(own) === last) sealed.lines.delete(line);
  }
}

/** What the page shows of its line, so that a later change by another page is not overwritten. */
const knownNow = () => sealed.ownLine && `${sealed.ownLine} ${sealed.shownNumber}`;

/**
 * Records that the page shows the contents of a part of the state.
 *
 * If the part answers an event, input entered in the meantime counts as made with its knowledge.
 */
function showPart(part, isOwn) {
  if (!part) return;
  const before = knownNow();
  [sealed.ownLine, sealed.shownNumber] = [part.line, part.n];
  if (!isOwn) return;
  for (const entry of [...unsealed.entries, ...queue.entries]) {
    if (entry.known === before) entry.known = knownNow();
  }
  for (const [view, known] of edits.known) {
    if (known === before) edits.known.set(view, knownNow());
  }
}
