// A route returns the nodes to which a request may go, in order. The first that takes connections
// gets it.

/** All requests go to one node, or else to the others. */
export const fixed = (first) => (request, count) => from(first, count);

/** Each request goes to the next node. */
export function roundRobin() {
  let next = 0;
  return (request, count) => from(next++, count);
}

/** The requests of a session go to the same node, and those of pages to the node of their path. */
export const bySession = () => ({ path }, count) => from(hash(sessionIn(path)), count);

/** Only the first node is tried. */
export const withoutFailover = (route) => (request, count) => route(request, count).slice(0, 1);

const from = (first, count) => Array.from({ length: count }, (_, step) => (first + step) % count);

const sessionIn = (path) => /\/s\/([^/?]+)/.exec(path)?.[1] ?? path;

function hash(text) {
  let sum = 0;
  for (const unit of text.split("")) sum = Math.imul(sum, 31) + unit.charCodeAt(0);
  return sum >>> 0;
}
