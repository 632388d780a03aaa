// If the form is only a part of the page, it does not change the history.

let depth = history.state?.rowkit ?? 0;
/**
 * The number of history entries of closed screens. They are after the page's entry, and are removed
 * when the page is left.
 */
let forward = 0;
/** The depth to which the page is navigating, or null. */
let wantedDepth = null;
/** Whether the user has navigated to before a screen was opened, across a reload of the page. */
let isLeft = false;

function followInHistory() {
  if (wantedDepth != null || prefix) return;
  const left = isLeft ? openScreens().slice(1 + depth) : [];
  isLeft = false;
  if (left.length) return left.reverse().forEach(dismiss);
  const open = openScreens().length - 1;
  while (depth < open) {
    history.pushState({ rowkit: ++depth }, "");
    forward = 0;
  }
  if (depth === open) return;
  wantedDepth = open;
  keep();
  history.go(open - depth);
  // The browser drops the navigation if the page is reloaded in the meantime.
  setTimeout(() => wantedDepth = null, 3000);
}

addEventListener("popstate", ({ state }) => {
  if (state?.rowkit == null || isPlain || prefix) return;
  const levels = depth - state.rowkit;
  depth = state.rowkit;
  forward += levels;
  if (wantedDepth != null || levels < 0) {
    wantedDepth = null;
    followInHistory();
  } else {
    openScreens().slice(1).slice(-levels).reverse().forEach(dismiss);
    // Otherwise, a copy of the page with the earlier depth would dismiss them, too.
    keep();
  }
});
