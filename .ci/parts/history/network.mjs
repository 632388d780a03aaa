import { turn } from "./clock.mjs";
import { Headers } from "./headers.mjs";
import { Link } from "./link.mjs";
import { bySession } from "./routes.mjs";

/** The number of connections that a browser opens to a host. */
const CONNECTIONS = 6;

/**
 * The network between the tabs of a browser and the nodes of a server.
 *
 * What the server sends is collected until it is idle, and is then delivered in an order that does
 * not depend on its speed: response by response, in the order of their requests. `random` makes the
 * order a random one, in which only the parts of each response keep theirs.
 */
export class Network {
  /** The conditions of all tabs. */
  link = new Link();
  /** The nodes in the order in which a request tries them: see `routes.mjs`. */
  route = bySession();
  /** What a request gets if no node takes it: an error, or the status of a proxy's response. */
  refusal = "error";
  random = null;
  /** How long the server may take, in real milliseconds. */
  patience = 20000;
  /** The number of connections now, and the largest so far. */
  connections = 0;
  mostConnections = 0;
  /** All requests, for tests to read: method, path, node and status. */
  log = [];
  #waiting = [];
  #open = new Set();
  #outstanding = new Set();
  #arrivals = [];
  #isTouched = false;
  #count = 0;
  #down = new Set();

  constructor(clock, server, nodes = 1) {
    this.clock = clock;
    this.server = server;
    this.nodes = nodes;
  }

  // MARK: Nodes

