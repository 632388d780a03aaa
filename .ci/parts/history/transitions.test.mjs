// What may happen to a page of a session, as the table of "Load and failures" has it: afterwards,
// all pages show what was entered before, and submit it.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Browser } from "./browser.mjs";
import { documentOf, documents } from "./forms.mjs";
import { Play } from "./play.mjs";
import { statusOf } from "./reading.mjs";
import { ServerProcess } from "./server.mjs";

const server = new ServerProcess(process.env.TEST_NODES
  ?? new URL("../../../.build/debug/TestNodes", import.meta.url).pathname, [...documents(), documentOf("payment")]);
after(() => server.close());

/** The seeds choose among variants: how long something lasts, or which tab. */
const SEEDS = [1, 2, 3, 4];
const type = (tag, value) => ({ kind: "act", tag, how: "whole", value });
const toggle = (tag, value) => ({ kind: "act", tag, value });
const wait = (time) => ({ kind: "wait", time });
const connected = wait(3000);
const typed = [type("user", "Ada"), type("box", "elm")];

/** For each transition, the steps of a user, what pages name, and how much is lost for good. */
const TRANSITIONS = {
  "opens and connects after the first letters": { steps: [...typed, wait(400)] },
  "is joined by another": {
    steps: [connected, ...typed, { kind: "further" }, wait(400), type("box", "oak")],
  },
  "is left with another, and has not sent what was typed": {
    steps: [connected, { kind: "further" }, connected, ...typed, { kind: "close" }],
  },
  "loses its connection and has it again": {
    steps: [connected, { kind: "offline" }, ...typed, wait(9000), { kind: "offline" }],
  },
  "is frozen": { steps: [connected, ...typed, { kind: "freeze" }, type("box", "oak")] },
  "is hidden while another goes on": {
    steps: [connected, { kind: "further" }, connected, ...typed, wait(50), { kind: "go" }, connected,
      type("box", "oak")],
  },
  "is loaded again before it has connected": { steps: [...typed, { kind: "reload" }] },
  "is loaded again": { steps: [connected, ...typed, { kind: "reload" }, type("box", "oak")] },
  "is copied": { steps: [connected, ...typed, { kind: "duplicate" }, type("box", "oak")] },
  "is discarded": { steps: [connected, ...typed, wait(400), { kind: "discard" }] },
  "crashes": { steps: [connected, ...typed, wait(2000), { kind: "crash" }] },
  "is left and visited again": {
    steps: [connected, ...typed, { kind: "leave" }, connected, { kind: "comeBack" },
      type("box", "oak")],
  },
  "goes on after its server was killed": {
    steps: [connected, ...typed, type("secret", "pea"), { kind: "kill", which: "all" },
      toggle("mail", false), wait(400), { kind: "start" }, connected, toggle("mail", true)],
  },
  "goes on at another node": {
    steps: [connected, ...typed, wait(400), { kind: "kill", which: "own" }, type("box", "oak"),
      connected, { kind: "start" }],
  },
  "comes back to a node that has an older session": {
    steps: [connected, ...typed, wait(400), { kind: "route", place: 1 }, { kind: "reload" },
      type("box", "oak"), connected, { kind: "route", place: 0 }, { kind: "reload" }],
  },
  "goes on apart from another, and both have changed a row": {
    steps: [connected, { kind: "further" }, connected, { kind: "offline" }, type("user", "Ada"),
      { kind: "go" }, type("user", "Grace"), connected],
    named: "user",
  },
  "shows a screen when the browser shows an error in its place": {
    form: "trip",
    steps: [connected, { kind: "act", tag: "place" }, connected, { kind: "offline" },
      { kind: "reload" }, wait(400), { kind: "offline" }, { kind: "reload" }],
  },
  "is killed with its server at once, with a secret": {
    steps: [connected, ...typed, type("secret", "pea"), wait(2000), { kind: "kill", which: "all" },
      { kind: "crash" }, { kind: "start" }],
    named: "secret", lost: 1,
  },
};

for (const [name, { form = "account", steps, named, lost = 0 }] of Object.entries(TRANSITIONS)) {
  test(`a page ${name}`, async () => {
    for (const seed of SEEDS) {
      const play = new Play(server, { form, seed });
      const end = await play.run(steps.map((step) => ({ seed, ...step })));
      assert.deepEqual(end.problems, []);
      assert.equal(end.lost.length, lost);
      assert.deepEqual(play.browser.errors, []);
      const said = play.said.map(({ text }) => text).filter((text) => /check: /.test(text));
      assert.ok(said.every((text) => named && text.endsWith(`check: ${named}`)), said.join("\n"));
      assert.equal(said.length > 0, !!named);
    }
  });
}

test("a copy of a page names a row if the session had a secret in one of its controls", async () => {
  await server.kill(0);
  await server.start(0);
  const browser = new Browser(server);
  const tab = await browser.open("/payment");
  await browser.advance(1000);
  tab.user.replace("card/content/1/number", "4111111111111111");
  tab.user.replace("card/content/2/code", "123");
  await browser.advance(1000);
  const copy = await tab.duplicate();
  await browser.advance(1000);
  assert.equal(statusOf(copy), "");
  await tab.close();
  await browser.network.kill(0);
  await browser.network.start(0);
  await copy.show();
  await browser.advance(20000);
  assert.match(copy.element("card/content/1/number").value, /^4111\s1111\s1111\s1111$/);
  assert.match(statusOf(copy), /check: card$/);
});

test("a page that is gone before it has sent a secret names it, though the session has another", async () => {
  await server.kill(0);
  await server.start(0);
  const browser = new Browser(server);
  const tab = await browser.open("/account");
  await browser.advance(1000);
  tab.user.replace("secret/content/field", "elm");
  await browser.advance(1000);
  tab.link.isOnline = false;
  tab.user.replace("secret/content/field", "oak");
  await browser.advance(2000);
  tab.link.isOnline = true;
  await tab.crash();
  await tab.reload();
  await browser.advance(3000);
  assert.match(statusOf(tab), /Not done: secret$/);
});
