// What the page holds is kept in case it is loaded again, copied or killed: its session, its state,
// the messages that the state lacks, and, when the user leaves the page, what it shows. Secrets and
// files are never kept.

/** The number is that of the form in which it is kept. */
const KEPT = `3${screens.id}${location}`;
/** What an earlier load of the page held, until a session has it. */
let kept = null;
/** Whether the page goes on with what an earlier load of it held. */
let hadKept = false;

/** Whether the address may have been visited by following a link, which begins anew. */
const isFollowed = () => navigationType() === "navigate";
const navigationType = () => performance.getEntriesByType("navigation")[0].type;

function readKept() {
  const read = (text) => {
    try {
      return JSON.parse(text());
    } catch {
      // The tab has no storage, or nothing of this page.
    }
  };
  const own = read(() => history.state[KEPT]);
  const stored = read(() => sessionStorage[KEPT]);
  if (!stored) return own;
  // If the browser has shown an error in place of the page, its entry of the history is another,
  // but there is at most one more, to which the user had gone, and it came from the same page.
  // Browsers count up to 50.
  const more = history.length - stored.length;
  const isSame = (more === 0 || more === 1) && history.length < 50
    && stored.referrer === document.referrer;
  const isOwn = isSame || !own && !isFollowed();
  return isOwn && !(own?.time > stored.time) ? stored : own;
}

/** Continues with what an earlier load of the page held, and shows it. */
function restoreKept() {
  kept = readKept() ?? null;
  if (!kept) return;
  session = kept.session;
  // A screen may have been opened in the place of closed ones since it was kept.
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
  // Nothing is entered into something else than what will be shown.
  screens.inert = !kept.html || kept.log.some((message) => isUnseen(JSON.parse(message)));
  forgetDrawing();
}

/** Whether only the session knows what a message does, such as a press, which counts if repeated. */
const isUnseen = (message) =>
  !isState(message) && !/focus|blur|commit/.test(message.event.do);

/** A form is not submitted by opening its page some time later. */
function dropSubmission() {
  const rest = kept.log.filter((message) => !JSON.parse(message).event.submit);
  if (rest.length < kept.log.length) {
    noteUndone([screens.querySelector("[name=_submit]")?.textContent]);
  }
  kept.log = rest;
}

/** The number of the last message of an earlier load that was kept. */
function lastKept(load) {
  const own = kept.log.map((message) => JSON.parse(message))
    .filter(({ page }) => page.startsWith(load + "."));
  return own.at(-1)?.n ?? 0;
}

let keepTimer = null;
/** Whether the page has been left, so that what fails now means nothing. */
let hasLeft = false;

/** Keeps what the page holds once the user pauses. */
function keepSoon() {
  keepTimer ??= setTimeout(keep, 1000);
}

/** @param isLeaving Whether the user leaves the page. */
function keep(isLeaving = false) {
  clearTimeout(keepTimer);
  keepTimer = null;
  if (isPlain || hasLeft) return;
  // A form that only its server holds is in no storage.
  const isHeld = lines.size > 0;
  const entries = queue.filter(({ event, files }) => !files && event.do !== "window");
  // In order, because a message is performed only after those with lower numbers.
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
  // Without room for what it shows, the page waits for its session when it is loaded again.
  const html = isHeld && (screens.inert ? kept.html : drawing());
  store({ ...own, html }, true) || store(own, true);
}

/** Returns whether there was room. */
function store(own, isLeaving) {
  try {
    const text = sessionStorage[KEPT] = JSON.stringify(own);
    if (isLeaving && !prefix) history.replaceState({ ...history.state, [KEPT]: text }, "");
    return true;
  } catch {
    return false;
  }
}

/** The controls whose contents are not kept. */
const unkeptControls = () =>
  [...screens.querySelectorAll("[data-secret], [type=file]")].filter(({ value }) => value);

/** The messages with secrets that no session has, which are gone if the page is loaded again. */
const unkeptSecrets = () =>
  [...unsealed, ...queue].filter((entry) => entry.isSecret && isState(entry));

/** The controls whose secrets only the session has. */
const emptySecrets = () =>
  [...screens.querySelectorAll("[data-filled]")].filter(({ value }) => !value).map(viewOf);

/** The page as the user sees it, without secrets. */
function drawing() {
  // In a document of its own, which loads no pictures.
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
  // The policy of the page refuses the attribute; `dress` sets the style again.
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
