// The page is stored in case it is reloaded, copied or killed: its session, its state, the messages
// that the state lacks and, when the user leaves the page, its contents. Secrets and files are
// never stored.

/** The key under which the page is stored, with the version of the format. */
const KEPT = `3${screens.id}${location}`;
/** The stored data of an earlier load of the page, until a session has it. */
let kept = null;
/** Whether the page continues from the stored data of an earlier load. */
let hadKept = false;

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
  kept = readKept() ?? null;
  if (!kept) return;
  session = kept.session;
  // Since then, a screen may have been opened in place of closed ones.
  const opened = history.state?.rowkit == null ? 0 : depth - kept.depth;
  forward = Math.max(0, kept.forward - opened);
  hadKept = true;
  lines.clear();
  [ownLine, shownNumber] = kept.shown;
  for (const [line, whole, seals] of kept.lines) {
    lines.set(line, { whole, seals: new Map(seals) });
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
  const rest = kept.log.filter((message) => !JSON.parse(message).event.submit);
  if (rest.length < kept.log.length) {
    noteUndone([screens.querySelector("[name=_submit]")?.textContent]);
  }
  kept.log = rest;
}

/** Returns the number of the last stored message of an earlier load. */
function lastKept(load) {
  const own = kept.log.map((message) => JSON.parse(message))
    .filter(({ page }) => page.startsWith(load + "."));
  return own.at(-1)?.n ?? 0;
}

let keepTimer = null;
/** Whether the page has been left, so that failures no longer matter. */
let hasLeft = false;

/** Stores the page soon, once the user pauses. */
function keepSoon() {
  keepTimer ??= setTimeout(keep, 1000);
}

/** @param isLeaving Whether the user leaves the page. */
function keep(isLeaving = false) {
  clearTimeout(keepTimer);
  keepTimer = null;
  if (isPlain || hasLeft) return;
  // If the server holds the form's state, nothing of it is stored.
  const isHeld = lines.size > 0;
  const entries = queue.filter(({ event, files }) => !files && event.do !== "window");
  // Number the messages in order, because a message is performed only after those with lower
  // numbers.
  queue.forEach(number);
  const messages = isHeld ? log(entries, (entry) => !entry.isSecret) : [];
  const own = {
    session, pages: [...kept?.pages ?? [], pageID], time: Date.now(),
    length: history.length - forward, forward, depth: wantedDepth ?? depth,
    referrer: document.referrer, shown: [ownLine, shownNumber],
    lines: [...lines].map(([line, { whole, seals }]) => [line, whole, [...seals]]),
    log: [...kept?.log ?? [], ...inherited, ...messages],
    missing: [...kept?.missing ?? [], ...unkeptControls().map(viewOf)],
    lost: [...lost], undone: [...new Set([...undone, ...unkeptSecrets().map(nameOf)])],
  };
  if (!isLeaving) return store(own);
  // If there is no room for the contents, the reloaded page waits for its session.
  const html = isHeld && (screens.inert ? kept.html : drawing());
  store({ ...own, html }, true) || store(own, true);
}

/** Returns whether there was enough room. */
function store(own, isLeaving) {
  try {
    const text = sessionStorage[KEPT] = JSON.stringify(own);
    if (isLeaving && !prefix) history.replaceState({ ...history.state, [KEPT]: text }, "");
    return true;
  } catch {
    return false;
  }
}

/** The controls whose contents are not stored. */
const unkeptControls = () =>
  [...screens.querySelectorAll("[data-secret], [type=file]")].filter(({ value }) => value);

/** The messages with secrets that no session has. They are lost if the page is reloaded. */
const unkeptSecrets = () =>
  [...unsealed, ...queue].filter((entry) => entry.isSecret && isState(entry));

/** The controls whose secrets are only in the session. */
const emptySecrets = () =>
  [...screens.querySelectorAll("[data-filled]")].filter(({ value }) => !value).map(viewOf);

/** Returns the contents of the page as the user sees them, without secrets. */
function drawing() {
  // A separate document does not load pictures.
  const copy = document.implementation.createHTMLDocument().importNode(screens, true);
  const controls = (root) => root.querySelectorAll("input, select, textarea");
  const copies = controls(copy);
  controls(screens).forEach((control, place) => {
    const { type, value } = control;
    const shown = copies[place];
    if (revealed.has(control)) shown.setAttribute("type", "password");
    if (control.closest("[data-secret]") || type === "file") {
      shown.removeAttribute("value");
    } else if (type === "checkbox" || type === "radio") {
      shown.toggleAttribute("checked", control.checked);
    } else if (control.options) {
      for (const [place, option] of [...control.options].entries()) {
        shown.options[place].toggleAttribute("selected", option.selected);
      }
    } else if (control.localName === "textarea") {
      shown.textContent = value;
    } else {
      shown.setAttribute("value", value);
    }
  });
  // The page's policy refuses the attribute; `dress` sets the styles again.
  for (const element of copy.querySelectorAll("[style]")) element.removeAttribute("style");
  for (const box of copy.querySelectorAll("[data-previews]")) box.replaceChildren();
  return copy.innerHTML;
}

addEventListener("beforeunload", () => {
  flush();
  keep(true);
});
document.addEventListener("freeze", () => {
  keep(true);
  // Browsers may not tell a frozen page that a connection has ended.
  abortRequests();
});
