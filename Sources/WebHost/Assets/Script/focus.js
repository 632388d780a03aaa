let focusedView = "";
/** The text field that had the focus last, whose selection remains. */
let lastField = null;

function reveal(element, behavior) {
  element?.scrollIntoView({ block: "nearest", behavior });
}

function focusOn(element) {
  const control = !element || element.matches(FOCUSABLE) ? element
    : element.querySelector("input:checked") ?? element.querySelector(FIELD)
      ?? element.querySelector(FOCUSABLE);
  control?.focus({ preventScroll: true });
  focusedView = focusableView(document.activeElement);
  // Without a smooth scroll, because content drawn above in the meantime would change its target.
  reveal(control ?? element);
}

/** Only views that take text, a date or keys, and menus of options, have the form's focus. */
const focusableView = (element) =>
  element?.matches("[data-k=type], [data-k=date], select, [data-keys]") ? idOf(element) : "";

screens.addEventListener("focusin", ({ target }) => {
  if (target.dataset.k === "type") lastField = target;
  // Autofill sends events for fields without the focus.
  if (isPatching || target !== document.activeElement) return;
  focusCount++;
  const view = focusableView(target);
  if (!view || view === focusedView) return;
  const before = focusedView;
  focusedView = view;
  enqueue({ view, do: "focus" }, null, null, before);
});

screens.addEventListener("focusout", ({ target, relatedTarget }) => {
  if (isPatching) return;
  if (target === composing) endComposition(target);
  flush();
  const view = focusedView;
  const isKept = target === document.activeElement || focusableView(relatedTarget);
  if (isKept || !view || focusableView(target) !== view) return;
  focusedView = "";
  focusCount++;
  enqueue({ view, do: "blur" }, null, null, view);
});
