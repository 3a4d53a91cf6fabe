const EVERY_MS = 500;
/** Between two looks while somebody waits for the replica. */
const STEP_MS = 20;
/** The longest that anybody waits for it. */
const HOLD_MS = 2000;
/** Places kept while the replica is behind: those of five minutes. */
const KEPT = 600;

const pause = (ms: number): Promise<null> => new Promise((resolve) => void setTimeout(resolve, ms, null).unref());

interface Watched {
  /** How far the primary has come. */
  written: () => Promise<bigint>;
  /** How far the replica has. */
  replayed: () => Promise<bigint>;
  limitMs: number;
  /** Told once for each time that the replica can no longer be read, and once when it can again (null). */
  onChange: (trouble: string | null) => void;
  /** Called whenever it answers; it counts as away while this fails. */
  onAnswer?: () => Promise<unknown>;
}

/**
 * Whether the replica can be read, and how far it has come. It lags by the age of the oldest place of the primary that it has not reached: no clock of
 * another machine is looked at, and a primary that is idle, or away, makes no lag.
 */
export class ReplicaWatch {
  private places: { place: bigint; at: number }[] = [];
  private reached = 0n;
  private problem: string | null = 'not asked yet';
  private told: string | null = null;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  private waiting: (() => void)[] = [];
  private following = false;
  private readonly leave = new Set<() => void>();

  constructor(private readonly watched: Watched) {}

  /** Settles after the first look. */
  async start(): Promise<void> {
    await this.look();
    if (!this.closed) this.timer = setTimeout(() => void this.start(), EVERY_MS).unref();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** In ms, as far as is known. */
  get lagMs(): number {
    return this.places[0] ? performance.now() - this.places[0].at : 0;
  }

  get answers(): boolean {
    return this.problem === null;
  }

  /** Why it is not read; null: it is. */
  get trouble(): string | null {
    if (this.problem !== null) return `away: ${this.problem}`;
    return this.lagMs > this.watched.limitMs ? `more than ${this.watched.limitMs} ms behind` : null;
  }

  has = (place: bigint): boolean => this.reached >= place;

  /** Settles when the replica has everything that is committed by now, when it cannot be read anyway, or after two seconds. */
  caughtUp(): Promise<void> {
    if (this.trouble !== null) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (!this.following) void this.follow();
    });
  }

  /** What is asked of the replica, for as long as it answers at all: a connection to a machine that is gone may be silent for long. */
  async whileItAnswers<T>(work: Promise<T>): Promise<T> {
    let leave = () => undefined as void;
    const gone = new Promise<never>((_, reject) => (leave = () => reject(new Error('the replica went away'))));
    this.leave.add(leave);
    try {
      return await Promise.race([work, gone]);
    } finally {
      this.leave.delete(leave);
    }
  }

  private async follow(): Promise<void> {
    this.following = true;
    while (this.waiting.length) {
      const now = this.waiting.splice(0);
      const until = performance.now() + HOLD_MS;
      const place = await this.watched.written().catch(() => 0n);
      while (!this.has(place) && this.trouble === null && !this.closed && performance.now() < until) {
        await this.ask();
        if (!this.has(place)) await pause(STEP_MS);
      }
      for (const go of now) go();
    }
    this.following = false;
  }

  private async look(): Promise<void> {
    const at = performance.now();
    // A primary that is away says nothing, and what is known of it stays.
    const place = await Promise.race([this.watched.written().catch(() => null), pause(EVERY_MS * 4)]);
    // After a failover the log may go on from before its end.
    if (place !== null && place < (this.places.at(-1)?.place ?? 0n)) this.places = [];
    if (place !== null && place > this.reached && this.places.length < KEPT) this.places.push({ place, at });
    await this.ask();
    const { trouble } = this;
    if ((trouble === null) !== (this.told === null)) this.watched.onChange(trouble);
    this.told = trouble;
  }

  private async ask(): Promise<void> {
    try {
      const reached = await this.watched.replayed();
      await this.watched.onAnswer?.();
      this.reached = reached;
      this.problem = null;
      while (this.places[0] && this.has(this.places[0].place)) this.places.shift();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      for (const leave of this.leave) leave();
    }
  }
}
