import { eggs, meal, workout } from '../../../test/fakes/turns.js';
import { NO_GOALS } from '../../domain/goals.js';
import { SHOWN_DAY, showDay } from './shown-day.js';

const DAY = '2026-06-10';

test('a day is what was eaten, what was burned, the goals with it, and what is left', () => {
  const shown = showDay([meal(1), meal(2), workout(3)], { ...NO_GOALS, calories: 2000, protein: 20 }, DAY);
  expect(shown).toMatchObject({
    eaten: { calories: 286, protein: 25.2 },
    burned: 311,
    goals: { calories: 2311, protein: 23, fat: null },
    left: { calories: 2025, protein: -2.2, fat: null },
  });
  expect(shown.meals.map(({ number, eaten }) => [number, eaten!.calories])).toEqual([
    [1, 143],
    [2, 143],
  ]);
  expect(shown.workouts).toEqual([expect.objectContaining({ number: 3, description: 'running', burned: 311, minutes: 30, eaten: null })]);
  expect(SHOWN_DAY.strict().safeParse(JSON.parse(JSON.stringify(shown))).success).toBe(true);
});

test('a food that nobody knows has no figures and is in no sum; another day is not in it', () => {
  const shown = showDay([meal(1, { items: [{ ...eggs, nutrients: null, grams: null }] }), meal(2, { localDate: '2026-06-09' })], null, DAY);
  expect(shown.meals).toEqual([expect.objectContaining({ items: [expect.objectContaining({ calories: null, grams: null })] })]);
  expect([shown.eaten.calories, shown.left.calories]).toEqual([0, null]);
});
