import { type Hours, mayPromote } from './promotion-hours.js';

const STEP_MS = 15 * 60_000;
/** A day and a half: hours that come round at all do so within it, however far apart the zones are. */
const STEPS = 36 * 4;

/** When a text may leave that nobody asked for: until when from now on, or from when; null: at no hour. */
export function outreachTime(now: Date, zones: readonly string[], hours: Hours): { until: Date } | { from: Date } | null {
  const may = (at: Date) => mayPromote(at, zones, hours);
  const open = may(now);
  // From a full quarter of an hour on, as hours of the clock begin and end there in every zone.
  const first = Math.floor(now.getTime() / STEP_MS) * STEP_MS;
  for (let step = 1; step <= STEPS; step += 1) {
    const at = new Date(first + step * STEP_MS);
    if (may(at) !== open) return open ? { until: at } : { from: at };
  }
  return open ? { until: new Date(first + STEPS * STEP_MS) } : null;
}
