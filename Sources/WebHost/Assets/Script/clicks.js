// What a click does besides the action of a button.

const clicks = {
  /** The password fields whose text is shown. */
  revealed: new WeakSet(),
  /** The checked radio button that is being pressed, and is cleared by that; or null. */
  radio: null,
};

function toggleReveal(button) {
  const input = byID(button.dataset.reveal);
  const isShown = !clicks.revealed.has(input);
  clicks.revealed[isShown ? "add" : "delete"](input);
  input.type = isShown ? "text" : "password";
  button.ariaPressed = isShown;
}

function notePressedRadio(target) {
  const radio = target.closest?.("label")?.querySelector("input") ?? target;
  clicks.radio = screens.contains(radio) && radio.matches?.("[data-clears]:checked") ? radio : null;
}

document.addEventListener("click", (event) => {
  const { target } = event;
  // A click after a drag is ignored. Clicks by keys have no count.
  if (pointer.hasDragged && event.detail) return event.preventDefault();
  for (const menu of screens.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(target)) menu.open = false;
  }
  const isInside = screens.contains(target);
  const button = target.closest("[data-reveal]");
  if (isInside && button) toggleReveal(button);
  const link = target.closest(".summary a");
  if (isInside && link) {
    event.preventDefault();
    focusOn(elementWith(link.getAttribute("href").slice(1)));
  }
  if (connection.isPlain) return;
  if (target === clicks.radio) {
    target.checked = false;
    sendEdit(target);
  }
  const screen = topScreen();
  if (screen?.matches(".popover") && target.isConnected && !screen.contains(target)) dismiss(screen);
});
