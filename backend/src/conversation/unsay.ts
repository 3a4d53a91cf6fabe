import type { MealEntry } from '../domain/entry.js';
import { carried, withOwnFigure } from './carry-amount.js';
import type { Change } from './intents/edit-words.js';
import { indexOf, read } from './matching-items.js';
import { items, NONE, type Resolved } from './resolved.js';
import type { TurnContext } from './turn-context.js';

/** A food without one of its notes, read again: the burger that was logged with "no cheese" has its cheese. */
export function unsay({ of, note }: Extract<Change, { is: 'unsay' }>, meal: MealEntry, context: TurnContext): Resolved {
  const at = indexOf(of, meal, context);
  const old = meal.items[at];
  if (!old?.mods.includes(note)) return NONE;
  const mods = old.mods.filter((one) => one !== note);
  const [again, ...more] = read([old.name.replace(note, '').trim(), ...mods].join(' '), context);
  if (!again || more.length > 0 || again.nutrients === null) return NONE;
  return items(meal.items.with(at, withOwnFigure(carried(again, { ...old, mods }, context), old, 1, context)));
}
