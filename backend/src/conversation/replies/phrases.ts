import type { answers } from './en/answers.js';
import type { asking } from './en/asking.js';
import type { entries } from './en/entries.js';
import type { occasions } from './en/occasions.js';
import type { service } from './en/service.js';
import type { ways } from './en/ways.js';

/** All words we say, in one language. English gives the shape; a phrase missing in another language does not compile. */
export type Phrases = typeof entries & typeof asking & typeof answers & typeof service & typeof occasions & typeof ways;
export type { answers, asking, entries, occasions, service, ways };
