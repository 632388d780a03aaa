import { clientScript } from "../client.mjs";
import { Parts } from "../server.mjs";
import { pageOf, switchRow, textRow } from "./page.mjs";
import { htmlResponse, jsonResponse, scriptResponse, Site, streamResponse } from "./site.mjs";

/** A site of one form, whose page runs the client's script. */
export const siteOfClient = ({
  connected = {}, answer = { number: 1, ops: [] }, streamed = () => new Parts(),
} = {}) => new Site({
  "GET /trip": () => htmlResponse(pageOf(textRow("name") + textRow("city") + switchRow("more"))),
  "GET /client.js": () => scriptResponse(clientScript()),
  "GET /trip/s/abc/stream": () => streamResponse(streamed()),
  "POST /trip/s/abc": () => jsonResponse({
    number: 0, done: 0, title: "trip", refused: [], ...connected,
  }),
  "POST /trip/s/abc/*": () => jsonResponse(answer),
});

export const connections = (site) => site.sent("POST", "/trip/s/abc");
