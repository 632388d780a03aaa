// The note that the page has no connection.

const tryButton = speech.nextElementSibling;
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
  }
}

/** Turns the button into one that copies what the user entered, with the names of the fields. */
function offerCopy() {
  const clipboard = navigator.clipboard;
  tryButton.hidden = !clipboard;
  tryButton.textContent = attribute("data-copy");
  tryButton.onclick = () => clipboard.writeText([...form.elements]
    .filter((control) => control.matches(FIELD + ":not([type=password])") && control.value
      && (control.checked || !/^(radio|checkbox)$/.test(control.type)))
    .map((control) => `${titleOf(control).trim()}: ${control.value}`).join("\n"));
}
