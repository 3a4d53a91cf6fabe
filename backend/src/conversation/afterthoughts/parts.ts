import { BUCKETS } from '../chain/features.js';

/** What a word of a text does: it tells what was had or done, or says something of what the words before it told. */
export const PARTS = ['telling', 'afterthought'] as const;
/** Of the weights: hashed features by parts. */
export const SIZE = { count: PARTS.length, buckets: BUCKETS };
