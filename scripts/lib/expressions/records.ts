import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { at } from '../../bootstrap/root.mjs';
import { readJson } from '../read-json.js';
import type { Expression } from './expression.js';

/** What is known of expressions. */
export interface Records {
  /** Ids of those that were proved linear. */
  proven: string[];
  /** The ones that are not, with the file that each stood in, how its time grows and its beginning. */
  exceptions: { id: string; file: string; growth: string; begins: string }[];
}

const FILES = { proven: at('backend/test/expressions/proven.json'), exceptions: at('backend/test/expressions/exceptions.json') };
const write = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Under which name an expression is kept, wherever it stands. */
export const idOf = ({ source, flags }: Expression): string =>
  createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16);

export const recorded = (): Records => ({
  proven: readJson<{ linear: string[] }>(FILES.proven).linear,
  exceptions: readJson<Records['exceptions']>(FILES.exceptions),
});

export function record({ proven, exceptions }: Records): void {
  write(FILES.proven, { by: 'recheck 4.5.0', linear: [...new Set(proven)].sort() });
  write(FILES.exceptions, exceptions);
}
