// What a browser restores of the controls when the user goes back to a page that it loads again.

/** What the browser keeps, in the order of the page. */
export function keptControls(document) {
  const kept = [];
  for (const control of restorable(document)) {
    const contents = control._kept();
    if (contents) kept.push({ ...keyOf(control), contents });
  }
  return kept;
}

/** Restores each control from the first that had its name and type, and that is not yet used. */
export function restoreControls(document, kept) {
  const rest = [...kept];
  for (const control of restorable(document)) {
    const { name, type, form } = keyOf(control);
    const place = rest.findIndex((one) =>
      one.name === name && one.type === type && one.form === form);
    if (place >= 0) control._restore(rest.splice(place, 1)[0].contents);
  }
}

const restorable = (document) => document.querySelectorAll("input, select, textarea")
  .filter((control) => !isExcluded(control) && !control._isButton);

const isExcluded = (control) => control.getAttribute("autocomplete") === "off"
  || control.form?.getAttribute("autocomplete") === "off";

const keyOf = (control) => ({
  name: control.getAttribute("name") ?? "", type: control.type, form: control.form?.action ?? null,
});
