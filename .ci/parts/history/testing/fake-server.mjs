// A server that speaks as `ServerProcess` expects, with two nodes and a little to say.

import { createInterface } from "node:readline";

const running = new Set([0, 1]);
const streams = new Map();
const submissions = [];
let pending = 0;
let waiting = [];

const write = (line) => process.stdout.write(JSON.stringify(line) + "\n");
const encoded = (text) => Buffer.from(text).toString("base64");

function work(milliseconds, run) {
  pending++;
  setTimeout(() => {
    run();
    if (--pending === 0) waiting.splice(0).forEach((id) => write({ id }));
  }, milliseconds);
}

const plain = (id, text, status = 200) =>
  write({ id, status, headers: [["content-type", "text/plain"]], body: encoded(text) });

function answer({ id, node, method, path, body }) {
  if (!running.has(node)) return write({ id, refused: true });
  const text = Buffer.from(body, "base64").toString();
  if (path === "/stream") {
    streams.set(id, node);
    write({ id, status: 200, headers: [["content-type", "text/event-stream"]], stream: true });
  } else if (path === "/push") {
    plain(id, "pushed");
    // The work of a session, which goes on after the response.
    work(20, () => {
      for (const [stream] of streams) write({ id: stream, part: encoded(`id: 1\ndata: ${text}\n\n`) });
    });
  } else if (path === "/end") {
    for (const [stream] of streams) write({ id: stream, end: true });
    streams.clear();
    plain(id, "");
  } else if (path === "/submit") {
    submissions.push(text);
    plain(id, `${method} ${text} at ${node}`);
  } else if (path === "/slow") {
    work(30, () => running.has(node) && plain(id, "slow"));
  } else {
    plain(id, "none", 404);
  }
}

createInterface({ input: process.stdin }).on("line", (text) => {
  const line = JSON.parse(text);
  if (line.cancel) return streams.delete(line.cancel);
  switch (line.do) {
    case undefined: return answer(line);
    case "kill":
      running.delete(line.node);
      for (const [stream, node] of streams) if (node === line.node) streams.delete(stream);
      return write({ id: line.id });
    case "start":
      running.add(line.node);
      return write({ id: line.id });
    case "submissions": return write({ id: line.id, submissions: submissions.splice(0) });
    case "idle": return pending ? waiting.push(line.id) : write({ id: line.id });
    case "streams": return write({ id: line.id, count: streams.size });
    default: return write({ id: line.id, error: `"${line.do}" is not known` });
  }
});
