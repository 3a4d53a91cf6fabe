import type { Intent } from '../intents/intent.js';
import type { Related } from '../relation/relate.js';
import type { Relation } from '../relation/relations.js';

/** How likely a text stands so to what was told, in any of these ways. */
export const sumOf = (related: Related, of: ReadonlySet<Relation>): number =>
  related.reduce((sum, { relation, chance }) => (of.has(relation) ? sum + chance : sum), 0);

/** It takes food, or all that was told, away. */
export const takes = (intent: Intent): boolean => intent.type === 'delete' || (intent.type === 'edit' && intent.change.is === 'remove');

/** How likely a text is said of what stands in any of the ways in which it changes it. */
export const speaksFor = (intents: readonly Intent[], related: Related): number =>
  sumOf(related, new Set(intents.flatMap((intent) => RELATIONS_OF[intent.type === 'edit' ? intent.change.is : intent.type] ?? [])));
const RELATIONS_OF: Readonly<Record<string, readonly Relation[]>> = {
  say: ['kind', 'swap', 'amount'],
  number: ['amount'],
  amount: ['amount', 'kind'],
  by: ['amount', 'less', 'more'],
  replace: ['kind', 'swap'],
  note: ['kind'],
  'replace-all': ['kind', 'swap', 'again'],
  'one-of': ['kind', 'swap'],
  macros: ['figures'],
  remove: ['less', 'gone'],
  add: ['more', 'kind'],
  scale: ['amount', 'less', 'gone'],
  size: ['kind', 'amount'],
  calories: ['figures'],
  meal: ['when'],
  day: ['when'],
  time: ['when'],
  minutes: ['amount'],
  distance: ['amount'],
  delete: ['gone', 'less'],
  'log-meal': ['more'],
  'log-workout': ['more'],
};
