/** A server of a test, whose responses are functions of the request. */
export class Site {
  /** The requests in order, with the text of their bodies. */
  requests = [];
  #answers;

  /** - `answers`: functions by `METHOD path`, where the path may end in `*`. */
  constructor(answers) { this.#answers = Object.entries(answers); }

  async request(request) {
    const text = new TextDecoder().decode(request.body);
    const known = { ...request, text, fields: Object.fromEntries(request.headers) };
    this.requests.push(known);
    const path = request.path.split("?")[0];
    const found = this.#answers.find(([key]) => {
      const [method, pattern] = key.split(" ");
      return method === request.method
        && (pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern);
    });
    if (!found) return textResponse("not found", 404);
    return found[1](known);
  }

  /** The requests of a method to a path. */
  sent(method, path) {
    return this.requests.filter((one) => one.method === method && one.path.split("?")[0] === path);
  }
}

export const textResponse = (text, status = 200, type = "text/plain", more = []) => ({
  status, headers: [["content-type", type], ...more], body: new TextEncoder().encode(text),
});

export const htmlResponse = (text, more) => textResponse(text, 200, "text/html", more);
export const jsonResponse = (value) => textResponse(JSON.stringify(value), 200, "application/json");

export const scriptResponse = (text) => textResponse(text, 200, "text/javascript",
  [["cache-control", "public, max-age=31536000, immutable"]]);

export const streamResponse = (stream) => ({
  status: 200, headers: [["content-type", "text/event-stream"]], stream,
});
