// What happens to the tabs, the network and the nodes in a history. A function returns false if it
// does not apply now, or a text for the trace.

import { Model } from "./model.mjs";
import { hasForm } from "./reading.mjs";

const MOST_TABS = 4;
/** The page to which users leave, and from which they come back. */
const AWAY = "/elsewhere";
const DELAYS = [0, 20, 80, 300, 900];

const others = (play) => play.tabs.filter((tab) => tab !== play.tab);
const isReady = (play, tab) => hasForm(tab) && !!play.infoOf(tab).model.path
  && !!play.infoOf(tab).path;

/** Shows a tab, which may load its page. */
async function show(play, tab) {
  await tab.show();
  // The user reloads what the browser could not load, and comes back to what was left.
  if (play.infoOf(tab).isAway) return PAGE_EVENTS.comeBack(play);
  if (!tab.window || tab.window.isOfBrowser) await tab.reload();
}

export const PAGE_EVENTS = {
  async go(play, random) {
    const found = others(play);
    if (!found.length) return false;
    const before = play.tab;
    play.tab = random.oneOf(found);
    if (random.chance(0.8) && !before.isHidden) await before.hide();
    await show(play, play.tab);
    return `to tab ${play.infoOf(play.tab).number}`;
  },

  async reload(play) {
    if (play.infoOf(play.tab).isAway) return PAGE_EVENTS.comeBack(play);
    play.holding.leave(play.tab);
    await play.tab.reload();
  },

  async leave(play, random) {
    const { tab } = play;
    if (!hasForm(tab) || play.infoOf(tab).isAway) return false;
    play.holding.leave(tab);
    tab.usesBackForwardCache = random.chance(0.5);
    await tab.navigate(AWAY);
    play.infoOf(tab).isAway = true;
    return tab.usesBackForwardCache ? "and is kept whole" : "";
  },

  async comeBack(play) {
    const { tab } = play;
    const info = play.infoOf(tab);
    if (!info.isAway) return false;
    // The page may still be loading, while the one before opens and closes screens.
    const isThere = () => tab.entry.url.endsWith(AWAY);
    await play.browser.until(isThere, 10000);
    if (!isThere() && tab.window) return "too early";
    info.isAway = false;
    await (isThere() ? tab.go(-1) : tab.reload());
    return "";
  },

  async further(play, random) {
    const { model } = play.infoOf(play.tab);
    if (!isReady(play, play.tab) || play.tabsOf(model).length >= MOST_TABS) return false;
    const background = random.chance(0.3);
    const tab = await play.tab.openInNewTab(model.path, { background });
    play.add(tab, model);
    if (!background) play.tab = tab;
    return `as tab ${play.infoOf(tab).number}${background ? " in the background" : ""}`;
  },

  async duplicate(play) {
    const { model, isAway } = play.infoOf(play.tab);
    if (isAway || !isReady(play, play.tab) || play.tabsOf(model).length >= MOST_TABS) return false;
    play.tab = play.add(await play.tab.duplicate(), model);
    return `as tab ${play.infoOf(play.tab).number}`;
  },

  async another(play) {
    if (play.models.length > 1) return false;
    play.tab = play.add(await play.tab.openInNewTab("/" + play.form), new Model(play.form));
    return `as tab ${play.infoOf(play.tab).number}`;
  },

  async hide(play, random) {
    await play.tab.hide();
    await play.advance(random.oneOf([30, 500, 3000, 40000, 70000]));
    await show(play, play.tab);
  },

  async freeze(play, random) {
    const tab = random.oneOf(play.tabs);
    if (tab.isFrozen || !tab.window) return false;
    await tab.freeze();
    if (tab !== play.tab) return `tab ${play.infoOf(tab).number}`;
    await play.advance(random.oneOf([30, 3000, 70000]));
    await (random.chance(0.3) ? tab.resume() : show(play, tab));
    if (tab.isHidden) await show(play, tab);
  },

  async discard(play, random) {
    const tab = random.oneOf(play.tabs);
    // Chromium takes a page that has not been loaded from its cache, which may be of another tab.
    if (play.infoOf(tab).isAway || !hasForm(tab)) return false;
    await tab.hide();
    play.holding.leave(tab);
    // Browsers note the contents of controls from time to time.
    if (random.chance(0.7)) tab.entry.controls = tab.window?.keptControls() ?? tab.entry.controls;
    await tab.discard();
    if (tab !== play.tab) return `tab ${play.infoOf(tab).number}`;
    await play.advance(random.oneOf([30, 3000, 70000]));
    await show(play, tab);
  },

  async crash(play, random) {
    const tab = random.oneOf(play.tabs);
    play.holding.crash(tab);
    await tab.crash();
    if (tab !== play.tab) return `tab ${play.infoOf(tab).number}`;
    await play.advance(random.oneOf([0, 500, 5000]));
    if (play.infoOf(tab).isAway) return PAGE_EVENTS.comeBack(play);
    await tab.reload();
  },

  async close(play, random) {
    const { model } = play.infoOf(play.tab);
    const rest = play.tabsOf(model).filter((tab) => tab !== play.tab);
    if (!rest.length) return false;
    const tab = play.tab;
    await play.advance(random.oneOf([0, 3000, 3000]));
    play.holding.end(tab);
    await tab.close();
    play.tab = random.oneOf(rest);
    await show(play, play.tab);
    return `then shows tab ${play.infoOf(play.tab).number}`;
  },

  // MARK: Network

  offline(play) {
    const { link } = play.tab;
    link.isOnline = !link.isOnline;
    return link.isOnline ? "goes online" : "";
  },

  allOffline(play) {
    const { link } = play.browser.network;
    link.isOnline = !link.isOnline;
    return link.isOnline ? "goes online" : "";
  },

  lose(play, random) {
    const fault = random.oneOf(["loseRequest", "loseResponse", "loseResponse"]);
    const { method } = random.oneOf([{ method: "POST" }, { method: "POST" }, { method: "GET" }]);
    play.tab.link.failNext(fault, (request) => request.method === method);
    return `${fault} of the next ${method}`;
  },

  slow(play, random) {
    const delay = { up: random.oneOf(DELAYS), down: random.oneOf(DELAYS) };
    play.tab.link.delay = delay;
    return `${delay.up} up, ${delay.down} down`;
  },

  async kill(play, random, { which }) {
    const { network } = play.browser;
    const running = [0, 1, 2].filter((node) => network.isUp(node));
    const own = play.infoOf(play.tab).node;
    if (!running.length || running.length === 1 && random.chance(0.7) && which !== "all") return false;
    const node = which === "own" && running.includes(own) ? own : random.oneOf(running);
    for (const one of which === "all" ? running : [node]) {
      play.holding.lose(one);
      await network.kill(one);
    }
    return which === "all" ? "all" : String(node);
  },

  async start(play) {
    const { network } = play.browser;
    const down = [0, 1, 2].filter((node) => !network.isUp(node));
    if (!down.length) return false;
    // They get back the requests that others had meanwhile.
    for (const node of [0, 1, 2]) if (!down.includes(node)) play.holding.lose(node);
    for (const node of down) await network.start(node);
    return down.join(", ");
  },

  route(play, random) {
    const place = random.below(6);
    play.routes.choose(place);
    for (let node = 0; node < play.browser.network.nodes; node++) play.holding.lose(node);
    return play.routes.names[place];
  },
};
