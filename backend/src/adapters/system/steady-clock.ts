import { Clock } from '../../ports/process/clock.js';

/** Closer than this two clocks are the same: asking takes time itself. */
const SAME_MS = 1000;

/**
 * The time as the database has it, counted on by a counter that only goes forward: somebody who sets this machine's clock
 * neither makes texts expire nor has them wait. One clock for all processes is what leases and lookups between them rest on.
 */
export class SteadyClock extends Clock {
  private base: number;

  constructor(
    private readonly ask: () => Promise<Date>,
    private readonly wall: () => number = Date.now,
    private readonly counter: () => number = () => performance.now(),
  ) {
    super();
    this.base = wall() - counter();
  }

  override now(): Date {
    return new Date(this.base + this.counter());
  }

  /** Sets the clock by the database, which may itself have been set. Says by how many milliseconds it was off; 0 for next to nothing. */
  async set(): Promise<number> {
    const before = this.counter();
    const theirs = (await this.ask()).getTime();
    const after = this.counter();
    const off = theirs - (this.base + (before + after) / 2);
    if (Math.abs(off) < SAME_MS + (after - before)) return 0;
    this.base += off;
    return off;
  }
}
