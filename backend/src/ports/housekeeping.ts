/** Removes rows that have had their time. Promises: may be repeated; touches nothing that can still be asked for. */
export abstract class Housekeeping {
  /** Removed entries and strangers' texts from before `before`, and whatever has expired. */
  abstract purge(before: Date): Promise<void>;
}
