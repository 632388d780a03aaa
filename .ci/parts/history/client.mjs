import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

const LIST = new URL("../../../Sources/CAssets/CAssets.c", import.meta.url);
/** The folder of the script, if it is not that of the sources. */
const FOLDER = process.env.PAGE_SCRIPT;

/**
 * The client's script as a page loads it, in the order and with the wrapper of the server, but not
 * compacted.
 *
 * The real server sends its own. This is for tests without it.
 */
export function clientScript() {
  return `${scriptOf("pageScript")}
const live = (prefix) => {
${scriptOf("formScript")}
};
for (const { id } of document.querySelectorAll(".rowkit-status")) {
live(id.slice(0, -"rowkit-status".length));
}
`;
}

/** The files of one of the assets that are compiled into the server. */
function scriptOf(name) {
  const list = readFileSync(LIST, "utf8");
  const [, files] = new RegExp(`${name}\\[\\] = \\{([^}]*)\\}`).exec(list);
  return [...files.matchAll(/#embed "([^"]*)"/g)]
    .map(([, path]) => FOLDER ? join(FOLDER, basename(path)) : new URL(path, LIST))
    .map((path) => readFileSync(path, "utf8")).join("\n");
}
