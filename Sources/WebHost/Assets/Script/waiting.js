let submission = null;

function showLate() {
  const late = new Set(queue.entries.filter((entry) => entry.isLate).map(({ button, event }) =>
    button?.isConnected ? button : byID(event.view)?.closest(".row")));
  for (const element of new Set([...screens.querySelectorAll("[data-pending]"), ...late])) {
    element?.toggleAttribute("data-pending", element.ariaBusy = late.has(element));
  }
  // The form may have been drawn in the meantime.
  if (submission) submission.button.ariaDisabled = true;
  const label = attribute("data-sending");
  if (!label || !submission?.isLate || submission.button.textContent === label) return;
  submission.label = [...submission.button.childNodes];
  submission.button.textContent = label;
}

function finish(entry, answer) {
  clearTimeout(entry.timer);
  entry.isLate = false;
  // The button looks busy until the page is left.
  if (answer?.go) return;
  if (entry === submission) {
    submission = null;
    if (answer && !answer.sentence) forgetLost();
    entry.button.ariaDisabled = null;
    if (entry.label) entry.button.replaceChildren(...entry.label);
  }
  showLate();
}
