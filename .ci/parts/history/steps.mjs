import { FORMS, isText } from "./forms.mjs";
import { Random } from "./random.mjs";

/** How often each event of a page or the network happens among others. */
const WEIGHTS = {
  go: 12, reload: 6, leave: 4, comeBack: 6, further: 6, duplicate: 3, another: 1, hide: 5, freeze: 4,
  discard: 4, crash: 3, close: 2, offline: 8, allOffline: 3, lose: 8, slow: 3, kill: 9, start: 7,
  route: 6,
};
const EVENTS = Object.entries(WEIGHTS).flatMap(([kind, weight]) => Array(weight).fill(kind));
const WAITS = [0, 10, 40, 90, 150, 150, 400, 400, 1200, 3000];

/**
 * The history of a seed: its form and its steps.
 *
 * Each step has a seed of its own, so that others can be left out.
 */
export function historyOf(seed, only = null) {
  const random = new Random(seed);
  const form = only ?? random.oneOf(Object.keys(FORMS));
  const steps = [];
  const add = (kind, more = {}) =>
    steps.push({ kind, seed: 1 + random.below(2 ** 31), ...more });
  const wait = (times = WAITS) => add("wait", { time: random.oneOf(times) });
  // Some users type before the page has connected.
  if (random.chance(0.7)) add("wait", { time: random.oneOf([100, 400, 1000]) });
  const count = 8 + random.below(40);
  for (let place = 0; place < count; place++) {
    if (random.chance(0.06)) addPattern(form, random, add);
    else if (random.chance(0.55)) add("act");
    else add(random.oneOf(EVENTS), random.chance(0.05) ? { which: "all" } : { which: "own" });
    wait();
  }
  return { form, seed, steps };
}

/** A row is hidden while its node is gone, and shown again later. */
function addPattern(form, random, add) {
  const rows = Object.entries(FORMS[form]);
  const [hidden, shower] = { trip: ["what", "more"], account: ["box", "mail"] }[form]
    ?? [rows.find(([, row]) => isText(row))[0], null];
  const wait = (...times) => add("wait", { time: random.oneOf(times) });
  if (shower) add("act", { tag: shower, value: true });
  wait(200, 400);
  add("act", { tag: hidden, how: random.oneOf(["whole", "slowly"]) });
  wait(0, 50, 200, 400);
  add("kill", { which: "own" });
  wait(0, 50, 400);
  if (shower) add("act", { tag: shower, value: false });
  wait(0, 50, 400);
  if (random.chance(0.3)) add(random.oneOf(["reload", "discard", "go"]));
  add("start");
  wait(0, 400, 3000);
  if (shower) add("act", { tag: shower, value: true });
}
