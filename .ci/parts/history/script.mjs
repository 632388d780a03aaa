import vm from "node:vm";

/** The names of JavaScript itself. */
const BUILT_IN = vm.runInNewContext("Object.getOwnPropertyNames(globalThis)")
  .filter((name) => name !== "console" && name !== "globalThis");
const CONSTANT = new Set(["undefined", "NaN", "Infinity", "eval", "arguments"]);
/** The names of Node.js, which pages do not know. */
const HIDDEN = Object.getOwnPropertyNames(globalThis).filter((name) => /^[\w$]+$/.test(name));

const compiled = new Map();

/**
 * Runs a script of a page.
 *
 * Its globals are the parameters of a function, which is faster than a context of its own. The
 * names whose values change while it runs are looked up in an object.
 */
export function run(source, globals, live) {
  const isLive = (name) => Object.hasOwn(live, name);
  let make = compiled.get(source);
  if (!make) {
    const names = new Set([...namesOf(globals), ...BUILT_IN, ...HIDDEN]
      .filter((name) => !CONSTANT.has(name) && !isLive(name)));
    const body = `with (live) { return function (${[...names].join(", ")}) { "use strict";\n`
      + `${source}\n}; }`;
    make = { names: [...names], of: new Function("live", body) };
    compiled.set(source, make);
  }
  const values = make.names.map((name) =>
    name in globals ? globals[name] : BUILT_IN_SET.has(name) ? globalThis[name] : undefined);
  make.of(live).apply(undefined, values);
}

const BUILT_IN_SET = new Set(BUILT_IN);

/** The names of an object, with those that it inherits. */
function namesOf(object) {
  const names = [];
  for (const name in object) names.push(name);
  return names;
}
