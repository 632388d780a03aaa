let hasStarted = false;

/** The controls that the user, or the browser, has changed without an event that was seen. */
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

/** Sends what controls contain. Switches and choices come last, because they may hide others. */
function sendChanged(controls) {
  for (const control of controls) if (!isChoice(control)) sendEdit(control);
  for (const control of controls) if (isChoice(control)) sendEdit(control);
}

/** Shows again what a control was drawn with. */
function resetControl(control) {
  for (const option of control.options ?? []) option.selected = option.defaultSelected;
  if (control.options) return;
  control.value = control.defaultValue;
  control.checked = control.defaultChecked;
}

/** Copies what the user has entered into a control before the page showed what was kept. */
function copyContents(from, to) {
  if (!from || !to || !from.value) return [];
  to.value = from.value;
  to.focus();
  return [to];
}

/** Waits for the first paint, and for what the browser restores. */
function start() {
  requestAnimationFrame(() => setTimeout(() => {
    const changed = changedControls().filter((control) => !edits.has(viewOf(control)));
    // What a browser restores is older than what was kept. It restores every choice, also one that
    // the user has not made, so that of another drawing of the page means nothing.
    const isOld = (control) => hadKept || wasOther && isChoice(control);
    changed.filter(isOld).forEach(resetControl);
    sendChanged(changed.filter((control) => !isOld(control)));
    hasStarted = true;
    run();
  }));
}

/** What an earlier load of this entry of the history has shown. */
const shownBefore = !prefix && history.state?.rowkitShown;
const wasOther = !!shownBefore && shownBefore !== attribute("data-shown");
const typing = changedControls().find((control) => control === document.activeElement);
const [seal] = fields("_state");
if (ownLine) takeState([{ line: ownLine, n: +shownNumber, seal: seal.value }]);
restoreKept();
// After an error of the browser, the entry has no state, and the user may be where they were.
isLeft = !prefix && history.state?.rowkit < kept?.depth;
for (const element of screens.querySelectorAll("*")) dress(element);
if (!prefix) {
  const shown = attribute("data-shown");
  history.replaceState({ ...history.state, rowkit: depth, rowkitShown: shown }, "");
}
coverPage();
placePopover();
openRelay();
clients.push(client);
if (!screens.inert) {
  // A session may have screens open when a page of it is loaded.
  if (openScreens().length - 1 > depth) followInHistory();
  isLeft = false;
}
if (kept && typing?.matches("[data-k=type]")) sendChanged(copyContents(typing, byID(idOf(typing))));
if (document.readyState === "complete") start();
else addEventListener("load", start);
