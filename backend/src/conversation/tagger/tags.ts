import { BUCKETS } from '../chain/features.js';

/**
 * What a word of a text tells of: food that the writer had and how much, food that the writer did not have, training that was done, when
 * it was, or anything else.
 */
export const TAGS = ['else', 'eaten', 'uneaten', 'done', 'when'] as const;
export type Tag = (typeof TAGS)[number];
/** Of the weights: hashed features by tags. */
export const SIZE = { count: TAGS.length, buckets: BUCKETS };

/** The marks of nlp-fixtures/tags around the words of each tag. */
export const MARKS: Readonly<Record<string, { tag: Tag; close: string }>> = {
  '[': { tag: 'eaten', close: ']' },
  '{': { tag: 'uneaten', close: '}' },
  '<': { tag: 'done', close: '>' },
  '(': { tag: 'when', close: ')' },
};
