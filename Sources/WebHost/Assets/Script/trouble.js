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
