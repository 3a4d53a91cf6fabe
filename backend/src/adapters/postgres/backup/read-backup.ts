import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupProblem, END_OF_ROWS, type Footer, FORMAT, type Header, type TableHead } from './backup-format.js';
import { unsealed } from './sealed-file.js';

export type BackupPart =
  | ({ type: 'header' } & Header)
  /** `rows` has to be read to its end before the next part is asked for. */
  | ({ type: 'table'; rows: AsyncGenerator<Buffer> } & TableHead)
  | ({ type: 'footer' } & Footer);

const CHANGED = 'it was changed or damaged after it was written';
const CUT = 'it is cut off: it ends before its last line';

/** The parts of a backup in order. Fails with BackupProblem when it is none, is cut off, or is not what was written; only the last part shows that it is whole. */
export async function* readBackup(file: string, key: string | null = null): AsyncGenerator<BackupPart> {
  const hash = createHash('sha256');
  const lines = readLines(file, key);
  const next = async (): Promise<Buffer> => {
    const line = await lines.next();
    if (line.done) throw new BackupProblem(CUT);
    return line.value;
  };
  const first = await next();
  const header = parsed<Header>(first);
  if (header?.format !== FORMAT) throw new BackupProblem('it is no backup of Mealtext, or of a later release');
  hash.update(first);
  yield { type: 'header', ...header };
  const counted: Footer['rows'] = {};
  for (;;) {
    const line = await next();
    const head = parsed<TableHead & Footer>(line);
    if (!head) throw new BackupProblem(CHANGED);
    if (head.sha256) {
      if (head.sha256 !== hash.digest('hex') || JSON.stringify(head.rows) !== JSON.stringify(counted)) throw new BackupProblem(CHANGED);
      if (!(await lines.next()).done) throw new BackupProblem(CHANGED);
      yield { type: 'footer', ...head };
      return;
    }
    hash.update(line);
    counted[head.table] = 0;
    yield { type: 'table', ...head, rows: rowsOf(head.table) };
  }

  async function* rowsOf(table: string): AsyncGenerator<Buffer> {
    for (let line = await next(); ; line = await next()) {
      hash.update(line);
      if (line.length === 3 && line.toString('latin1', 0, 2) === END_OF_ROWS) return;
      counted[table]! += 1;
      yield line;
    }
  }
}

function parsed<T>(line: Buffer): T | null {
  try {
    return JSON.parse(line.toString('utf8')) as T;
  } catch {
    return null;
  }
}

/** Whole lines, with their line breaks. */
async function* readLines(file: string, key: string | null): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  let rest: Buffer[] = [];
  try {
    pipeline([...(await unsealed(file, key)), gunzip], () => undefined);
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
        const part = chunk.subarray(from, at + 1);
        yield rest.length ? Buffer.concat([...rest, part]) : part;
        rest = [];
        from = at + 1;
      }
      if (from < chunk.length) rest.push(chunk.subarray(from));
    }
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES') throw new BackupProblem(`it cannot be read (${code})`);
    if (code === 'Z_BUF_ERROR') throw new BackupProblem(CUT);
    // The seal's own word for bytes that are not those that were written.
    throw new BackupProblem(code?.startsWith('Z_') || /unable to authenticate/i.test(message) ? CHANGED : message);
  }
  if (rest.length) throw new BackupProblem(CUT);
}
