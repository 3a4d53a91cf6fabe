import type { ReadItem } from '../../reading/reading.js';
import { isElse } from '../ordinary-word.js';
import { chartOf } from '../frames/understand.js';
import type { TurnContext } from '../turn-context.js';
import { tellsEating } from './sift-meal.js';

const ENDS: ReadonlySet<string> = new Set([',', '.', ';', '!', '\n', ':']);

/**
 * Whether a food is only what something else is likened to or called: "my boss is a nut", "that test was a piece of cake". A subject that
 * is no food, no meal and no pronoun, then "is" or "was", then the food, and nobody says that it was eaten.
 */
export function tellsOfElse(items: readonly ReadItem[], context: TurnContext): boolean {
  if (items.length === 0 || items.length > 2 || tellsEating(context.text)) return false;
  const { tokens, at } = chartOf(context);
  const is = at.findIndex((spans) => spans.some(({ kind }) => kind === 'be'));
  if (is < 1 || tokens[is]!.is !== 'word') return false;
  const from = tokens.findLastIndex(({ is: what, word }, i) => i < is && what === 'mark' && ENDS.has(word)) + 1;
  const subject = tokens.slice(from, is);
  if (subject.length === 0 || subject.some(({ is: what }) => what !== 'word')) return false;
  const spoken = subject.filter((_, i) => !at[from + i]!.some(({ kind }) => LIGHT.has(kind)));
  const ofMeal = subject.some((_, i) => at[from + i]!.some(({ kind }) => OF_MEALS.has(kind)));
  return spoken.length > 0 && !ofMeal && spoken.every(({ word }) => isElse(word));
}

/** Words of a subject that say nothing of it; a pronoun or a meal as the subject is none of something else. */
const LIGHT: ReadonlySet<string> = new Set(['determiner', 'article', 'filler', 'and']);

/** "My treat was ice cream", "side was fries", "today was pizza": of what a meal is made, and when. */
const OF_MEALS: ReadonlySet<string> = new Set(['of-a-meal', 'meal', 'day', 'when', 'it', 'number', 'ordinal', 'subject']);
