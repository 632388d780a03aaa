// The lines that tell what happened in a history.

/** Returns the lines in order: what users did, what pages said, and the requests. */
export function traceOf(play) {
  const names = new Namer();
  const requests = play.browser.network.log.filter(({ path }) => !path.startsWith("/_rowkit"))
    .map((record) => ({ time: record.time, text: "    " + requestLine(record, names) }));
  return [...play.trace.filter(({ text }) => text), ...requests]
    .sort((one, other) => one.time - other.time)
    .map(({ time, text }) => `${String(Math.round(time)).padStart(7)} ${text}`);
}

function requestLine(record, names) {
  const { tab, method, path, node, status, error, fault } = record;
  const place = names.short(path.split("?")[0]);
  const end = error ? `(${error})` : status ?? "";
  return `${tab ?? "?"}→${node ?? "-"} ${method} ${place} ${end} ${fault ?? ""} ${bodyOf(record)}`;
}

/** What a request told: the message, or what a page that connects has sent besides its state. */
function bodyOf({ body, text, path }) {
  const answer = notesOf(text);
  if (!body) return answer;
  if (path.endsWith("/events")) {
    try {
      const { page, n, event } = JSON.parse(body);
      const { selection, caret, ...rest } = event;
      return `${page}#${n} ${JSON.stringify(rest)}${answer}`;
    } catch {
      return body;
    }
  }
  const parts = body.split(/------histories\d+/).flatMap((part) => {
    const [, name, value] = /name="([^"]*)"\r\n\r\n([^]*?)\r\n$/.exec(part) ?? [];
    if (!name || /^_(nonce|is|drawn)$/.test(name)) return [];
    if (name === "_state") return [value.startsWith(".") ? "+" : "S"];
    if (value === "") return [];
    return [`${name.replace("/content/field", "")}=${value}`];
  });
  return parts.join(" ") + answer;
}

/** What a response says besides what it draws. */
function notesOf(text) {
  try {
    const { number, done, sentence, note, refused, push, state, ops, before } = JSON.parse(text);
    const said = { number, push, done, sentence, note, refused: refused?.length ? refused : undefined,
      parts: state?.map(({ line, n, seal }) => `${line.slice(0, 3)}${seal[0] === "." ? "+" : "="}${n}`).join(),
      ops: ops?.map(([name, id, value]) => `${name} ${String(id).slice(0, 30)} ${String(value ?? "").slice(0, 20)}`).join("; ") };
    const earlier = (before ?? []).map((push) => notesOf(JSON.stringify(push))).join("");
    return `${earlier} ⇒ ${JSON.stringify(said).replaceAll('"', "")}`;
  } catch {
    return "";
  }
}

/** Short names of sessions. */
class Namer {
  #names = new Map();

  short(path) {
    return path.replace(/\/s\/([^/]+)/, (_, id) => {
      if (!this.#names.has(id)) this.#names.set(id, this.#names.size + 1);
      return `/s${this.#names.get(id)}`;
    });
  }
}
