import { INQUIRIES, type InquiryFile } from '../../language/load-lexicons.js';
import { vocabulary } from '../asking/said.js';

/** What may be asked, by the concepts that make the question. */
export interface Inquiry {
  name: string;
  /** What is named besides: nothing, a food, several, one of the log, anything that can be counted, a saved meal. */
  about: InquiryFile['about'];
  /** Of each, one must be said. */
  all: readonly (readonly string[])[];
  /** All its concepts, with those that any question may have. */
  words: ReadonlySet<string>;
  never: ReadonlySet<string>;
}

/** Concepts of any question. */
const ANY = 'q-count q-what q-how q-why q-when q-yes q-be q-tell mine-word it it-ref in for be question';

/** All of `data/language/inquiries.yaml`. */
export const ALL_INQUIRIES: readonly Inquiry[] = Object.entries(INQUIRIES).map(([name, { about, all, may, never }]) => ({
  name,
  about,
  all: all.map((line) => line.split(' ')),
  words: vocabulary([...all, may, ANY].join(' ')),
  never: new Set(never.split(' ')),
}));
