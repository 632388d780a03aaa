// The page is stored in case it is reloaded, copied or killed: its session, its state, the messages
// that the state lacks and, when the user leaves the page, its contents. Secrets and files are
// never stored.

/** The key under which the page is stored, with the version of the format. */
const KEPT = `3${screens.id}${location}`;
let keepTimer = null;

/** Stores the page soon, once the user pauses. */
function keepSoon() {
  keepTimer ??= setTimeout(keep, 1000);
}

/** @param isLeaving Whether the user leaves the page. */
function keep(isLeaving = false) {
  clearTimeout(keepTimer);
  keepTimer = null;
  if (connection.isPlain || hasLeft) return;
  // If the server holds the form's state, nothing of it is stored.
  const isHeld = sealed.lines.size > 0;
  const entries = queue.entries.filter(({ event, files }) => !files && event.do !== "window");
  // Number the messages in order, because a message is performed only after those with lower
  // numbers.
  queue.entries.forEach(number);
  const messages = isHeld ? log(entries, (entry) => !entry.isSecret) : [];
  const { forward, depth, wanted } = trail;
  const own = {
    session: connection.session, pages: [...earlier.kept?.pages ?? [], pageID], time: Date.now(),
    length: history.length - forward, forward, depth: wanted ?? depth,
    referrer: document.referrer, shown: [sealed.ownLine, sealed.shownNumber],
    lines: [...sealed.lines].map(([line, { whole, seals }]) => [line, whole, [...seals]]),
    log: [...earlier.kept?.log ?? [], ...relay.inherited, ...messages],
    missing: [...earlier.kept?.missing ?? [], ...unkeptControls().map(viewOf)],
    lost: [...notes.lost], undone: [...new Set([...notes.undone, ...unkeptSecrets().map(nameOf)])],
  };
  if (!isLeaving) return store(own);
  // If there is no room for the contents, the reloaded page waits for its session.
  const html = isHeld && (screens.inert ? earlier.kept.html : drawing());
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
  [...unsealed.entries, ...queue.entries].filter((entry) => entry.isSecret && isState(entry));

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
    if (clicks.revealed.has(control)) shown.setAttribute("type", "password");
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
