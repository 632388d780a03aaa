// Continues from what an earlier load of the page has stored.

const earlier = {
  /** The stored data of an earlier load of the page, until a session has it. */
  kept: null,
  /** Whether the page continues from the stored data of an earlier load. */
  isContinued: false,
};

/** Whether the user may have followed a link to the page, which starts a new form. */
const isFollowed = () => navigationType() === "navigate";
const navigationType = () => performance.getEntriesByType("navigation")[0].type;

function readKept() {
  const read = (text) => {
    try {
      return JSON.parse(text());
    } catch {
      // The tab has no storage, or no data of this page.
    }
  };
  const own = read(() => history.state[KEPT]);
  const stored = read(() => sessionStorage[KEPT]);
  if (!stored) return own;
  // If the browser has shown an error instead of the page, its history entry is a different one.
  // Then there is at most one more entry, to which the user navigated from the same page. Browsers
  // count up to 50 entries.
  const more = history.length - stored.length;
  const isSame = (more === 0 || more === 1) && history.length < 50
    && stored.referrer === document.referrer;
  const isOwn = isSame || !own && !isFollowed();
  return isOwn && !(own?.time > stored.time) ? stored : own;
}

/** Continues from the stored data of an earlier load of the page, and shows its contents. */
function restoreKept() {
  const kept = earlier.kept = readKept() ?? null;
  if (!kept) return;
  connection.session = kept.session;
  // Since then, a screen may have been opened in place of closed ones.
  const opened = history.state?.rowkit == null ? 0 : trail.depth - kept.depth;
  trail.forward = Math.max(0, kept.forward - opened);
  earlier.isContinued = true;
  sealed.lines.clear();
  [sealed.ownLine, sealed.shownNumber] = kept.shown;
  for (const [line, whole, seals] of kept.lines) {
    sealed.lines.set(line, { whole, seals: new Map(seals) });
  }
  writeState();
  for (const sentence of kept.lost) noteLost(sentence);
  noteUndone(kept.undone);
  if (isFollowed()) dropSubmission();
  if (kept.html) screens.innerHTML = kept.html;
  // The user can enter nothing until the correct contents are shown.
  screens.inert = !kept.html || kept.log.some((message) => isUnseen(JSON.parse(message)));
  forgetDrawing();
}

/**
 * Whether a message has an effect that only the session knows, such as a press, and that must not
 * be repeated.
 */
const isUnseen = (message) =>
  !isState(message) && !/focus|blur|commit/.test(message.event.do);

/** Opening the page some time later must not submit the form. */
function dropSubmission() {
  const rest = earlier.kept.log.filter((message) => !JSON.parse(message).event.submit);
  if (rest.length < earlier.kept.log.length) {
    noteUndone([screens.querySelector("[name=_submit]")?.textContent]);
  }
  earlier.kept.log = rest;
}

/** Returns the number of the last stored message of an earlier load. */
function lastKept(load) {
  const own = earlier.kept.log.map((message) => JSON.parse(message))
    .filter(({ page }) => page.startsWith(load + "."));
  return own.at(-1)?.n ?? 0;
}