  /** Whether a node takes connections. */
  isUp(node) { return !this.#down.has(node); }

  /** Kills the process of a node, and with it all connections to it. */
  async kill(node = 0) {
    this.refuse(node);
    this.#isTouched = true;
    await this.server.kill?.(node);
    this.cut((exchange) => exchange.node === node);
  }

  /** Starts a node that was killed. */
  async start(node = 0, secret) {
    this.#isTouched = true;
    await this.server.start?.(node, secret);
    this.accept(node);
  }

  /** Makes a node refuse connections, or accept them again. Open connections remain. */
  refuse(node) { this.#down.add(node); }
  accept(node) { this.#down.delete(node); }

  /** Breaks the connections of requests and streams that match. */
  cut(isCut = () => true) {
    for (const exchange of [...this.#open]) {
      if (isCut(exchange)) exchange.fail("the connection was cut");
    }
  }

  get openStreams() { return [...this.#open].filter((exchange) => exchange.isStream); }

  // MARK: Requests

  /**
   * Sends a request.
   *
   * - `owner`: whose tasks the callbacks are.
   * - `link`: the conditions of the tab.
   * - `onResponse({ status, headers, body })`: called once, with the body unless it is a stream.
   * - `onPart(bytes)`, `onEnd()`: called for the parts and the end of a stream.
   * - `onError(reason)`: called once, in place of a response or the end of a stream.
   *
   * Returns an exchange whose `cancel()` ends it without a callback.
   */
  send(request) {
    const exchange = new Exchange(this, ++this.#count, request);
    this.log.push(exchange.record);
    if (this.connections < CONNECTIONS) this.#connect(exchange);
    else this.#waiting.push(exchange);
    return exchange;
  }

  #connect(exchange) {
    this.connections++;
    this.mostConnections = Math.max(this.mostConnections, this.connections);
    this.#open.add(exchange);
    exchange.begin();
  }

  /** Called when an exchange has ended. */
  _close(exchange) {
    const place = this.#waiting.indexOf(exchange);
    if (place >= 0) this.#waiting.splice(place, 1);
    if (!this.#open.delete(exchange)) return;
    this.connections--;
    if (this.#waiting.length) this.#connect(this.#waiting.shift());
  }

  /** The nodes on the route of a request that take connections. */
  _nodesFor(request) {
    return this.route(request, this.nodes).filter((node) => !this.#down.has(node));
  }

  /** Calls the server, and returns its response or null if it refused the connection. */
  async _perform(exchange, node, request) {
    this.#isTouched = true;
    const entry = { exchange, node };
    this.#outstanding.add(entry);
    try {
      return await this.server.request({ ...request, node });
    } catch (error) {
      if (error?.isRefusal) return null;
      throw error;
    } finally {
      this.#outstanding.delete(entry);
    }
  }

  /** Keeps something that the server has sent until it is delivered. */
  _arrive(exchange, deliver) { this.#arrivals.push({ exchange, deliver }); }

  _touch() { this.#isTouched = true; }

  // MARK: Settling

  /** Waits until the server is idle, and delivers what it has sent. Returns whether it had to. */
  async settle() {
    if (!this.#isTouched && !this.#arrivals.length) return false;
    const end = performance.now() + this.patience;
    while (this.#isTouched || this.#outstanding.size) {
      this.#isTouched = false;
      await this.#within(end, this.#idle(end));
    }
    this.#deliver();
    return true;
  }

  async #idle(end) {
    await this.server.idle?.();
    // Without such a command, the responses themselves tell when the server has finished.
    while (this.#outstanding.size && performance.now() < end) await turn();
    await turn();
  }

  /** Waits for something, but not for a server that never becomes idle. */
  async #within(end, waited) {
    let timer;
    const limit = new Promise((_, fail) => {
      timer = setTimeout(() => fail(new Error(
        `the server does not become idle; unanswered: ${this.#unanswered() || "none"}`)),
      Math.max(0, end - performance.now()));
    });
    try {
      await Promise.race([waited, limit]);
    } finally {
      clearTimeout(timer);
    }
  }

  #unanswered() {
    return [...this.#outstanding].map(({ exchange: { record }, node }) =>
      `${record.method} ${record.path} at node ${node}`).join(", ");
  }

  #deliver() {
    const queues = new Map();
    for (const { exchange, deliver } of this.#arrivals.splice(0)) {
      if (!queues.has(exchange)) queues.set(exchange, []);
      queues.get(exchange).push(deliver);
    }
    const order = [...queues.keys()].sort((one, other) => one.number - other.number);
    while (order.length) {
      const place = this.random ? this.random.below(order.length) : 0;
      const queue = queues.get(order[place]);
      queue.shift()();
      if (!queue.length) order.splice(place, 1);
    }
  }
}

/** A request and what answers it. */
class Exchange {
  node = null;
  isStream = false;
  #isDone = false;
  /** Whether the page does not want to be called back. */
  #isLeft = false;
  #stream = null;
  #lastDelivery = 0;

  constructor(network, number, request) {
    this.network = network;
    this.number = number;
    this.request = request;
    this.link = request.link ?? new Link();
    const { method, path, kind } = request;
    /** What tests read. */
    this.record = { number, method, path, kind, node: null, status: null, time: network.clock.now };
  }

  begin() {
    const { network, request, link } = this;
    const delays = network.link.delaysOf(request).map((delay, way) =>
      delay + link.delaysOf(request)[way]);
    this.downDelay = delays[1];
    const fault = link.faultOf(request) ?? network.link.faultOf(request);
    this.record.fault = fault;
    if (!link.isOnline || !network.link.isOnline || fault === "loseRequest") {
      return this.fail("the request was lost");
    }
    if (fault === "hang") return;
    if (delays[0]) this.#schedule(delays[0], () => this.#perform(fault));
    else this.#perform(fault);
  }

  async #perform(fault) {
    if (this.#isDone) return;
    const { network, request } = this;
    const { method, path, headers, body } = request;
    let response = null;
    try {
      for (const node of network._nodesFor(request)) {
        this.node = this.record.node = node;
        response = await network._perform(this, node, { method, path, headers, body });
        if (response) break;
      }
    } catch (error) {
      if (!error?.isBroken) throw error;
      return network._arrive(this, () => this.fail(error.message));
    }
    if (response === null) return network._arrive(this, () => this.#refused());
    this.record.status = response.status;
    if (this.#isDone) return this.#leave(response);
    if (fault === "hangResponse") return this.#leave(response);
    if (fault === "loseResponse") {
      this.#leave(response);
      return network._arrive(this, () => this.fail("the response was lost"));
    }
    network._arrive(this, () => this.#respond(response));
    if (response.stream) this.#pump(response.stream);
  }

  #refused() {
    const { refusal } = this.network;
    if (refusal === "error") return this.fail("the connection was refused");
    this.record.status = refusal;
    this.#respond({ status: refusal, headers: [["content-type", "text/plain"]] });
  }

  #leave({ stream }) {
    if (!stream) return;
    stream.cancel();
    this.network._touch();
  }

  #respond({ status, headers, body, stream }) {
    this.isStream = !!stream;
    this.#stream = stream ?? null;
    this.#later(() => {
      const response = { status, headers: new Headers(headers), body: body ?? new Uint8Array() };
      if (!stream) this.#finish();
      this.#tell(() => this.request.onResponse(response, this));
    });
  }

  async #pump(stream) {
    try {
      for await (const part of stream) {
        if (this.#isDone) return;
        this.network._arrive(this, () =>
          this.#later(() => this.#tell(() => this.request.onPart?.(part))));
      }
      this.network._arrive(this, () => this.#later(() => {
        this.#finish();
        this.#tell(() => this.request.onEnd?.());
      }));
    } catch (error) {
      if (!error?.isBroken) throw error;
      this.network._arrive(this, () => this.fail(error.message));
    }
  }

  /** Acts after the delay, never before what was sent earlier. */
  #later(run) {
    const { clock } = this.network;
    const time = Math.max(clock.now + this.downDelay, this.#lastDelivery);
    this.#lastDelivery = time;
    this.#schedule(time - clock.now, run);
  }

  #schedule(delay, run) {
    this.network.clock.schedule(delay, () => { if (!this.#isDone) run(); });
  }

  /** Calls back, once the page can run, unless it has left the exchange. */
  #tell(callback) {
    const run = () => { if (!this.#isLeft) callback(); };
    if (this.request.owner) this.request.owner.perform({ run, isCancelled: false });
    else run();
  }

  #finish() {
    this.#isDone = true;
    this.network._close(this);
  }

  /** Ends the exchange with an error. */
  fail(reason) {
    if (this.#isDone) return;
    this.#end();
    this.record.error = reason;
    this.network.clock.schedule(0, () => this.#tell(() => this.request.onError?.(reason)));
  }

  /** Leaves the exchange. The server may have performed the request. */
  cancel() {
    this.#isLeft = true;
    this.#end();
  }

  #end() {
    if (this.#isDone) return;
    this.#finish();
    if (this.#stream) this.#leave({ stream: this.#stream });
  }
}
