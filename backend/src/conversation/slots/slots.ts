import { BUCKETS } from '../chain/features.js';

/**
 * What a word of a text fills that is said of what stands in the diary: it names what stands, or what does not hold; it is the right name or
 * kind, the right amount, an amount to be taken off, figures of one's own, the right day or meal, or something had besides.
 */
export const SLOTS = ['else', 'stands', 'wrong', 'right', 'more', 'amount', 'off', 'figures', 'when'] as const;
export type Slot = (typeof SLOTS)[number];
/** Of the weights: hashed features by slots. */
export const SIZE = { count: SLOTS.length, buckets: BUCKETS };

/** The marks of nlp-fixtures/slots around the words of each slot; longer marks first. */
export const MARKS: readonly (readonly [opens: string, closes: string, slot: Slot])[] = [
  ['{-', '}', 'wrong'],
  ['{', '}', 'stands'],
  ['[+', ']', 'more'],
  ['[', ']', 'right'],
  ['(-', ')', 'off'],
  ['(=', ')', 'figures'],
  ['(', ')', 'amount'],
  ['<', '>', 'when'],
];
