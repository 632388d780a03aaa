// The note that the page has no connection.

const tryButton = speech.nextElementSibling;
const tryLabel = tryButton.textContent;
tryButton.onclick = tryNow;
let troubleTimer = 0;

/** Shows, after a while, a note that the page has no connection, until it has one. */
function trouble(isFailing) {
  if (hasLeft) return;
  if (isFailing) {
    troubleTimer ||= setTimeout(() => {
      note("offline", attribute("data-offline"));
      tryButton.hidden = false;
    }, 2000);
  } else {
    clearTimeout(troubleTimer);
    troubleTimer = 0;
    note("offline");
    tryButton.hidden = true;
    tryButton.textContent = tryLabel;
    tryButton.onclick = tryNow;
  }
}

/**
 * Tells the user that the form is not available, and turns the button into one that copies what was
 * entered, with the names of the fields.
 */
function offerCopy() {
  note("account", attribute("data-gone"));
  const clipboard = navigator.clipboard;
  if (!clipboard) return;
  tryButton.hidden = false;
  tryButton.textContent = attribute("data-copy");
  tryButton.onclick = () => clipboard.writeText([...form.elements]
    .filter((control) => control.matches(FIELD + ":not([type=password])") && control.value
      && (control.checked || !/^(radio|checkbox)$/.test(control.type)))
    .map((control) => `${titleOf(control).trim()}: ${control.value}`).join("\n"));
}
