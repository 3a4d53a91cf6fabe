import type { TrendDay } from '@mealtext/backend/contract';
import { averageDays, averageOf, isWeekend } from '../src/features/history/trend-figures';
import { calendarWeeks } from '../src/features/today/calendar-days';

const day = (date: string, calories: number, burned = 0): TrendDay => ({ date, calories, burned });
const goals = { calories: 2000, protein: 100, carbs: null, fat: null, sugar: null };

test('a day’s average is that of its week, from three logged days on; the band follows the goal and what was burned', () => {
  const days = [day('2026-03-01', 1000), day('2026-03-02', 2000, 500), day('2026-03-05', 3000), day('2026-03-09', 1600)];
  const found = averageDays(days, 'calories', () => goals, { from: '2026-03-01', to: '2026-03-09' });
  expect(found.map(({ average }) => average)).toEqual([null, null, null, null, 2000, 2000, 2000, null, null]);
  expect(found.map(({ value }) => value)).toEqual([1000, 2000, null, null, 3000, null, null, null, 1600]);
  expect(found[1]!.band).toEqual([2000, 2750]);
  expect(averageDays(days, 'protein', () => goals, { from: '2026-03-01', to: '2026-03-01' })[0]).toMatchObject({
    value: null,
    band: [100, 100],
  });
  expect(averageDays(days, 'carbs', () => null, { from: '2026-03-01', to: '2026-03-01' })[0]!.band).toBeNull();
});

test('weekdays and weekends are told apart, and what no day has has no average', () => {
  const days = [day('2026-03-07', 3000), day('2026-03-08', 2000), day('2026-03-09', 1500)];
  expect(averageOf(days.filter(isWeekend), 'calories')).toBe(2500);
  expect([averageOf(days, 'fiber'), averageOf([], 'calories')]).toEqual([null, null]);
});

test('the calendar has whole weeks, opens what the plan shows, and measures each day by its own goal', () => {
  const history = [
    { date: '2026-03-03', calories: 2100, caloriesBurned: 0 },
    { date: '2026-03-10', calories: 2100, caloriesBurned: 0 },
  ];
  const of = (from: string, caloriesGoal: number) => ({
    from,
    caloriesGoal,
    proteinGoal: null,
    carbsGoal: null,
    fatGoal: null,
    sugarGoal: null,
  });
  const weeks = calendarWeeks(history, [of('2026-01-01', 2000), of('2026-03-09', 1500)], {
    first: '2026-03-02',
    today: '2026-03-10',
    weekStart: 0,
  });
  expect([weeks.length, weeks[0]![0]!.date, weeks[1]![6]!.date]).toEqual([2, '2026-03-01', '2026-03-14']);
  expect(weeks.flat().filter(({ open }) => open)).toHaveLength(9);
  expect(weeks.flat().find(({ date }) => date === '2026-03-03')).toMatchObject({ goal: 2000, nearness: 3 });
  expect(weeks.flat().find(({ date }) => date === '2026-03-10')).toMatchObject({ goal: 1500, nearness: 1 });
});
