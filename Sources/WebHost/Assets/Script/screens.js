// The screens, and what is below the top one.

const below = {
  /** The scroll position of each screen when another one was opened above it. */
  scrolls: new WeakMap(),
  /** The elements around the form that are inert below a dialog. */
  covered: [],
};

const TITLE = ":is(h1, h2)";
const isDialog = (screen) => screen?.matches("[role]");
/** Returns the scroll position at the beginning of a screen. */
const pageTop = () =>
  prefix ? Math.min(scrollY, scrollY + form.getBoundingClientRect().top) : 0;

function followScreens(before, scroll, movesFocus) {
  const top = topScreen();
  const closed = before.find((screen) => !screen.isConnected);
  const isOpened = !before.includes(top);
  if (!isOpened && !closed) return;
  if (isOpened) below.scrolls.set(before.at(-1), scroll);
  if (!isOpened || !isDialog(top)) {
    scrollTo(0, isOpened ? pageTop() : below.scrolls.get(top) ?? scroll);
  }
  if (!movesFocus) return;
  patching.focusWasSet = true;
  const presenter = !isOpened && byID(closed.dataset.presenter);
  const first = top.matches("[role=alertdialog]") ? "[name=_dismiss]" : TITLE;
  focusOn(presenter || top.querySelector(first));
}

function dismiss(screen) {
  flush();
  enqueue({ view: idOf(screen), do: "dismiss" });
}

/** Keeps the focus within a dialog if the form is a part of a page. */
function coverPage() {
  for (const element of below.covered.splice(0)) element.inert = false;
  if (!isDialog(topScreen())) return;
  for (let node = form; node !== document.body; node = node.parentNode) {
    for (const other of node.parentNode.children) {
      if (other === node || other === region || other === speech || other.inert) continue;
      other.inert = true;
      below.covered.push(other);
    }
  }
}

function placePopover() {
  const screen = topScreen();
  if (!screen?.matches(".popover")) return;
  const { style } = screen;
  const anchor = byID(screen.dataset.presenter)?.getBoundingClientRect();
  style.top = style.left = "";
  screen.classList.toggle("placed", !!anchor && innerWidth >= 576);
  if (!screen.matches(".placed")) return;
  const { width, height } = screen.getBoundingClientRect();
  const isBelow = anchor.bottom + 8 + height <= innerHeight || anchor.top - 8 - height < 0;
  const isReversed = screen.matches(":dir(rtl)");
  const within = (place, end) => `${Math.max(8, Math.min(place, end - 8))}px`;
  style.top = within(isBelow ? anchor.bottom + 8 : anchor.top - 8 - height, innerHeight - height);
  style.left = within(isReversed ? anchor.right - width : anchor.left, innerWidth - width);
}

addEventListener("resize", placePopover);
