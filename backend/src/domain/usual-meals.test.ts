import type { MealEntry } from './entry.js';
import type { MealType } from './meal-type.js';
import { NO_NUTRIENTS } from './nutrients.js';
import { usualMeals } from './usual-meals.js';

let made = 0;
function eaten(day: number, meal: MealType, ...names: string[]): MealEntry {
  const localDate = `2026-11-${String(day).padStart(2, '0')}`;
  const items = names.map((name) => ({
    ...{
      name,
      quantity: 1,
      unit: 'count',
      size: null,
      grams: 100,
      nutrients: { ...NO_NUTRIENTS, calories: 100 },
      source: 'builtin' as const,
    },
    ...{ food: name, assumed: false, assumption: null, mods: [] },
  }));
  made += 1;
  const at = `${localDate}T12:00:00.000Z`;
  return { id: `m${made}`, number: made, at, localDate, localTime: '08:00', kind: 'meal', meal, items, copyOf: null, health: null };
}
const names = (meals: MealEntry[]) => meals.map(({ items }) => items.map(({ name }) => name).join(' and '));

test('the most frequent come first, then the latest, each as it was last logged', () => {
  const log = [
    eaten(1, 'breakfast', 'oatmeal', 'banana'),
    eaten(2, 'breakfast', 'toast'),
    eaten(3, 'breakfast', 'banana', 'oatmeal'),
    eaten(4, 'dinner', 'pizza'),
    eaten(5, 'breakfast', 'eggs'),
  ];
  expect(names(usualMeals(log, 'breakfast', '2026-11-20', 3))).toEqual(['banana and oatmeal', 'eggs', 'toast']);
  expect(names(usualMeals(log, 'breakfast', '2026-11-20', 1))).toEqual(['banana and oatmeal']);
  expect(usualMeals(log, 'snack', '2026-11-20', 3)).toEqual([]);
});

test('what was eaten today already, or what nobody knows, is not offered', () => {
  const unknown = eaten(3, 'lunch', 'fattoosh');
  unknown.items[0]!.nutrients = null;
  const log = [eaten(1, 'lunch', 'soup'), eaten(2, 'lunch', 'salad'), unknown, eaten(9, 'dinner', 'soup')];
  expect(names(usualMeals(log, 'lunch', '2026-11-09', 3))).toEqual(['salad']);
});
