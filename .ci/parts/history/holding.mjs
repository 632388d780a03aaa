import { isShownAs } from "./model.mjs";
import { hasForm, openScreen, readRow } from "./reading.mjs";

/** The time after which a page has stored what was entered, with that before it is sent. */
const STORING = 1600;
/** The time after which what was entered is sent. */
const SENDING = 450;

/**
 * Who holds what was entered last in each part. If the page where it was entered is gone for good,
 * and so is everyone to whom it was told, its loss is nobody's fault.
 */
export class Holding {
  /** When the pages last lost what each node holds. */
  #losses = new Map();

  constructor(play) { this.play = play; }

  /** Whether the server has answered everything that was entered in a tab. */
  isSent(tab) {
    const { inFlight, isFine, lastAct } = this.play.infoOf(tab);
    return inFlight === 0 && isFine && this.play.now > lastAct + SENDING;
  }

  /**
   * Called before a page ends.
   *
   * - `keeps`: since when nothing is stored of the page; all before is.
   */
  end(tab, { since = -Infinity } = {}) {
    const { model, node, isFine, lastAnswer } = this.play.infoOf(tab);
    const isSent = this.isSent(tab);
    const isUp = isFine && this.play.browser.network.isUp(node)
      && lastAnswer > (this.#losses.get(node) ?? -1);
    const isLast = since === -Infinity && !isUp
      && !this.play.tabsOf(model).some((other) => other !== tab && hasForm(other));
    for (const [name, part] of layers(model)) {
      part.holders?.delete(tab);
      if (since === -Infinity) part.close(tab);
      const isStored = name !== "secret" && part.time <= since;
      if (part.tab !== tab || isStored) part.loseIfUnheld();
      else {
        // Other pages only show that there is a secret.
        const holders = part.isBack || name === "secret" ? []
          : this.#seers(tab, name, part.latest);
        // A session of which no page is left is found by none.
        const isFound = since > -Infinity || this.play.tabsOf(model)
          .some((other) => other !== tab && this.play.infoOf(other).node === node);
        if (isSent && isFound && isUp) holders.push(node);
        part.leave(name === "secret" ? -Infinity : since, holders);
      }
      if (isLast) part.loseAll();
    }
  }

  /** Called before a tab crashes: what was entered lately may not be stored. */
  crash(tab) { this.end(tab, { since: this.play.now - STORING }); }

  /** Called before a page is left: all is stored but secrets, once its script has run. */
  leave(tab) {
    const hasRun = tab.window?.hasLoaded && !tab.window.isOfBrowser;
    this.end(tab, { since: hasRun ? Infinity : this.play.now - STORING });
  }

  /** Called before a node is killed, or when requests may go to others. */
  lose(node) {
    this.#losses.set(node, this.play.now);
    for (const [, part] of this.play.models.flatMap(layers)) {
      part.holders?.delete(node);
      part.loseIfUnheld();
    }
  }

  /** The other tabs that show a value, and not only because they do not show presses yet. */
  #seers(tab, name, value) {
    const { model } = this.play.infoOf(tab);
    const isPressed = name === "screen" || Array.isArray(value);
    return this.play.tabsOf(model).filter((other) => other !== tab && hasForm(other)
      && !(isPressed && !this.isSent(other))
      && isShownAs(name === "screen" ? openScreen(other) : readRow(other, name), value));
  }
}

/** The parts of a model with their names, and what is below each. */
const layers = ({ parts }) =>
  [...parts].flatMap(([name, part]) => part.layers.map((layer) => [name, layer]));
