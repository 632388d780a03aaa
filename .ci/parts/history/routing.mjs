import { fixed, roundRobin } from "./routes.mjs";

/** Routes that a history can switch between, which do not depend on the names of sessions. */
export function routesOf(network, seed) {
  const known = new Map();
  const bySession = (request, count) => {
    const name = /\/s\/([^/?]+)/.exec(request.path)?.[1] ?? "";
    if (!known.has(name)) known.set(name, known.size);
    return fixed((known.get(name) * 7 + seed) % count)(request, count);
  };
  const turning = roundRobin();
  const routes = [bySession, bySession, turning, fixed(0), fixed(1), fixed(2)];
  network.route = bySession;
  return {
    names: ["session", "session", "turns", "0", "1", "2"],
    choose(place) { network.route = routes[place]; },
  };
}
