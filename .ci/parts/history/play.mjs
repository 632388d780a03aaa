import { act } from "./acts.mjs";
import { Browser } from "./browser.mjs";
import { clientScript } from "./client.mjs";
import { isSame } from "./forms.mjs";
import { Holding } from "./holding.mjs";
import { judge } from "./judging.mjs";
import { Model } from "./model.mjs";
import { PAGE_EVENTS } from "./pageevents.mjs";
import { Random } from "./random.mjs";
import { hasForm, openScreen, readRow, statusOf } from "./reading.mjs";
import { routesOf } from "./routing.mjs";

const NODES = 3;
/** Pages run the script as it is in the sources, so that it can be changed without a build. */
const SCRIPT = new TextEncoder().encode(clientScript());

/** A history that is being played: its users, their tabs and the network. */
export class Play {
  /** The tab that the user looks at. */
  tab = null;
  /** What happened, in order, as lines with their times. */
  trace = [];
  /** What pages have said in their status regions: the time and the text. */
  said = [];
  /** The sessions that users have begun. */
  models = [];
  #tabs = new Map();

  constructor(server, { form, seed }) {
    this.server = server;
    this.form = form;
    this.browser = new Browser(server, { nodes: NODES, seed });
    this.routes = routesOf(this.browser.network, seed);
    this.holding = new Holding(this);
    this.browser.network.random = seed % 3 ? null : new Random(seed);
    this.#watchRequests();
  }

  get now() { return this.browser.clock.now; }

  /** Plays the steps, and returns what the end shows: see `judge`. */
  async run(steps) {
    for (let node = 0; node < NODES; node++) {
      await this.server.kill(node);
      await this.server.start(node);
    }
    this.tab = this.add(await this.browser.open("/" + this.form), new Model(this.form));
    for (const [place, step] of steps.entries()) {
      await this.#perform(step, place);
      this.#listen();
    }
    return judge(this);
  }

  async #perform({ kind, seed, ...more }, place) {
    const random = new Random(seed);
    if (kind === "wait") return this.advance(more.time);
    const perform = kind === "act" ? act : PAGE_EVENTS[kind];
    const number = this.infoOf(this.tab).number;
    const line = { time: this.now, place, text: "" };
    this.trace.push(line);
    const isDone = await perform(this, random, more);
    if (isDone === false && !line.text) this.trace.splice(this.trace.indexOf(line), 1);
    else if (kind !== "act") {
      line.text = `tab ${number}: ${kind}${typeof isDone === "string" ? ` ${isDone}` : ""}`;
    }
  }

  async advance(time) {
    await this.browser.advance(time);
    this.#listen();
  }

  // MARK: Tabs

  add(tab, model) {
    if (!this.models.includes(model)) this.models.push(model);
    this.#tabs.set(tab, {
      number: this.#tabs.size + 1, model, pressed: new Map(), lastAct: 0, inFlight: 0, isFine: false,
      node: null, said: "", lastAnswer: 0,
    });
    return tab;
  }

  infoOf(tab) { return this.#tabs.get(tab); }
  /** The tabs that are not closed. */
  get tabs() { return [...this.#tabs.keys()].filter((tab) => !tab.isClosed); }
  tabsOf(model) { return this.tabs.filter((tab) => this.infoOf(tab).model === model); }

  // MARK: Acts

  /** Records what the user meant. */
  record(name, value, { before, names, or, isPress = false }) {
    const { tab, now } = this;
    const info = this.infoOf(tab);
    info.lastAct = now;
    if (isPress) info.pressed.set(name, { value, time: now });
    info.model.act(name, value, { tab, time: now, before, names, or });
    this.trace.push({
      time: now, text: `tab ${info.number}: ${name} ${JSON.stringify(before)} → ${JSON.stringify(value)}`,
    });
  }

  /** Whether the page does not show yet what was pressed on it. */
  isWaiting(name) {
    const { tab, now } = this;
    const { pressed } = this.infoOf(tab);
    const press = pressed.get(name);
    if (!press) return false;
    const shown = name === "screen" ? openScreen(tab) : readRow(tab, name);
    const isBusy = tab.select("[data-pending], [aria-busy=true]");
    if (!isSame(shown, press.value) && (isBusy || now < press.time + 20000)) return true;
    pressed.delete(name);
    return false;
  }

  // MARK: What pages say

  #listen() {
    for (const tab of this.tabs) {
      const info = this.infoOf(tab);
      const text = hasForm(tab) ? statusOf(tab) : "";
      if (text === info.said) continue;
      info.said = text;
      if (!text) continue;
      this.said.push({ time: this.now, text, model: info.model });
      this.trace.push({ time: this.now, text: `tab ${info.number} says: ${text}` });
    }
  }

  // MARK: Requests

  #watchRequests() {
    const { network } = this.browser;
    const send = network.send.bind(network);
    network.send = (request) => {
      if (request.kind === "script") return send(withScript(request));
      const tab = this.tabs.find((one) => one.link === request.link);
      const info = tab && this.infoOf(tab);
      const isPost = info && request.method === "POST" && /\/s\/[^/]+(\/events)?$/.test(request.path);
      if (!isPost) {
        const exchange = send({
          ...request,
          onResponse: (response, ...rest) => {
            if (/pushes/.test(request.path)) exchange.record.text = new TextDecoder().decode(response.body);
            request.onResponse(response, ...rest);
          },
        });
        exchange.record.tab = info?.number;
        return exchange;
      }
      info.inFlight++;
      const path = request.path.replace(/\/events$/, "");
      const exchange = send({
        ...request,
        onResponse: (response, ...rest) => {
          info.inFlight--;
          info.isFine = response.status === 200;
          info.lastAnswer = exchange.record.time;
          if (info.isFine) {
            info.node = exchange.node;
            info.model.path ??= path;
            info.path = path;
          }
          exchange.record.text = new TextDecoder().decode(response.body);
          request.onResponse(response, ...rest);
        },
        onError: (...reason) => {
          info.inFlight--;
          info.isFine = false;
          request.onError(...reason);
        },
      });
      exchange.record.tab = info.number;
      exchange.record.body = new TextDecoder().decode(request.body);
      return exchange;
    };
  }
}

const withScript = (request) => ({
  ...request,
  onResponse: (response, ...rest) =>
    request.onResponse(response.status === 200 ? { ...response, body: SCRIPT } : response, ...rest),
});
