// Long lists, of whose items the page holds only a part.

const lists = {
  /** The highlighted option that the page does not hold yet. */
  sought: null,
  /** The gap that was requested last, and the place in it. */
  asked: null,
  /** The frame in which visible gaps are looked for, or null. */
  frame: null,
};

/** Shows the items of a popup. Returns the highlighted one if it is shown. */
function showItems(id, count, first, highlighted, text, isBusy, items) {
  const list = find(id);
  const want = list.cloneNode();
  const end = first + items.length;
  delete want.dataset.kept;
  want.hidden = !items.length && !text;
  want.ariaBusy = isBusy || null;
  want.append(...gap(list, 0, first), ...items.map((item, place) =>
    option(list, item, first + place, items.length < count && count)), ...gap(list, end, count));
  if (text) {
    const empty = want.appendChild(parse('<li class="empty" role="option" aria-disabled="true">'));
    empty.textContent = text;
  }
  morph(list, want);
  return highlight(list, highlighted);
}

function highlight(list, key) {
  let chosen;
  for (const item of list.querySelectorAll("[data-key]")) {
    item.ariaSelected = item.dataset.key === key;
    if (item.dataset.key === key) chosen = item;
  }
  const field = list.parentNode.querySelector("[role=combobox]");
  field.ariaExpanded = !list.hidden;
  setAttribute(field, "aria-activedescendant", chosen?.id);
  return chosen;
}

/** Returns a gap for the items from one place to another, which are not on the page. */
function gap(list, start, end) {
  if (start === end) return [];
  const item = parse('<li class="gap" role="none">');
  const count = end - start;
  Object.assign(item.dataset, { view: idOf(list), start, count });
  if (list.matches(".table")) item.dataset.height = count * 44;
  return [item];
}

/** Makes the option of an item, in the same way as the server. */
function option(list, [key, title, detail, symbol, off], place, count) {
  const more = detail ? `<small>${detail}</small>` : "";
  const item = parse('<li role="none"><button name="_choose" role="option" tabindex="-1">'
    + `${symbol ?? ""}<span>${title}</span>${more}</button></li>`);
  const button = item.firstChild;
  button.value = `${idOf(list)} ${key}`;
  button.id = `${list.id}/:${encodeURIComponent(key)}`;
  button.dataset.key = key;
  button.ariaSelected = false;
  button.disabled = !!off;
  if (off > 1) button.ariaDisabled = true;
  if (count) [button.ariaPosInSet, button.ariaSetSize] = [place + 1, count];
  return item;
}

/** Requests the items of visible gaps. */
function fillGaps() {
  lists.frame = null;
  if (connection.isPlain || !connection.isLive) return;
  if (queue.entries.some(({ event }) => event.do === "window")) return;
  for (const gap of topScreen().querySelectorAll(".gap")) {
    const { top, bottom, left, right } = gap.getBoundingClientRect();
    const within = gap.closest(".popup").getBoundingClientRect();
    const isSeen = top < within.bottom && bottom > within.top && left < within.right
      && right > within.left;
    const { view, start, count } = gap.dataset;
    const share = Math.max(0, (within.top - top) / (bottom - top));
    const place = +start + Math.floor(share * count);
    if (!isSeen || lists.asked === view + place) continue;
    lists.asked = view + place;
    return enqueue({ view, do: "window", place });
  }
}

const lookForGaps = () => lists.frame ??= requestAnimationFrame(fillGaps);

for (const name of ["scroll", "resize"]) addEventListener(name, () => {
  lists.asked = null;
  lookForGaps();
}, { capture: true, passive: true });
