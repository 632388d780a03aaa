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

function followInHistory() {
  if (trail.wanted != null || prefix) return;
  const left = trail.isLeft ? openScreens().slice(1 + trail.depth) : [];
  trail.isLeft = false;
  if (left.length) return left.reverse().forEach(dismiss);
  const open = openScreens().length - 1;
  while (trail.depth < open) {
    history.pushState({ rowkit: ++trail.depth }, "");
    trail.forward = 0;
  }
  if (trail.depth === open) return;
  trail.wanted = open;
  keep();
  history.go(open - trail.depth);
  // The browser drops the navigation if the page is reloaded in the meantime.
  setTimeout(() => trail.wanted = null, 3000);
}

addEventListener("popstate", ({ state }) => {
  if (state?.rowkit == null || connection.isPlain || prefix) return;
  const levels = trail.depth - state.rowkit;
  trail.depth = state.rowkit;
  trail.forward += levels;
  if (trail.wanted != null || levels < 0) {
    trail.wanted = null;
    followInHistory();
  } else {
    openScreens().slice(1).slice(-levels).reverse().forEach(dismiss);
    // Otherwise, a copy of the page with the earlier depth would dismiss them, too.
    keep();
  }
});
