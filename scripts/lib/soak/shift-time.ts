import { shiftedDate } from '../shifted-date.js';

/** Puts the time of this process forward: answers with a function that says by how many milliseconds. Timers keep their pace; with `counter` the counter that only goes forward jumps too. */
export function shiftTime({ counter }: { counter: boolean }): (ms: number) => void {
  const count = performance.now.bind(performance);
  let ahead = 0;
  globalThis.Date = shiftedDate(() => ahead);
  if (counter) performance.now = () => count() + ahead;
  return (ms) => void (ahead = ms);
}
