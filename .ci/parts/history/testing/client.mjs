import { clientScript } from "../client.mjs";
import { Parts } from "../server.mjs";
import { fileRow, pageOf, pressRow, stepRow, switchRow, textRow } from "./page.mjs";
import { htmlResponse, jsonResponse, scriptResponse, Site, streamResponse, textResponse } from "./site.mjs";

const now = (value) => typeof value === "function" ? value() : value;

/**
 * A site of one form, whose page runs the client's script. Answers may be functions, and that of a
 * connection the status of a refusal. A stream that is held back does not begin.
 */
export const siteOfClient = ({
  connected = {}, answer = { number: 1, ops: [] }, streamed = () => new Parts(),
  asked = () => textResponse("", 404), isHeld = () => false,
} = {}) => new Site({
  "GET /trip": () => htmlResponse(pageOf(
    textRow("name") + textRow("city") + switchRow("more") + pressRow("place")
      + fileRow("portrait") + stepRow("count", "1,5"))),
  "GET /client.js": () => scriptResponse(clientScript()),
  "GET /trip/s/abc/stream": () => {
    const stream = streamed();
    if (!isHeld()) stream.push(new TextEncoder().encode("data: {}\n\n"));
    return streamResponse(stream);
  },
  "GET /trip/s/abc/pushes": () => asked(),
  "POST /trip/s/abc": () => {
    const { status, ...more } = now(connected);
    return status ? textResponse("", status)
      : jsonResponse({ number: 0, done: 0, title: "trip", refused: [], ...more });
  },
  "POST /trip/s/abc/*": () => jsonResponse(now(answer)),
});

/** Pushes a change to the form of the site, by the stream. */
export function pushChange(stream, number, ...op) {
  const push = { to: "abc", push: number, number, ops: [op] };
  stream.push(new TextEncoder().encode(`data: ${JSON.stringify(push)}\n\n`));
}

export const connections = (site) => site.sent("POST", "/trip/s/abc");
