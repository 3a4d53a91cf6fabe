/** Loaded into a process of the product before anything else: each SIGUSR2 sets its clock three hours forth, then three back, then right again. */
const SHIFTS = [0, 3 * 3_600_000, -3 * 3_600_000];
const Real = Date;
let at = 0;

globalThis.Date = class extends Real {
  constructor(...args) {
    super(...(args.length ? args : [Real.now() + SHIFTS[at]]));
  }
  static now() {
    return Real.now() + SHIFTS[at];
  }
};
process.on('SIGUSR2', () => (at = (at + 1) % SHIFTS.length));
