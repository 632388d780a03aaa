let hasStarted = false;

/** Returns the controls that the user or the browser changed without an event. */
function changedControls() {
  return [...screens.querySelectorAll(FIELD)].filter((control) => {
    if (!control.options && control.value === control.defaultValue
      && control.checked === control.defaultChecked || control.type === "file") return false;
    const drawn = parse(control.outerHTML);
    const chosen = ({ options = [] }) =>
      JSON.stringify(Array.from(options, (option) => option.selected));
    return drawn.value !== control.value || drawn.checked !== control.checked
      || chosen(drawn) !== chosen(control);
  });
}

const isChoice = (control) => /toggle|choose/.test(control.dataset.k);

/**
 * Sends the contents of controls. Switches and choices come last, because they may hide other
 * controls.
 */
function sendChanged(controls) {
  for (const control of controls) if (!isChoice(control)) sendEdit(control);
  for (const control of controls) if (isChoice(control)) sendEdit(control);
}

/** Resets a control to its initial contents. */
function resetControl(control) {
  for (const option of control.options ?? []) option.selected = option.defaultSelected;
  if (control.options) return;
  control.value = control.defaultValue;
  control.checked = control.defaultChecked;
}

/** Copies input that the user made before the page showed its stored contents. */
function copyContents(from, to) {
  if (!from || !to || !from.value) return [];
  to.value = from.value;
  to.focus();
  return [to];
}

/** Starts after the first paint, and after the browser has restored its controls. */
function start() {
  requestAnimationFrame(() => setTimeout(() => {
    const changed = changedControls().filter((control) => !edits.last.has(viewOf(control)));
    // Contents restored by the browser are older than those that were stored. The browser also
    // restores choices that the user did not make, so choices from another drawing of the page are
    // ignored.
    const isOld = (control) => earlier.isContinued || wasOther && isChoice(control);
    changed.filter(isOld).forEach(resetControl);
    sendChanged(changed.filter((control) => !isOld(control)));
    hasStarted = true;
    run();
  }));
}

/** The value that an earlier load of this history entry showed. */
const shownBefore = !prefix && history.state?.rowkitShown;
const wasOther = !!shownBefore && shownBefore !== attribute("data-shown");
const typing = changedControls().find((control) => control === document.activeElement);
const [seal] = fields("_state");
if (sealed.ownLine) takeState([{ line: sealed.ownLine, n: +sealed.shownNumber, seal: seal.value }]);
restoreKept();
// After a browser error, the entry has no state, and the user may not have moved.
trail.isLeft = !prefix && history.state?.rowkit < earlier.kept?.depth;
for (const element of screens.querySelectorAll("*")) dress(element);
if (!prefix) {
  const shown = attribute("data-shown");
  history.replaceState({ ...history.state, rowkit: trail.depth, rowkitShown: shown }, "");
}
coverPage();
placePopover();
openRelay();
streams.clients.push(client);
if (!screens.inert) {
  // When a page of a session is loaded, screens may already be open.
  if (openScreens().length - 1 > trail.depth) followInHistory();
  trail.isLeft = false;
}
if (earlier.kept && typing?.matches("[data-k=type]")) {
  sendChanged(copyContents(typing, byID(idOf(typing))));
}
if (document.readyState === "complete") start();
else addEventListener("load", start);
