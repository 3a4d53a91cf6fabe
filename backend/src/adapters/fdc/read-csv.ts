import { Transform } from 'node:stream';
import { parse } from 'csv-parse';
import { BrokenRelease } from './broken-release.js';
import type { ReleaseSource } from './release-source.js';

interface Options {
  /** Columns that must be there, by header name; others are left alone. */
  columns: readonly string[];
  /** A release may lack the file; then there are no rows. */
  optional?: boolean;
  onBytes?: (bytes: number) => void;
  /** Of the file as it is when unpacked. */
  mostBytes?: number;
}

/** The longest row of the releases so far has some 20 kB, their largest file some 2 GB. */
const MOST_OF_A_ROW = 262_144;
const MOST_OF_A_FILE = 8_000_000_000;

/**
 * Rows of one file of a release, by header name, quoted or not.
 * @throws BrokenRelease for a missing file or column, or a file that breaks off in the middle.
 */
export async function* readCsv(
  source: ReleaseSource,
  name: string,
  { columns, optional = false, onBytes, mostBytes = MOST_OF_A_FILE }: Options,
): AsyncGenerator<Record<string, string>> {
  const file = await source.open(name);
  if (!file) {
    if (optional) return;
    throw new BrokenRelease(`The release has no ${name}: is it a FoodData Central release in CSV form?`);
  }
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes?.(chunk.length);
      bytes += chunk.length;
      done(bytes > mostBytes ? new BrokenRelease(`${name} is larger than ${mostBytes} bytes: that is no release.`) : null, chunk);
    },
  });
  counted.on('error', (error) => parser.destroy(error));
  const parser = parse({
    bom: true,
    skip_empty_lines: true,
    max_record_size: MOST_OF_A_ROW,
    columns: (header: string[]) => {
      const missing = columns.filter((column) => !header.includes(column));
      if (missing.length) throw new BrokenRelease(`${name} has no column ${missing.join(', ')}: its layout is not one that is known.`);
      return header;
    },
  });
  file.stream.on('error', (error) => parser.destroy(error));
  file.stream.pipe(counted).pipe(parser);
  try {
    for await (const row of parser) yield row as Record<string, string>;
  } catch (error) {
    if (error instanceof BrokenRelease) throw error;
    throw new BrokenRelease(`${name} breaks off or is damaged: ${error instanceof Error ? error.message : String(error)}.`);
  } finally {
    file.stream.destroy();
  }
}
