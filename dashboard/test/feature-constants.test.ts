import type { HistoryDay } from '@mealtext/backend/contract';
import { chartDays, statisticsOf } from '../src/features/history/chart-days';
import { HISTORY_MEAL_COLORS, historyRatingColor } from '../src/features/history/history-colors';
import { METRICS, ticksOf } from '../src/features/history/metrics';
import { COMMAND_TABS, COMMANDS } from '../src/features/messages/commands';
import { say } from '../src/features/messages/say';
import { offsetsWith, showOffset, zoneWith } from '../src/features/notifications/offsets';
import { TODAY_MEAL_COLORS, todayRatingColor } from '../src/features/today/meal-colors';
import { readQuantity } from '../src/features/today/meal-draft';
import { progressOf } from '../src/features/today/progress-of';
import type { Summary } from '@mealtext/backend/contract';

describe('the chart', () => {
  test.each([
    ['calories', [0, 500, 1000, 1500, 2000, 2500], 'cal', 2000],
    ['protein', [0, 50, 100, 150, 200, 250], 'g', 120],
    ['carbs', [0, 50, 100, 150, 200, 250], 'g', 200],
    ['fat', [0, 30, 60, 90, 120, 150], 'g', 70],
    ['sugar', [0, 20, 40, 60, 80, 100], 'g', 50],
  ] as const)('%s has its ticks, unit and goal', (name, ticks, unit, goal) => {
    expect(ticksOf(METRICS[name], 0)).toEqual(ticks);
    expect(METRICS[name]).toMatchObject({ unit, goal });
  });

  test('goes on in equal steps when a day or a goal is higher', () => {
    expect(ticksOf(METRICS.calories, 3100)).toEqual([0, 500, 1000, 1500, 2000, 2500, 3000, 3500]);
    expect(ticksOf(METRICS.fat, 150)).toHaveLength(6);
  });

  const history: HistoryDay[] = [
    { date: '2026-03-01', calories: 1800, caloriesBurned: 300, protein: 90 },
    { date: '2026-03-08', calories: 2101, caloriesBurned: 0, protein: 101 },
  ];
  const own = { calories: 2000, protein: 100, carbs: 200, fat: 70, sugar: 50 };
  const goals = () => own;

  test('shows 30 days up to today, whatever the clocks do in between', () => {
    const days = chartDays(history, 'calories', goals, '2026-03-10');
    expect(days).toHaveLength(30);
    expect([days[0]!.date, days[29]!.date]).toEqual(['2026-02-09', '2026-03-10']);
  });

  test('grows each day’s goal by what was burned: calories by as much, others in proportion', () => {
    const goalOn = (metric: 'calories' | 'protein', date: string) =>
      chartDays(history, metric, goals, '2026-03-10').find((day) => day.date === date)?.goal;
    expect(goalOn('calories', '2026-03-01')).toBe(2300);
    expect(goalOn('protein', '2026-03-01')).toBe(115);
    expect(goalOn('protein', '2026-03-08')).toBe(100);
  });

  test('measures each day by its own goals', () => {
    const then = (date: string) => (date < '2026-03-08' ? { ...own, calories: 1500 } : own);
    const days = chartDays([], 'calories', then, '2026-03-10');
    expect(days.map(({ goal }) => goal).slice(-4)).toEqual([1500, 2000, 2000, 2000]);
  });

  test('averages the days with a record that are over; without one all is 0', () => {
    const days = chartDays(history, 'calories', goals, '2026-03-10');
    expect(statisticsOf(days, '2026-03-10')).toEqual({ average: 1951, maximum: 2101, minimum: 1800 });
    const latest = history
      .map(({ date }) => date)
      .toSorted()
      .at(-1)!;
    const rest = days.filter(({ value, date }) => value !== null && date < latest).map(({ value }) => value!);
    expect(statisticsOf(days, latest)).toMatchObject({ maximum: Math.max(...rest), minimum: Math.min(...rest) });
    expect(statisticsOf(chartDays([], 'calories', goals, '2026-03-10'), '2026-03-10')).toEqual({ average: 0, maximum: 0, minimum: 0 });
  });
});

