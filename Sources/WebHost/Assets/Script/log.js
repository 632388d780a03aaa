// The messages that the sealed state lacks: answered ones that it does not include, and those of
// the queue.

const unsealed = {
  /** The answered messages with input that is not part of any state. */
  entries: [],
  searchCount: 0,
};

/** Keeps an answered message if the page's state lacks it, or includes it only after a gap. */
function noteAnswer(entry, { state, refusal }) {
  const isSealed = state && !hasGap();
  unsealed.entries = unsealed.entries.filter((other) => isSealed ? other.isSearch
    : other.event.view !== entry.event.view || !isState(other));
  // If the server holds the form's state, nothing is kept.
  const isHeld = sealed.lines.size && !entry.files && entry.event.do !== "window" && !refusal
    && (isState(entry) || state);
  if (isHeld && (!isSealed || entry.isSearch)) unsealed.entries.push(entry);
  // The stored data names the secret as missing.
  if (entry.isSecret) keepSoon();
}

/** Called when the server has written the contents of a control. */
function forgetEntered(control) {
  if (!unsealed.entries.length) return;
  unsealed.entries = unsealed.entries.filter(({ event }) => event.view !== viewOf(control));
}

/** Returns the queue up to the first message that must not be sent when connecting. */
function loggedEntries() {
  const rest = queue.entries.filter(({ event }) => event.do !== "window");
  const files = rest.findIndex((entry) => entry.files);
  const submit = rest.findIndex(({ event }) => event.submit);
  const end = Math.min(files < 0 ? rest.length : files, submit < 0 ? rest.length : submit + 1);
  return rest.slice(0, end);
}

/** Returns the messages that the state lacks, in order. */
function log(entries, isMeant = () => true) {
  const { page } = connection;
  const messageOf = ({ number: n, event, known }) => JSON.stringify({ page, n, known, event });
  const searches = unsealed.entries.filter((entry) => entry.isSearch).map(({ event }) =>
    // These are performed again in any case, so they have their own numbers.
    JSON.stringify({ page: pageID + "~", n: ++unsealed.searchCount, event }));
  const others = unsealed.entries.filter((entry) => !entry.isSearch && isMeant(entry));
  return [...others.map((entry) => messageOf(entry)), ...searches,
    ...entries.filter(isMeant).map((entry) => messageOf(entry))];
}
