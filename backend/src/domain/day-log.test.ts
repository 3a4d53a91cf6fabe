import type { Entry } from './entry.js';
import { burnBonus, dayLog, energyShares, remaining, roundHalfUp } from './day-log.js';
import { NO_NUTRIENTS } from './nutrients.js';

const goals = { calories: 2000, protein: 120, carbs: 200, fat: 70, sugar: 50 };
const base = { at: '2025-06-10T12:00:00.000Z', localDate: '2025-06-10', localTime: '08:00' };
const meal = (calories: number | null): Entry => ({
  ...base,
  id: `m${calories}`,
  number: 1,
  kind: 'meal',
  meal: 'breakfast',
  copyOf: null,
  health: null,
  items: [
    {
      name: 'egg',
      quantity: 1,
      unit: 'count',
      size: null,
      grams: 50,
      nutrients: calories === null ? null : { ...NO_NUTRIENTS, calories, protein: 6 },
      source: 'builtin',
      food: null,
      assumed: false,
      assumption: null,
      mods: [],
    },
  ],
});
const run: Entry = {
  ...base,
  id: 'w1',
  number: 2,
  kind: 'workout',
  activity: 'running',
  minutes: 20,
  calories: 200,
  distance: null,
  assumed: false,
};

test('sums one local day and tells what it could not count', () => {
  const other = { ...meal(500), localDate: '2025-06-09' };
  expect(dayLog([meal(80), meal(null), run, other], '2025-06-10')).toMatchObject({
    eaten: { calories: 80, protein: 6 },
    burned: 200,
    unknownItems: 1,
  });
});

test('the burn adds itself to calories and its share to the rest, rounded half up', () => {
  expect(burnBonus(goals, 200)).toEqual({ calories: 200, protein: 12, carbs: 20, fat: 7, sugar: 5 });
  expect(burnBonus({ ...goals, calories: null }, 200)).toEqual({ calories: null, protein: 0, carbs: 0, fat: 0, sugar: 0 });
  expect(burnBonus({ ...goals, sugar: null }, 0)).toMatchObject({ calories: 0, sugar: null });
});

test('what is left counts the bonus in', () => {
  expect(remaining(goals, dayLog([meal(80), run], '2025-06-10'))).toMatchObject({ calories: 2120, protein: 126 });
});

test('shares of energy, and halves go up', () => {
  expect(energyShares({ calories: 400, protein: 25, carbs: 25, fat: 10, sugar: 0 })).toEqual({ protein: 25, carbs: 25, fat: 23, sugar: 0 });
  expect(energyShares({ calories: 0, protein: 0, carbs: 0, fat: 0, sugar: 0 })).toEqual({ protein: 0, carbs: 0, fat: 0, sugar: 0 });
  expect([roundHalfUp(0.5), roundHalfUp(-0.5), roundHalfUp(1.49)]).toEqual([1, 0, 1]);
});
