/** Puts the time of this process forward: answers with a function that says by how many milliseconds. Timers keep their pace; with `counter` the counter that only goes forward jumps too. */
export function shiftTime({ counter }) {
  const Real = Date;
  const count = performance.now.bind(performance);
  let ahead = 0;
  globalThis.Date = class extends Real {
    constructor(...args) {
      super(...(args.length ? args : [Real.now() + ahead]));
    }
    static now() {
      return Real.now() + ahead;
    }
  };
  if (counter) performance.now = () => count() + ahead;
  return (ms) => void (ahead = ms);
}
