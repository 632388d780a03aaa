// node .ci/parts/history/run.mjs [COUNT] [SEED] [--form NAME] [--all | --whole]
//     [--without PATTERN]
// node .ci/parts/history/run.mjs --seed SEED [--trace] [--shrink]

import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { documents } from "./forms.mjs";
import { Play } from "./play.mjs";
import { ServerProcess } from "./server.mjs";
import { shrink } from "./shrink.mjs";
import { historyOf } from "./steps.mjs";
import { traceOf } from "./trace.mjs";

const PROGRAM = process.env.TEST_NODES
  ?? new URL("../../../.build/debug/TestNodes", import.meta.url).pathname;
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string" }, form: { type: "string" }, trace: { type: "boolean" },
    shrink: { type: "boolean" }, without: { type: "string" }, part: { type: "string" },
    all: { type: "boolean" }, whole: { type: "boolean" },
  },
});

/** The number of failing histories from which no more are shrunk. */
const MOST_SHRUNK = 6;

/** Plays a history on a server. */
async function play(server, { form, seed }, steps) {
  const played = new Play(server, { form, seed });
  try {
    const { problems, named, lost, needless } = await played.run(steps);
    const thrown = [...played.browser.tabs].flatMap(({ errors }) => errors)
      .map((error) => `a page has thrown: ${error?.stack ?? error}`);
    const isMeant = (problem) => !options.without || !new RegExp(options.without).test(problem);
    return { played, problems: [...problems, ...thrown].filter(isMeant), named, lost, needless };
  } catch (error) {
    return { played, problems: [`the history has ended: ${error.stack}`], named: [], lost: [],
      needless: [] };
  }
}

/** What failures of the same fault have in common. */
const kindOf = (problem) => problem.replace(/"[^"]*"|\[[^\]]*\]|\d+/g, "…").slice(0, 60);

async function shrunk(server, history, problems) {
  const kind = kindOf(problems[0]);
  return shrink(history.steps, async (steps) =>
    (await play(server, history, steps)).problems.some((problem) => kindOf(problem) === kind));
}

async function showOne(seed) {
  const server = new ServerProcess(PROGRAM, documents());
  const history = historyOf(seed, options.form);
  let { steps } = history;
  let result = await play(server, history, steps);
  if (options.shrink && result.problems.length) {
    steps = await shrunk(server, history, result.problems);
    result = await play(server, history, steps);
  }
  if (options.trace || options.shrink) console.log(traceOf(result.played).join("\n"));
  console.log({ seed, form: history.form, problems: result.problems, named: result.named,
    lost: result.lost, needless: result.needless });
  await server.close();
  process.exitCode = result.problems.length ? 1 : 0;
}

/** Plays the histories of every n-th seed, and tells the parent of each. */
async function runPart() {
  const [first, count, step, place] = options.part.split(",").map(Number);
  const server = new ServerProcess(PROGRAM, documents());
  let failures = 0;
  for (let index = place; index < count; index += step) {
    const history = historyOf(first + index, options.form);
    const { played, problems, named, lost, needless } = await play(server, history, history.steps);
    const line = { seed: history.seed, form: history.form, problems, named, lost, needless,
      requests: played.browser.network.log.length };
    const isShrunk = !options.whole && (options.all || failures < MOST_SHRUNK / step);
    if (problems.length && isShrunk) {
      failures++;
      const steps = await shrunk(server, history, problems);
      const again = await play(server, history, steps);
      line.trace = traceOf(again.played);
      line.shrunk = again.problems;
    } else if (problems.length) {
      // It may not fail again, because the server's tasks run at once.
      line.trace = traceOf(played);
    }
    process.send(line);
  }
  await server.close();
  process.disconnect();
}

async function runAll(count, first) {
  const began = performance.now();
  const sums = { played: 0, failed: 0, named: 0, lost: 0, needless: 0, requests: 0 };
  const kinds = new Map();
  const step = Math.min(count, availableParallelism());
  const note = ({ seed, form, problems, named, lost, needless, requests, trace, shrunk }) => {
    sums.played++;
    sums.requests += requests;
    if (named.length) sums.named++;
    if (lost.length) sums.lost++;
    if (needless.length) sums.needless++;
    if (!problems.length) return;
    sums.failed++;
    const kind = kindOf(problems[0]);
    kinds.set(kind, [...kinds.get(kind) ?? [], seed]);
    console.log(`\nSeed ${seed} (${form}) failed:\n  ${problems.slice(0, 4).join("\n  ")}`);
    const title = shrunk ? `Shortened, it fails with ${shrunk[0]}` : "It was played like this";
    console.log(`${title}:\n${trace.join("\n")}`);
  };
  await Promise.all(Array.from({ length: step }, (_, place) => new Promise((done) => {
    const args = ["--part", [first, count, step, place].join()];
    if (options.form) args.push("--form", options.form);
    for (const name of ["all", "whole"]) if (options[name]) args.push(`--${name}`);
    if (options.without) args.push("--without", options.without);
    const part = fork(new URL(import.meta.url).pathname, args);
    part.on("message", note);
    part.on("exit", done);
  })));
  for (const [kind, seeds] of kinds) console.log(`${seeds.length} × ${kind}: ${seeds.slice(0, 12)}`);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${sums.played} histories with ${sums.requests} requests in ${seconds} s: `
    + `${sums.failed} failed; pages named something in ${sums.named}, `
    + `without need in ${sums.needless}, and ${sums.lost} lost something that nobody held.`);
  process.exitCode = sums.failed || sums.played < count ? 1 : 0;
}

if (options.part) await runPart();
else if (options.seed) await showOne(Number(options.seed));
else await runAll(Number(positionals[0] ?? 500), Number(positionals[1] ?? 1));
