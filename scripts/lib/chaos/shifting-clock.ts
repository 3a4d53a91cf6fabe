import { shiftedDate } from '../shifted-date.js';

/** Loaded into a process of the product before anything else: each SIGUSR2 sets its clock three hours forth, then three back, then right again. */
const SHIFTS = [0, 3 * 3_600_000, -3 * 3_600_000];
let at = 0;

globalThis.Date = shiftedDate(() => SHIFTS[at] ?? 0);
process.on('SIGUSR2', () => (at = (at + 1) % SHIFTS.length));
