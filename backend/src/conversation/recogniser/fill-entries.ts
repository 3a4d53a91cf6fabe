import type { MealType } from '../../domain/meal-type.js';
import { dayOf, mealOf, type Said } from '../asking/said.js';
import { editIntent } from '../frames/binding.js';
import type { Intent } from '../intents/intent.js';
import { indexOf } from '../matching-items.js';
import type { TurnContext } from '../turn-context.js';
import { entryMatches, lastEntries } from '../targets.js';

type Filled = readonly Intent[] | null;

/** What is to go: foods of the log by their names, the meal or the day that is told, else the last entry, which is asked about. */
export function deletion(said: Said, foods: readonly string[], context: TurnContext): Filled {
  const [day, meal] = [dayOf(said), mealOf<MealType>(said)];
  if ((day ?? 0) > 0) return null;
  const words = foods[0];
  if (words !== undefined) return foods.length > 1 ? null : food(words, context);
  if (meal !== null) return [{ type: 'delete', target: { by: 'meal', meal, day: day ?? 0 } }];
  if (day !== null) return [{ type: 'delete', target: { by: 'day', day } }];
  const sport = said.words('sport-word');
  if (sport !== '') return [{ type: 'delete', target: { by: 'words', words: sport } }];
  return lastEntries(context).length > 0 ? [{ type: 'check', choices: [[{ type: 'delete', target: { by: 'last', count: 1 } }]] }] : null;
}

/** A meal of that food alone goes whole, one food among several is taken out of its meal. */
function food(words: string, context: TurnContext): Filled {
  const entry = lastEntries(context).find((one) => one.kind === 'meal' && entryMatches(one, words));
  if (entry?.kind !== 'meal') return [{ type: 'delete', target: { by: 'words', words } }];
  const item = entry.items[indexOf(words, entry, context)];
  if (!item) return null;
  return entry.items.length === 1
    ? [{ type: 'delete', target: { by: 'numbers', numbers: [entry.number] } }]
    : [editIntent(entry, { is: 'remove', of: item.name, only: true })];
}

/** What stood on an earlier day, or is usual, once more. */
export function repetition(said: Said, context: TurnContext): Filled {
  const [day, meal] = [dayOf(said), mealOf<MealType>(said)];
  const again = { meal: null, day: 0, without: [], plus: null, times: 1 };
  if (said.has('sport-word')) return [{ type: 'repeat', what: { from: 'workout', day, activity: null }, ...again }];
  if (day !== null && day < 0) return [{ type: 'repeat', what: { from: 'day', day, meal }, ...again }];
  if (said.has('usual-word', 'saved-list')) return [{ type: 'repeat', what: { from: 'usual', meal }, ...again }];
  return lastEntries(context).length > 0 && said.has('another', 'more', 'seconds')
    ? [{ type: 'repeat', what: { from: 'last' }, ...again }]
    : null;
}
