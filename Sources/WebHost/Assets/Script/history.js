// A form that is a part of a page leaves the history to the page.

let depth = history.state?.rowkit ?? 0;
/** The number of entries of closed screens after that of the page, which go when it is left. */
let forward = 0;
/** The depth to which the page goes, until it is there. */
let wantedDepth = null;
/** Whether the user has gone back to before a screen was opened, over a load of the page. */
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
  // The browser drops it if the page is loaded again meanwhile.
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
    // A copy of the page that has the earlier depth would dismiss them, too.
    keep();
  }
});
