/** How far a database's log had come: a place in it, as the database writes it. */
export type LogPlace = string;

/** Where heavy reads are answered: by the database that is written to, or by one that follows it. */
export abstract class ReadPlace {
  /** How far the log has come now, to be shown with the later reads of who has just written; null: there is nothing that follows. */
  abstract written(): Promise<LogPlace | null>;
  /** Runs what only reads: it may be answered by what follows, once that has come as far as `after`. Anything else never is. */
  abstract reading<T>(after: LogPlace | null, work: () => T): T;
}

/** Where there is one database. */
export class OnePlace extends ReadPlace {
  override written(): Promise<null> {
    return Promise.resolve(null);
  }
  override reading<T>(_after: LogPlace | null, work: () => T): T {
    return work();
  }
}
