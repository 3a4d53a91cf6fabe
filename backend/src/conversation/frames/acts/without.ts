import type { Entry, Item } from '../../../domain/entry.js';
import { namesFood, read, SURE_FOOD } from '../../matching-items.js';
import { stem, stems } from '../../targets.js';
import { alone, edited, itemIn, mealSpokenOf, wordsIn } from '../binding.js';
import { leavesOut } from '../leaves-out.js';
import type { Resolve } from '../proposal.js';
import { heldBy } from '../still-spoken-of.js';
import { lastOf, type Talk } from '../talk.js';
import { severalOf } from './bare-number.js';
import { holderOf } from './denied.js';
import { ANEW, isInstead, isNo } from './foods.js';
import { overOf } from './told-instead.js';

/** "No cheese on it": what is part of a food, and no food of its own. */
export const without: Resolve = (match, talk) => {
  const part = wordsIn(match, 'part')!;
  const named = itemIn(match, talk);
  const meal = named?.entry ?? mealSpokenOf(talk);
  if (!meal || stems(part).length === 0 || (lastOf(talk) !== meal && !named)) return null;
  const { from, to } = match.bindings['part']!;
  // "The third had no meat", of three tacos.
  const several = match.bindings['nth'] && !named ? severalOf(talk) : null;
  if (several) return { intents: [{ type: 'ask-what', about: 'wrong' }] };
  // "Steak bowl, no beans" is told anew.
  if (!named && leavesOut(talk.chart, match.from)) return null;
  if (match.concepts.includes('leave-out') && !isFood(part, talk)) return null;
  // "Didn't eat the tortillas" of what lies in the dish.
  if (
    match.concepts.includes('not-eat') &&
    !meal.items.some((item) => heldBy(item, talk.context).some((held) => stems(part).includes(stem(held))))
  )
    return null;
  // "Beef", then "no chicken": not what was just told, but this.
  const other = isNo(match, talk) && alone(match, talk) && wasReplaced(meal, talk) ? overOf(part, meal.items, talk) : null;
  if (other) return edited(meal, other, talk);
  // "No, 2 of them".
  if (isNo(match, talk) && (talk.chart.tokens[match.from + 1]?.is === 'mark' || isInstead(match, talk))) return null;
  // "No, it was pork".
  if (talk.chart.at.slice(from, to).some((spans) => spans.some(({ kind }) => kind === 'be' || kind === 'it'))) return null;
  // "No today" is of a day.
  if (!partly(part, talk) || talk.chart.at[from]?.some((span) => span.kind === 'when' && span.to === to)) return null;
  const pointed = named !== null || (talk.corrects && match.from > 0) || match.concepts.includes('on') || match.concepts.includes('it');
  const host =
    named?.item ??
    (meal.items.length === 1 ? meal.items[0] : (holderOf(part, meal.items, talk) ?? (pointed ? dishOf(meal.items) : undefined)));
  // "No butter" where none was counted.
  if (!host && isFood(part, talk)) return { intents: [{ type: 'chat', what: 'noted' }], weak: true };
  return edited(meal, { is: 'remove', of: part, ...(host ? { from: host.name } : {}) }, talk);
};

/** A food of the meal was just told to be another. */
function wasReplaced(meal: Entry, { age, context }: Talk): boolean {
  const event = context.snapshot.changes.findLast((change) => !change.undone)?.events.find(({ type }) => type === 'entry-corrected');
  if (age > ANEW || event?.type !== 'entry-corrected' || event.after.id !== meal.id) return false;
  const [before, after] = [event.before, event.after].map((entry) => (entry.kind === 'meal' ? entry.items.map(({ food }) => food) : []));
  return before!.length === after!.length && before!.some((food, i) => food !== after![i]);
}

const isFood = (part: string, talk: Talk): boolean =>
  read(part, talk.context).some(
    ({ nutrients, sureness, name }) => nutrients !== null && sureness >= 0.8 && stems(part).every((word) => stems(name).includes(word)),
  );

const partly = (part: string, talk: Talk): boolean => namesFood(part, talk.context, SURE_FOOD) || stems(part).length === 1;

/** What "it" is on: the only food, else the one that holds most. */
const dishOf = (items: readonly Item[]): Item | undefined =>
  items.toSorted((a, b) => (b.nutrients?.calories ?? 0) - (a.nutrients?.calories ?? 0))[0];
