import assert from "node:assert/strict";
import { test } from "node:test";
import { Clock } from "./clock.mjs";
import { Random } from "./random.mjs";

test("tasks come in the order of their times, and of one time as they were scheduled", () => {
  const clock = new Clock();
  const random = new Random(3);
  const times = Array.from({ length: 500 }, () => random.below(20));
  times.forEach((time, number) => { clock.schedule(time, () => number); });
  clock.now = 20;
  const taken = [];
  for (let task; (task = clock.takeDue());) taken.push([task.time, task.run()]);
  assert.deepEqual(taken, times.map((time, number) => [time, number])
    .sort((one, other) => one[0] - other[0] || one[1] - other[1]));
});

test("tasks that are cancelled do not come", () => {
  const clock = new Clock();
  const task = clock.schedule(5, () => {});
  clock.schedule(7, () => {});
  task.isCancelled = true;
  assert.equal(clock.nextTime, 7);
  assert.equal(clock.takeDue(), undefined);
});
