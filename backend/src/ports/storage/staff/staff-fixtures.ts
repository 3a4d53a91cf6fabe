/** Where transcripts are kept that show what was misread. Promises: a name that is taken is not written over. */
export abstract class FixtureShelf {
  /** Where it stands now, as a path within the repository; null when the name is taken. */
  abstract keep(fileName: string, text: string): Promise<string | null>;
}
