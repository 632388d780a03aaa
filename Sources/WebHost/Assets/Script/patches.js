// Performs the operations of a change on the page.

const patching = {
  /** Whether the page is being changed, so that its events are not the user's. */
  isOn: false,
  /** Whether the focus was moved, so that it is not moved back. */
  focusWasSet: false,
};

function perform(ops = [], entry) {
  patch(() => {
    for (const [name, ...values] of ops) operations[name]?.apply(entry, values);
  });
  if (ops.length) forgetDrawing();
}

/** Records that the page no longer shows its initial contents. */
function forgetDrawing() {
  for (const field of fields("_drawn")) field.value = "";
}

/** Called with the answered event as `this`, if there is one. */
const operations = {
  draw(html) {
    const want = parse(html);
    replace(elementWith(want.id), want);
  },
  error(id, control, text) {
    const row = find(id);
    const field = find(control);
    const name = row.id + "!error";
    const described = field.getAttribute("aria-describedby")?.split(" ") ?? [];
    const names = described.filter((other) => other !== name);
    const isInvalid = text != null || names.includes(field.id + "!error");
    if (text != null) names.unshift(name);
    row.classList.toggle("invalid", text != null);
    field.ariaInvalid = isInvalid || null;
    setAttribute(field, "aria-describedby", names.join(" ") || null);
    if (text == null) return elementWith(name)?.remove();
    const error = elementWith(name) ?? row.appendChild(parse('<p class="error">'));
    error.id = name;
    error.textContent = text;
  },
  insert(html, parent, after) {
    const want = parse(html);
    const rows = container(parent);
    const next = following(rows, after);
    const node = elementWith(want.id);
    if (node) place(replace(node, want), rows, next);
    else build(want, rows, next);
  },
  move(id, parent, after) {
    const rows = container(parent);
    place(find(id), rows, following(rows, after));
  },
  remove(id) { byID(id)?.remove(); },
  value(id, value) { writeValue(find(id), value, this); },
  select(id, ...range) {
    const control = find(id);
    if (control === edits.composing || edits.last.has(viewOf(control))) return;
    if (undoing.restored !== control) selectText(control, ...range);
  },
  extend(id, place, points) {
    const line = find(id).firstElementChild.children[place];
    line.setAttribute("points", `${line.getAttribute("points")} ${points}`);
  },
  focus(id) {
    // If the user has moved the focus since then, it stays.
    if (this && this.focusCount !== focus.count) return;
    patching.focusWasSet = true;
    if (id != null) return focusOn(byID(id));
    document.activeElement?.blur();
    focus.view = "";
  },
  reveal(id) {
    reveal(byID(id), matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth");
  },
  cover(id, how) {
    const screen = find(id);
    screen.inert = how != null;
    screen.hidden = how === "hidden";
  },
  title(text) { if (!prefix) document.title = text; },
  say,
  options(...list) {
    const chosen = showItems(...list);
    if (chosen) reveal(chosen);
    else find(list[0]).scrollTop = 0;
  },
  more(...list) {
    const chosen = showItems(...list);
    if (chosen?.dataset.key === lists.sought) reveal(chosen);
  },
  highlight(id, key, place) {
    const chosen = highlight(find(id), key);
    lists.sought = chosen ? null : key;
    if (chosen) reveal(chosen);
    else if (key != null) enqueue({ view: id, do: "window", place });
  },
};

function setAttribute(element, name, value) {
  if (value == null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function find(id) {
  const element = byID(id);
  if (!element) throw new Error("no view " + id);
  return element;
}

function container(id) {
  const view = find(id);
  return view.querySelector(":scope > :is(.sections, .rows)") ?? view;
}

const following = (rows, after) => after == null ? rows.firstChild : find(after).nextSibling;

/** @param entry The event that the value answers, if any. */
function writeValue(control, value, entry) {
  const type = typeOf(control);
  const view = viewOf(control);
  if (control === edits.composing || edits.last.has(view)) return void edits.skipped.add(view);
  forgetEntered(control);
  if (type === "password") {
    control.value = "";
    control.toggleAttribute("data-filled", !!value);
  } else if (type === "checkbox" || type === "radio") {
    control.checked = value;
  } else if (type === "color") {
    elementWith(control.id + "!none").checked = value == null;
    control.value = value ?? "#000000";
  } else if (control.matches("input, textarea")) {
    const text = type === "file" ? "" : String(value ?? "");
    if (undoing.restored === control && entry?.event.view === view && entry.event.do === "type") {
      // Formatting the restored text would undo what the user has just done, again and again.
      undoing.text = text;
    } else {
      writeText(control, text, !!entry);
    }
    if (type === "file") showPreviews(control);
  } else {
    const keys = [value ?? []].flat().map((key) => "=" + key);
    for (const option of control.options ?? control.querySelectorAll("input")) {
      option.selected = option.checked = keys.includes(option.value);
    }
    if (!keys.length && control.options) control.value = "";
  }
}

function patch(change, isConnecting = false) {
  const active = document.activeElement;
  const selection = active.selectionStart != null && [active.selectionStart, active.selectionEnd];
  const row = active.closest(".row");
  // If an expanded row collapses, the focus returns to the row above.
  const near = [row, row?.matches(".below") && row?.previousElementSibling,
    row?.nextElementSibling, row?.previousElementSibling];
  const before = openScreens();
  const scroll = scrollY;
  const hadFocus = active !== document.body;
  patching.isOn = true;
  edits.isJoining = isConnecting;
  patching.focusWasSet = false;
  try {
    change();
    if (!patching.focusWasSet) followScreens(before, scroll, !isConnecting || hadFocus);
    if (!patching.focusWasSet && hadFocus && document.activeElement !== active) {
      if (isShown(active)) {
        active.focus({ preventScroll: true });
        if (selection) active.setSelectionRange(...selection);
      } else {
        focusOn(near.find(isShown) ?? topScreen()?.querySelector(TITLE));
      }
    }
  } finally {
    patching.isOn = edits.isJoining = false;
  }
  showLate();
  coverPage();
  placePopover();
  followInHistory();
  lookForGaps();
}

const isShown = (element) => element?.isConnected && !element.closest("[inert], [hidden]");
