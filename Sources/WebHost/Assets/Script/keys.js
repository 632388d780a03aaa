const KEYS = /^(Enter|Escape|Backspace|Delete|Space|(Page)?(Up|Down)|Left|Right|Home|End)$/;

document.addEventListener("keydown", (event) => {
  const { target, shiftKey } = event;
  const name = event.key?.replace("Arrow", "").replace(" ", "Space");
  if (connection.isPlain || !KEYS.test(name) || event.isComposing || event.keyCode === 229) return;
  const key = logical(name[0].toLowerCase() + name.slice(1), target);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === "space") notePressedRadio(target);
  if (target !== document.body && !screens.contains(target)) return;
  if (key === "escape" && escape(target)) return event.preventDefault();
  if (STEPS[key] && !shiftKey && target.matches("[role=spinbutton]")) {
    event.preventDefault();
    return step(target, STEPS[key]);
  }
  const isButton = target.matches("button, summary, a, [type=file], [type=color]");
  const isPosting = key === "enter" && target.nodeName === "INPUT" && !isButton;
  const view = isPosting ? target : target.closest("[data-keys]");
  if (!view || !isPosting && !isSent(key, target, isButton)) return;
  if (key !== "backspace") event.preventDefault();
  flush();
  if (isPosting && target.dataset.k !== "type") return;
  const entry = enqueue({ view: viewOf(view), do: "key", key, shift: shiftKey || undefined });
  if (key === "enter") entry.choice = highlightedChoice(target);
});

/** Returns the event for choosing the highlighted item of a field's list, if the list is open. */
function highlightedChoice(field) {
  const item = elementWith(field.getAttribute("aria-activedescendant"));
  if (!item || field.ariaExpanded !== "true") return null;
  return { view: item.value.split(" ")[0], do: "choose", keys: [item.dataset.key] };
}

/** In text fields, the left arrow means back in every writing direction. */
function logical(key, target) {
  if (target.dataset.k !== "type" || !target.matches(":dir(rtl)")) return key;
  return { left: "right", right: "left" }[key] ?? key;
}

function isSent(key, target, isButton) {
  if (isButton) return key !== "enter" && key !== "space";
  if (!target.matches("input, select, textarea") || key === "escape") return true;
  if (target.dataset.k !== "type") return false;
  if (target.nodeName !== "INPUT") return key === "backspace" && !target.selectionEnd;
  // Other keys move the caret, unless there is no text.
  return key === "backspace" || key === "left" ? !target.selectionEnd
    : key === "up" || key === "down" || !target.value && key !== "space";
}

function escape(target) {
  if (closeMenu(target) || cancelDrag()) return true;
  const open = openScreens();
  if (open.length < 2 || target.matches("[role=combobox][aria-expanded=true]")) return false;
  dismiss(open.at(-1));
  return true;
}
