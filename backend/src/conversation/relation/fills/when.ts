import type { Entry } from '../../../domain/entry.js';
import type { MealType } from '../../../domain/meal-type.js';
import { dayOf, mealOf } from '../../asking/said.js';
import { editIntent } from '../../frames/binding.js';
import type { Change } from '../../intents/edit-words.js';
import { SAME_BREATH_SECONDS } from '../../frames/still-spoken-of.js';
import { chartOf, understand } from '../../frames/understand.js';
import type { When } from '../../../language/span.js';
import { askedIn } from '../../recogniser/asked-in.js';
import { announced } from './announced.js';
import type { Fill } from './try.js';

const WHEN: ReadonlySet<Change['is']> = new Set(['day', 'meal', 'time']);

/** It is told to be of the meal that it is. */
const isSo = (change: Change, entry: Entry): boolean => change.is === 'meal' && entry.kind === 'meal' && change.meal === entry.meal;

/** When it was: as a correction says it, else the day, the meal or the hour that the text tells. */
export const whenOfIt: Fill = ({ context, entry }) => {
  const heard = announced(context, WHEN);
  if (heard) return heard.every((intent) => intent.type === 'edit' && isSo(intent.change, entry)) ? null : heard;
  const whens = chartOf(context)
    .at.flat()
    .filter(({ kind }) => kind === 'when')
    .map(({ value }) => value as When);
  const said = askedIn(context);
  const day = dayOf(said) ?? whens.find((when) => when.day !== null)?.day ?? null;
  const meal =
    entry.kind === 'meal'
      ? (mealOf<MealType>(said) ?? (whens.find((when) => when.meal !== null)?.meal as MealType | undefined) ?? null)
      : null;
  const time = whens.find((when) => when.time !== null)?.time ?? null;
  if (day !== null && day > 0) return null;
  // "Breakfast at 5", when a lunch was told long ago, begins another meal.
  const other = time !== null && meal !== null && entry.kind === 'meal' && entry.meal !== meal;
  if (other && understand(context).talk.age > SAME_BREATH_SECONDS) return null;
  const changes: Change[] = [
    ...(day === null ? [] : [{ is: 'day' as const, day, meal }]),
    ...(day === null && meal !== null && (other || (time === null && said.strange.length === 0))
      ? [{ is: 'meal' as const, meal, of: null }]
      : []),
    ...(time === null ? [] : [{ is: 'time' as const, time: time.time }]),
  ];
  return changes.length > 0 && !changes.every((change) => isSo(change, entry)) ? changes.map((change) => editIntent(entry, change)) : null;
};
