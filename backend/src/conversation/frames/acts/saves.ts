import type { MealEntry } from '../../../domain/entry.js';
import { daysBetween } from '../../../domain/local-day.js';
import { read } from '../../matching-items.js';
import { ends, entryIn, mealSpokenOf, wordsIn } from '../binding.js';
import type { Proposal, Resolve } from '../proposal.js';
import { lastOf, type Talk } from '../talk.js';

const MOST_NAME = 40;
/** What may stand before the name that is given. */
const LEAD = new Set(['as', 'to', 'called', 'named', 'under', 'my', 'the', 'a', 'an', ':', '=', 'comme', 'mon', 'ma', 'como', 'mi']);

/** "Save that meal", "bookmark lunch", "make it my usual": what was logged, under the name that is told, or by its foods. */
export const saveIt: Resolve = (match, talk) => {
  const told = entryIn(match);
  const meal = told ?? lastOf(talk);
  // "Save that as …" has a name.
  if (meal?.kind !== 'meal' || !ends(match, talk)) return null;
  const name = match.concepts.includes('usual') ? `usual ${wordsIn(match, 'meal') ?? meal.meal}` : foodsOf(meal);
  const of = told ? { of: { meal: meal.meal, day: daysBetween(talk.context.today, meal.localDate) } } : {};
  if (!told && mealSpokenOf(talk) !== meal) return null;
  return { intents: [{ type: 'save-meal', name, words: null, ...of }] };
};

const foodsOf = ({ items }: MealEntry): string =>
  items
    .map(({ name }) => name)
    .join(', ')
    .slice(0, MOST_NAME);

/** "Save 2 eggs and bacon as weekend brekkie". */
export const saveFoods: Resolve = (match, talk) => saved(wordsIn(match, 'tail')!, wordsIn(match, 'new')!, talk);

/** "Define lazy dinner as ramen and an egg", "power bowl = chicken, rice and beans". */
export const define: Resolve = (match, talk) => {
  const { from, to } = match.bindings['part']!;
  const at = (place: number, kinds: ReadonlySet<string>) => talk.chart.at[place]!.some(({ kind }) => kinds.has(kind));
  // "Post yoga snack = 5 dates" says when
  if (at(from, BEGINS_NO_NAME) || (at(from, SAYS_WHEN) && at(to - 1, MEAL)) || isNoName(from, to, talk)) return null;
  return saved(wordsIn(match, 'part')!, wordsIn(match, 'tail')!, talk);
};

const BEGINS_NO_NAME: ReadonlySet<string> = new Set(['meal', 'number']);
const SAYS_WHEN: ReadonlySet<string> = new Set(['followed', 'of-a-meal', 'when-join', 'when', 'day', 'time', 'halfday', 'of-day']);
const MEAL: ReadonlySet<string> = new Set(['meal']);

/** "Lunch = spaghetti", "my plate = 2 enchiladas": words of any meal tell what it was, and name none. */
function isNoName(from: number, to: number, { chart }: Talk): boolean {
  const places = Array.from({ length: to - from }, (_, i) => from + i);
  return places.every((at) => chart.at[at]!.some(({ kind, to: end }) => end <= to && NO_NAME.has(kind)));
}
const NO_NAME: ReadonlySet<string> = new Set(['determiner', 'meal', 'when', 'day', 'time', 'halfday', 'of-a-meal', 'eat']);

function saved(called: string, words: string, talk: Talk): Proposal | null {
  const name = bare(called);
  const foods = read(bare(words), talk.context);
  const known = foods.length > 0 && foods.every(({ nutrients }) => nutrients !== null);
  return known && name !== '' ? { intents: [{ type: 'save-meal', name: name.slice(0, MOST_NAME), words: bare(words) }] } : null;
}

function bare(words: string): string {
  const parts = words.toLowerCase().split(' ');
  while (parts.length > 0 && LEAD.has(parts[0]!)) parts.shift();
  return parts.join(' ').trim();
}
