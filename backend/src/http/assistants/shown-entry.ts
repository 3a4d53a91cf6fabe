import { z } from 'zod';
import type { Entry } from '../../domain/entry.js';
import { addNutrients, type Nutrients } from '../../domain/nutrients.js';
import { describeEntry } from '../../usecases/describe-entry.js';
import { grams, kcal } from '../presenters/round.js';

const figure = z.number();

/** What was eaten or may be eaten. */
export const FIGURES = z.object({
  calories: figure.describe('kcal'),
  protein: figure.describe('g'),
  carbs: figure.describe('g'),
  fat: figure.describe('g'),
  sugar: figure.describe('g'),
});

const ITEM = z.object({
  name: z.string(),
  quantity: figure,
  unit: z.string(),
  grams: figure.nullable(),
  calories: figure.nullable().describe('kcal; null: the food is unknown and is not in the sums'),
  assumed: z.boolean().describe('the amount was not told and is our guess'),
});

export const SHOWN_ENTRY = z.object({
  id: z.string(),
  number: z.number().describe('how the user may name it: #3'),
  kind: z.enum(['meal', 'workout']),
  meal: z.string().nullable().describe('breakfast, lunch, dinner, snack or other; null for a workout'),
  description: z.string(),
  date: z.string().describe('local day, YYYY-MM-DD'),
  time: z.string().describe('HH:MM, local'),
  eaten: FIGURES.nullable().describe('null for a workout'),
  items: z.array(ITEM),
  burned: figure.nullable().describe('kcal; null for a meal'),
  minutes: figure.nullable(),
});
export type ShownEntry = z.infer<typeof SHOWN_ENTRY>;

export const showFigures = ({ calories, protein, carbs, fat, sugar }: Nutrients): z.infer<typeof FIGURES> => ({
  calories: kcal(calories),
  protein: grams(protein),
  carbs: grams(carbs),
  fat: grams(fat),
  sugar: grams(sugar),
});

/** An entry as an assistant is shown it: what its user was told, in fields. */
export function showEntry(entry: Entry): ShownEntry {
  const { id, number, kind, localDate: date, localTime: time } = entry;
  const same = { id, number, kind, description: describeEntry(entry), date, time };
  if (entry.kind === 'workout')
    return { ...same, meal: null, eaten: null, items: [], burned: kcal(entry.calories), minutes: entry.minutes };
  return {
    ...same,
    meal: entry.meal,
    eaten: showFigures(addNutrients(entry.items.map(({ nutrients }) => nutrients))),
    items: entry.items.map(({ name, quantity, unit, grams: weight, nutrients, assumed }) => ({
      name,
      quantity,
      unit,
      grams: weight === null ? null : grams(weight),
      calories: nutrients && kcal(nutrients.calories),
      assumed,
    })),
    burned: null,
    minutes: null,
  };
}
