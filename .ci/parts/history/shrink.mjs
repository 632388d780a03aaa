/**
 * Leaves out steps of a failing history, as long as it fails in the same way.
 *
 * - `isFailing(steps)`: plays the steps.
 */
export async function shrink(steps, isFailing, most = 300) {
  let count = 0;
  for (let size = steps.length >> 1; size >= 1; size >>= 1) {
    for (let place = 0; place < steps.length;) {
      if (count++ > most) return steps;
      const fewer = [...steps.slice(0, place), ...steps.slice(place + size)];
      if (fewer.length < steps.length && await isFailing(fewer)) steps = fewer;
      else place += size;
    }
  }
  return steps;
}
