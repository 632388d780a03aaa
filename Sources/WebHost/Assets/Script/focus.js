// The focus of the form, which the server knows.

const focus = {
  /** The view that has the form's focus, or an empty text. */
  view: "",
  /** The text field that had the focus last, whose selection remains. */
  field: null,
  /** How often the focus has moved. */
  count: 0,
  /** Whether the user has done anything since the focus moved. */
  isUsed: false,
};

function reveal(element, behavior) {
  element?.scrollIntoView({ block: "nearest", behavior });
}

function focusOn(element) {
  const control = !element || element.matches(FOCUSABLE) ? element
    : element.querySelector("input:checked") ?? element.querySelector(FIELD)
      ?? element.querySelector(FOCUSABLE);
  control?.focus({ preventScroll: true });
  focus.view = focusableView(document.activeElement);
  // Without a smooth scroll, because content drawn above in the meantime would change its target.
  reveal(control ?? element);
}

/** Only views that take text, a date or keys, and menus of options, have the form's focus. */
const focusableView = (element) =>
  element?.matches("[data-k=type], [data-k=date], select, [data-keys]") ? idOf(element) : "";

screens.addEventListener("focusin", ({ target }) => {
  if (target.dataset.k === "type") focus.field = target;
  focus.isUsed = false;
  undoing.selections.clear();
  // Autofill sends events for fields without the focus.
  if (patching.isOn || target !== document.activeElement) return;
  focus.count++;
  const view = focusableView(target);
  if (!view || view === focus.view) return;
  const before = focus.view;
  focus.view = view;
  enqueue({ view, do: "focus" }, null, null, before);
});

screens.addEventListener("focusout", ({ target, relatedTarget }) => {
  // A text that the user has restored is formatted once the field is left, also by the server.
  if (patching.isOn) return formatRestored();
  if (target === edits.composing) endComposition(target);
  flush();
  if (target !== document.activeElement) formatRestored();
  const view = focus.view;
  const isKept = target === document.activeElement || focusableView(relatedTarget);
  if (isKept || !view || focusableView(target) !== view) return;
  focus.view = "";
  focus.count++;
  enqueue({ view, do: "blur" }, null, null, view);
});
