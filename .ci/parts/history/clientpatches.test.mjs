// What the client does with the answers to its events.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "./browser.mjs";
import { Parts } from "./server.mjs";
import { connections, pushChange, siteOfClient } from "./testing/client.mjs";

/** A tab whose user types, once the client has the answer. */
async function typed(answer) {
  const site = siteOfClient({ answer });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(100);
  tab.user.type("name/field", "A");
  await browser.advance(200);
  return { site, browser, tab };
}

test("an answer without a change leaves the page connected", async () => {
  const { site, browser } = await typed({ number: 0, ops: [] });
  await browser.advance(5000);
  assert.equal(connections(site).length, 1);
});

test("an answer moves the focus, or takes it away", async () => {
  for (const [view, id] of [["city/field", "city/field"], [null, ""]]) {
    const { tab } = await typed({ number: 1, ops: [["focus", view]] });
    assert.equal(tab.document.activeElement.id, id);
  }
});

test("what the stream brings is shown without a request", async () => {
  const stream = new Parts();
  const site = siteOfClient({ streamed: () => stream });
  const browser = new Browser(site);
  const tab = await browser.open("/trip");
  await browser.advance(100);
  const count = site.requests.length;
  pushChange(stream, 1, "value", "name/field", "Ada");
  await browser.advance(100);
  assert.equal(tab.element("name/field").value, "Ada");
  assert.equal(site.requests.length, count);
});
