/** Tells whoever listens on a channel, sooner or later and perhaps never: what is told carries no data. */
export type Tell = (channel: string, payload: string) => void;

/** What is told at once, each once. */
export type Announcement = readonly [channel: string, payload: string];

/**
 * Tells others what happened, after it was committed. PostgreSQL lets only one transaction of the whole server commit at a time that notifies, so that
 * a NOTIFY in a turn's transaction makes all turns wait for one disk. Here one announcement of a process is under way at a time, and tells all that
 * came while the one before it was: each once, however often it was said.
 */
export class Announcer {
  private waiting = new Map<string, Announcement>();
  private running = false;

  constructor(
    private readonly announce: (all: readonly Announcement[]) => Promise<void>,
    private readonly onTrouble: (error: unknown) => void = () => undefined,
  ) {}

  readonly tell: Tell = (channel, payload) => {
    this.waiting.set(`${channel} ${payload}`, [channel, payload]);
    if (this.running) return;
    this.running = true;
    // What else this turn of the loop tells goes along.
    setImmediate(() => void this.run());
  };

  private async run(): Promise<void> {
    while (this.waiting.size) {
      const all = [...this.waiting.values()];
      this.waiting = new Map();
      // What is not told is not tried again: by then there is news.
      await this.announce(all).catch(this.onTrouble);
    }
    this.running = false;
  }
}
