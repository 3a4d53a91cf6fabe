import { addDays } from './calendar.js';
import type { MealType } from './meal-type.js';
import { type MealTime, streak } from './streak.js';

const TODAY = '2026-11-21';
const meal = (ago: number, time: string, kind: MealType = 'snack'): MealTime => ({ date: addDays(TODAY, -ago), time, meal: kind });
const full = (ago: number) => [meal(ago, '08:00', 'breakfast'), meal(ago, '19:00', 'dinner')];

test('days with two eating occasions are counted up to today', () => {
  expect(streak([0, 1, 2].flatMap(full), TODAY)).toEqual({ days: 3, longest: 3, lately: 3, today: 2 });
});

test('a day that is not over breaks nothing', () => {
  expect(streak([1, 2].flatMap(full), TODAY)).toMatchObject({ days: 2, today: 0 });
  expect(streak([meal(0, '08:00'), ...[1, 2].flatMap(full)], TODAY)).toMatchObject({ days: 2, today: 1 });
});

test('a day with one occasion does not count, and what was before it is kept as the longest', () => {
  const found = streak([...full(0), meal(1, '12:00'), ...[2, 3, 4, 5].flatMap(full)], TODAY);
  expect(found).toEqual({ days: 1, longest: 4, lately: 5, today: 2 });
});

test.each<[string, MealTime[], number]>([
  ['two snacks within a quarter of an hour are one', [meal(0, '12:00'), meal(0, '12:14')], 1],
  ['two snacks a quarter of an hour apart are two', [meal(0, '12:15'), meal(0, '12:00')], 2],
  ['breakfast and lunch told at once are two', [meal(0, '20:00', 'breakfast'), meal(0, '20:00', 'lunch')], 2],
  ['nothing is none', [], 0],
])('%s', (_, meals, occasions) => {
  expect(streak(meals, TODAY).today).toBe(occasions);
});

test('only the last 30 days are lately', () => {
  expect(streak([29, 30, 31].flatMap(full), TODAY)).toMatchObject({ days: 0, longest: 3, lately: 1 });
});
