const early = new Map();
/**
 * Parts of long lists and responses without changes, with the number of the change that they
 * follow.
 */
let late = [];
let gapTimer = null;
let isPatching = false;
let focusWasSet = false;

/** Applies a patch, which may answer an event, once all earlier patches have been applied. */
function receive(answer, entry) {
  if (answer.push && !takePush(answer.push)) return;
  if (entry && !/focus|blur|window/.test(entry.event.do)) note("refused");
  for (const earlier of answer.before ?? []) receive(earlier);
  takeState(answer.state);
  const part = answer.state?.at(-1);
  if (entry) {
    noteAnswer(entry, answer);
    if (part) answeredKnown = `${part.line} ${part.n}`;
  }
  answer.refused?.forEach(noteLost);
  const reason = answer.sentence ?? answer.note;
  if (reason) {
    const name = answer.sentence && entry?.name;
    const about = attribute("data-about");
    const text = name ? about.replace("{title}", name).replace("{text}", reason) : reason;
    if (name) noteLost(text);
    else note("refused", text);
  }
  if (entry) finish(entry, answer);
  if (entry && answer.sentence && isState(entry)) holdPresses();
  // The second press of a double click has no meaning of its own.
  if (answer.sent) queue = queue.filter(({ button }) => !button);
  // Without a number, the patch is not part of the sequence of changes, such as a list of errors.
  if (answer.at != null) late.push([answer, entry]);
  else if (answer.number > seen) early.set(answer.number, [answer, entry]);
  else {
    showPart(part, entry);
    if (answer.number == null) perform(answer.ops, entry);
    else if (entry) acknowledge(entry);
  }
  // Later changes may refer to items that are being requested.
  while (!(queue[0]?.isSent && queue[0].event.do === "window")) {
    try {
      late = late.filter(([answer, done]) => answer.at > seen || show(answer, done));
      if (!early.has(seen + 1)) break;
      const [answer, done] = early.get(++seen);
      early.delete(seen);
      show(answer, done);
    } catch (error) {
      console.error(error);
      seen = -1;
      recover();
    }
  }
  waitForGap(early.size || late.length || hasGap());
  if (answer.go) location.assign(answer.go);
}

/** Connects again if a missing change does not arrive soon. */
function waitForGap(isMissing) {
  if (isMissing) return gapTimer ??= setTimeout(recover, 2000);
  clearTimeout(gapTimer);
  gapTimer = null;
}

/** Shows an answer or a push. */
function show({ ops, state, at }, done) {
  showPart(state?.at(-1), done);
  const view = done && acknowledge(done) && done.event.view;
  // A change that arrived before the answer but was not written may be a later one.
  if (skipped.delete(view) && at < seen || rebuilt.delete(view)) recover();
  perform(ops, done);
}

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
  value(id, value) { writeValue(find(id), value); },
  select(id, ...range) {
    const control = find(id);
    if (control === composing || edits.has(viewOf(control))) return;
    control.setSelectionRange(...range);
  },
  extend(id, place, points) {
    const line = find(id).firstElementChild.children[place];
    line.setAttribute("points", `${line.getAttribute("points")} ${points}`);
  },
  focus(id) {
    // If the user has moved the focus since then, it stays.
    if (this && this.focusCount !== focusCount) return;
    focusWasSet = true;
    if (id != null) return focusOn(byID(id));
    document.activeElement?.blur();
    focusedView = "";
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
    if (chosen?.dataset.key === sought) reveal(chosen);
  },
  highlight(id, key, place) {
    const chosen = highlight(find(id), key);
    sought = chosen ? null : key;
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

function writeValue(control, value) {
  const type = typeOf(control);
  if (control === composing || edits.has(viewOf(control))) return void skipped.add(viewOf(control));
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
    writeText(control, type === "file" ? "" : String(value ?? ""));
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
  isPatching = true;
  isJoining = isConnecting;
  focusWasSet = false;
  try {
    change();
    if (!focusWasSet) followScreens(before, scroll, !isConnecting || hadFocus);
    if (!focusWasSet && hadFocus && document.activeElement !== active) {
      if (isShown(active)) {
        active.focus({ preventScroll: true });
        if (selection) active.setSelectionRange(...selection);
      } else {
        focusOn(near.find(isShown) ?? topScreen()?.querySelector(TITLE));
      }
    }
  } finally {
    isPatching = isJoining = false;
  }
  showLate();
  coverPage();
  placePopover();
  followInHistory();
  lookForGaps();
}

const isShown = (element) => element?.isConnected && !element.closest("[inert], [hidden]");
