// The browser's history, which has an entry for each open screen, so that the way back closes it.
// If the form is only a part of the page, it does not change the history.

const trail = {
  /** The number of open screens for which there is an entry. */
  depth: history.state?.rowkit ?? 0,
  /**
   * The number of history entries of closed screens. They are after the page's entry, and are
   * removed when the page is left.
   */
  forward: 0,
  /** The depth to which the page is navigating, or null. */
  wanted: null,
  /** Whether the user has navigated to before a screen was opened, across a reload of the page. */
  isLeft: false,
};

/** The open screens after a number of them, except for those that are being dismissed. */
const stayingAfter = (count) => openScreens().slice(1 + count).filter((screen) =>
  !queue.entries.some(({ event }) => event.do === "dismiss" && event.view === idOf(screen)));

/** Dismisses the screens whose entries the user has left, from the top. */
const dismissLeft = () => stayingAfter(trail.depth).reverse().forEach(dismiss);

/** Adds entries for screens that were opened, and leaves those of screens that were closed. */
function followInHistory() {
  if (trail.wanted != null || prefix) return;
  if (trail.isLeft) dismissLeft();
  trail.isLeft = false;
  const open = openScreens().length - 1;
  const staying = stayingAfter(0).length;
  while (trail.depth < staying) {
    history.pushState({ rowkit: ++trail.depth }, "");
    trail.forward = 0;
  }
  if (trail.depth <= open) return;
  trail.wanted = open;
  keep();
  history.go(open - trail.depth);
  // The browser drops the navigation if the page is reloaded in the meantime.
  setTimeout(() => trail.wanted = null, 3000);
}

addEventListener("popstate", ({ state }) => {
  if (state?.rowkit == null || connection.isPlain || prefix) return;
  const { depth, wanted } = trail;
  trail.depth = state.rowkit;
  trail.forward += depth - trail.depth;
  trail.wanted = null;
  if (trail.depth < (wanted ?? depth)) dismissLeft();
  followInHistory();
  // Otherwise, a copy of the page with the earlier depth would dismiss them, too.
  keep();
});
