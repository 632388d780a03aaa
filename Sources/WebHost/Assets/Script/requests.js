// The requests of the form, except for its stream.

/** Whether the server would refuse a repeated request. */
const isRefused = (status) => /^4(?!29)|500/.test(status);

/** When a page is left, browsers keep at most 64 KB of its requests alive. */
const KEPT_ALIVE = 15000;
/** The maximum time for a response, in milliseconds. */
const PATIENCE = 60000;
/** The requests without a response. */
const requests = new Set();

/** Aborts requests whose responses may never arrive, so that they are sent again. */
function abortRequests() {
  if (!hasLeft) for (const request of requests) request.abort();
}

/** Returns the JSON of the response, its status or 0, and whether files were dropped. */
async function post(path, body, patience) {
  const request = new AbortController();
  const timer = patience && setTimeout(() => request.abort(), patience);
  requests.add(request);
  const isJSON = typeof body === "string";
  const headers = { Accept: "application/json" };
  if (isJSON) headers["Content-Type"] = headers.Accept;
  let status = 0;
  let answer;
  let hasDropped;
  try {
    const keepalive = isJSON && body.length <= KEPT_ALIVE;
    const method = body ? "POST" : "GET";
    const response = await fetch(path, { method, headers, body, keepalive, signal: request.signal });
    const isAnswer = response.ok && /json/.test(response.headers.get("Content-Type"));
    if (isAnswer) answer = await response.json();
    status = response.status === 403 || response.ok && !isAnswer ? 401 : response.status;
    if (status === 413 && !isJSON) hasDropped = await dropFiles("data-too-large", body);
  } catch {
    // Browsers send no body with a file that has changed since the user chose it.
    if (body && !isJSON && !await areReadable(body.values())) {
      status = 413;
      hasDropped = await dropFiles("data-unreadable", body, areReadable);
    }
  }
  clearTimeout(timer);
  requests.delete(request);
  if (connection.isLive && status === 401) signOut();
  // A live page tries again if it is refused when it connects.
  const isRetried = connection.isLive && path === connection.address && status !== 401;
  trouble(!answer && (isRetried || !isRefused(status)));
  return [answer, status, hasDropped];
}
