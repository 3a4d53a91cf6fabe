import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { at } from '../../bootstrap/root.mjs';

const FILES = { proven: at('backend/test/expressions/proven.json'), exceptions: at('backend/test/expressions/exceptions.json') };
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Under which name an expression is kept, wherever it stands. */
export const idOf = ({ source, flags }) => createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16);

/**
 * What is known of expressions. `proven`: ids of those that were proved linear. `exceptions`: the ones that are not, with the file
 * that each stood in, how its time grows and its beginning.
 */
export const recorded = () => ({ proven: read(FILES.proven).linear, exceptions: read(FILES.exceptions) });

export function record({ proven, exceptions }) {
  write(FILES.proven, { by: 'recheck 4.5.0', linear: [...new Set(proven)].sort() });
  write(FILES.exceptions, exceptions);
}