describe('the two readings of colours', () => {
  const hue = (hex: string): number => {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
    const max = Math.max(r, g, b);
    const range = max - Math.min(r, g, b);
    const sixth = max === r ? ((g - b) / range + 6) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4;
    return Math.round(sixth * 60);
  };
  const HUES = {
    red: [345, 15],
    orange: [15, 32],
    amber: [33, 47],
    yellow: [44, 65],
    green: [120, 165],
    teal: [166, 190],
    blue: [205, 240],
    purple: [250, 290],
  } as const;
  const is = (hex: string, name: keyof typeof HUES) => {
    const [from, to] = HUES[name];
    const found = hue(hex);
    return from > to ? found >= from || found <= to : found >= from && found <= to;
  };

  test.each([
    ['breakfast', 'blue', 'blue'],
    ['lunch', 'amber', 'green'],
    ['dinner', 'orange', 'purple'],
    ['snack', 'purple', 'amber'],
  ] as const)('%s is %s on the dashboard and %s in history', (meal, today, history) => {
    expect(is(TODAY_MEAL_COLORS[meal].disc, today)).toBe(true);
    expect(is(HISTORY_MEAL_COLORS[meal].disc, history)).toBe(true);
  });

  test.each([
    [10, 'green', 'green'],
    [8, 'green', 'green'],
    [7, 'teal', 'amber'],
    [6, 'teal', 'amber'],
    [5, 'yellow', 'amber'],
    [4, 'yellow', 'red'],
    [3, 'orange', 'red'],
    [2, 'orange', 'red'],
    [1, 'red', 'red'],
  ] as const)('a rating of %i is %s on the dashboard and %s in history', (rating, today, history) => {
    expect(is(todayRatingColor(rating), today)).toBe(true);
    expect(is(historyRatingColor(rating), history)).toBe(true);
  });

  test.each([...Object.values(TODAY_MEAL_COLORS), ...Object.values(HISTORY_MEAL_COLORS)])('$ink is legible on $disc', ({ disc, ink }) => {
    const light = (hex: string) =>
      [1, 3, 5]
        .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
        .reduce((sum, c, at) => sum + c * [0.2126, 0.7152, 0.0722][at]!, 0);
    const [a, b] = [light(disc), light(ink)];
    expect((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});

test('every slash command of the bot stands in its tab', () => {
  expect(COMMAND_TABS).toEqual(['meals', 'goals', 'workouts', 'utility']);
  const forms = COMMAND_TABS.flatMap((tab) =>
    COMMANDS[tab].map((command) => (typeof command.form === 'string' ? command.form : say(command.form.say))),
  );
  expect(forms).toEqual([
    ...['/breakfast [food]', '/lunch [food]', '/dinner [food]', '/snack [food]'],
    ...['calories', 'protein', 'carbs', 'fat', 'sugar'].map((name) => `/goal ${name} [number]`),
    ...['/workout [activity] [minutes] [calories]', '/summary', '/help', '/delete [meal_id]'],
  ]);
});

describe('the timezone list', () => {
  test('goes from -12 to 12, with India and Newfoundland, and holds an offset of its own', () => {
    expect(offsetsWith(0)).toEqual([
      -12, -11, -10, -9, -8, -7, -6, -5, -4, -3.5, -3, -2, -1, 0, 1, 2, 3, 4, 5, 5.5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(offsetsWith(5.75)).toContain(5.75);
    expect([showOffset(-3.5), showOffset(0), showOffset(5.5)]).toEqual(['UTC-03:30', 'UTC+00:00', 'UTC+05:30']);
  });

  test('finds a zone that follows the clock changes, the user’s own first', () => {
    const [winter, summer] = [new Date('2026-01-10T12:00:00Z'), new Date('2026-07-10T12:00:00Z')];
    expect(zoneWith(-5, [], winter)).toBe('America/New_York');
    expect(zoneWith(-5, [], summer)).toBe('America/Chicago');
    expect(zoneWith(-7, ['America/Phoenix'], summer)).toBe('America/Phoenix');
    expect(zoneWith(5.5, [], summer)).toBeUndefined();
  });
});

describe('progress of the day', () => {
  const day = {
    totalCalories: 1500,
    totalCaloriesBurned: 310,
    totalProtein: 50,
    totalCarbs: 100,
    totalFat: 80.5,
    totalSugar: 10,
  } as Summary;

  test('adds the burned calories to the calorie goal, and their share to every other', () => {
    const progress = progressOf(day, { calories: 2000, protein: 120, carbs: 225, fat: 65, sugar: 50 });
    expect(progress.calories).toMatchObject({ bonus: 310, goal: 2310 });
    expect(progress.protein).toMatchObject({ bonus: 19, goal: 139 });
    expect(progress.fat!).toMatchObject({ bonus: 10, goal: 75, eaten: 81 });
    expect(progress.fat!.share).toBeGreaterThan(1);
  });

  test('adds nothing without a calorie goal', () => {
    expect(progressOf(day, { calories: null, protein: 120, carbs: null, fat: null, sugar: null }).protein).toMatchObject({
      bonus: 0,
      goal: 120,
    });
  });
});

test.each([
  ['2', 2],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['1/2', 0.5],
  ['', NaN],
  ['two', NaN],
  ['1/0', Infinity],
])('an amount typed as %p is %p', (typed, amount) => expect(readQuantity(typed)).toBe(amount));
