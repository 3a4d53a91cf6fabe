/**
 * A backup is gzip over lines of text: a Header, then for each table a TableHead, its rows in PostgreSQL's COPY text format and `\.`,
 * and at last a Footer. `zcat` shows it to a person. Rows never hold such lines: COPY escapes every backslash and line break.
 */
export interface Header {
  format: typeof FORMAT;
  /** When the snapshot was taken. */
  at: string;
  release: string;
  /** Names of the migrations that made the schema, in order: its version. */
  migrations: string[];
  /** Tells whether the installation that restores has the same HASH_SECRET, without giving it away. */
  secretMark: string;
  /** Where the numbering of rows goes on, by sequence. */
  sequences: Record<string, string>;
}

export interface TableHead {
  table: string;
  columns: string[];
}

export interface Footer {
  /** Rows by table. */
  rows: Record<string, number>;
  /** SHA-256, in hexadecimal, of every byte before this line. */
  sha256: string;
}

export const FORMAT = 'mealtext backup 1';
/** What HASH_SECRET is put to, to tell whether two are the same. */
export const SECRET_MARK = 'mealtext backup';
export const END_OF_ROWS = '\\.';

/** What is wrong with a backup or with the database that it is to go into, in words for whoever runs this. */
export class BackupProblem extends Error {}
