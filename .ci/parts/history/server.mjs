import { spawn } from "node:child_process";

/**
 * A server in a process of its own, which reads and writes lines of JSON.
 *
 * - `{"id", "node", "method", "path", "headers", "body"}` is answered by
 *   `{"id", "status", "headers", "body"}`, or for a stream by
 *   `{"id", "status", "headers", "stream": true}`, then `{"id", "part"}` any number of times, and
 *   `{"id", "end": true}`.
 * - `{"cancel": id}` is not answered: the client has left a stream.
 * - `{"id", "do": "kill", "node"}` and `{"id", "do": "start", "node", "secret"}` are answered by
 *   `{"id"}`.
 * - `{"id", "do": "submissions"}` is answered by `{"id", "submissions"}`.
 * - `{"id", "do": "idle"}` is answered by `{"id"}` once no request is running and all work of
 *   sessions has ended.
 *
 * Bodies and parts are base64, and headers are pairs of a name and a value. A node that was killed
 * answers nothing more. `{"id", "refused": true}` answers a request for a node that does not run.
 */
export class ServerProcess {
  #process;
  #count = 0;
  /** Functions that are called with the line that answers an id. */
  #answers = new Map();
  /** The requests and streams that have not ended, by id. */
  #open = new Map();
  #rest = "";
  #hasEnded = false;

  constructor(path, args = [], options = {}) {
    this.#process = spawn(path, args, { stdio: ["pipe", "pipe", "inherit"], ...options });
    this.#process.stdout.setEncoding("utf8");
    this.#process.stdout.on("data", (text) => this.#read(text));
    this.#process.stdin.on("error", () => {});
    this.#process.on("error", (error) => this.#end(error));
    this.#process.on("exit", (code, signal) =>
      this.#end(new Error(`the server has ended: ${signal ?? code}`)));
  }

  // MARK: What a network calls

  /** Sends a request to a node, and returns its response. */
  request({ node, method, path, headers, body }) {
    const id = ++this.#count;
    return new Promise((done, fail) => {
      this.#open.set(id, new OpenRequest(node, done, fail, () => this.#cancel(id)));
      const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("base64");
      this.#write({ id, node, method, path, headers, body: text });
    });
  }

  async kill(node) {
    await this.#command({ do: "kill", node });
    for (const [id, request] of this.#open) {
      if (request.node !== node) continue;
      this.#open.delete(id);
      request.break("the server was killed");
    }
  }

  async start(node, secret) { await this.#command({ do: "start", node, secret }); }
  async idle() { await this.#command({ do: "idle" }); }

  // MARK: What a test calls

  /** The submissions since the last call. */
  async takeSubmissions() { return (await this.#command({ do: "submissions" })).submissions; }

  /** Sends another command, such as one that prepares a server for the next history. */
  async command(line) { return this.#command(line); }

  /** Ends the process. */
  async close() {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    const end = new Promise((done) => { this.#process.once("exit", done); });
    this.#process.stdin.end();
    this.#process.kill();
    await end;
  }

  // MARK: Lines

  #command(line) {
    const id = ++this.#count;
    return new Promise((done, fail) => {
      this.#answers.set(id, { done, fail });
      this.#write({ id, ...line });
    });
  }

  #cancel(id) {
    if (this.#open.delete(id)) this.#write({ cancel: id });
  }

  #write(line) {
    if (this.#hasEnded) throw new Error("the server has ended");
    this.#process.stdin.write(JSON.stringify(line) + "\n");
  }

  #read(text) {
    const lines = (this.#rest + text).split("\n");
    this.#rest = lines.pop();
    for (const line of lines) if (line) this.#receive(JSON.parse(line));
  }

  #receive(line) {
    const answer = this.#answers.get(line.id);
    if (answer) {
      this.#answers.delete(line.id);
      return line.error ? answer.fail(new Error(line.error)) : answer.done(line);
    }
    const request = this.#open.get(line.id);
    // The client may have left it.
    if (!request) return;
    if (request.receive(line)) this.#open.delete(line.id);
  }

  #end(error) {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    for (const { fail } of this.#answers.values()) fail(error);
    for (const request of this.#open.values()) request.fail(error);
  }
}

/** A request that has no whole response yet. */
class OpenRequest {
  #parts = null;

  constructor(node, done, fail, cancel) {
    Object.assign(this, { node, done, fail, cancel });
  }

  /** Takes a line, and returns whether it is the last. */
  receive(line) {
    if (line.refused) {
      this.fail(Object.assign(new Error("the connection was refused"), { isRefusal: true }));
      return true;
    }
    if (line.part !== undefined) this.#parts.push(bytes(line.part));
    else if (line.end) this.#parts.end();
    else if (line.stream) {
      this.#parts = new Parts(this.cancel);
      this.done({ status: line.status, headers: line.headers, stream: this.#parts });
    } else {
      this.done({ status: line.status, headers: line.headers, body: bytes(line.body ?? "") });
    }
    return !line.stream && line.part === undefined;
  }

  /** Ends the connection. */
  break(reason) {
    const error = Object.assign(new Error(reason), { isBroken: true });
    if (this.#parts) this.#parts.fail(error);
    else this.fail(error);
  }
}

const bytes = (text) => new Uint8Array(Buffer.from(text, "base64"));

/** The parts of a stream in order. */
export class Parts {
  #waiting = [];
  #wake = null;
  #isOver = false;
  #error = null;

  constructor(onCancel = () => {}) { this.onCancel = onCancel; }

  push(part) {
    this.#waiting.push(part);
    this.#wake?.();
  }

  end() {
    this.#isOver = true;
    this.#wake?.();
  }

  fail(error) {
    this.#error = error;
    this.end();
  }

  cancel() {
    if (this.#isOver) return;
    this.end();
    this.onCancel();
  }

  async *[Symbol.asyncIterator]() {
    for (;;) {
      while (this.#waiting.length) yield this.#waiting.shift();
      if (this.#error) throw this.#error;
      if (this.#isOver) return;
      await new Promise((wake) => { this.#wake = wake; });
    }
  }
}
