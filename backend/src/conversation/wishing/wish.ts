import { WISHES } from '../../language/load-lexicons.js';
import { vocabulary } from '../asking/said.js';

/** What may be asked for, by the concepts that make it. */
export interface Wish {
  name: string;
  /** How it may be put as a question, if at all. */
  asks: 'any' | 'please' | null;
  /** Of each, one must be said; what begins with @ was asked about last. */
  all: readonly (readonly string[])[];
  /** All its concepts. */
  words: ReadonlySet<string>;
  never: ReadonlySet<string>;
}

/** All of `data/language/wishes.yaml`. */
export const ALL_WISHES: readonly Wish[] = Object.entries(WISHES).map(([name, { asks = null, all, may, never }]) => ({
  name,
  asks,
  all: all.map((line) => line.split(' ')),
  words: vocabulary([...all, may].join(' ')),
  never: new Set(never.split(' ')),
}));
