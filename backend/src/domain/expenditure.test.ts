import { addDays } from './calendar.js';
import { type Expenditure, expenditure, isEstimate } from './expenditure.js';

const TODAY = '2026-06-01';
const LAST = 28;

/** Pseudo-random numbers from -1 to 1 that are the same every time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return (2 * state) / 2 ** 32 - 1;
  };
}
/** About normal, with a standard deviation of 1. */
const bell = (roll: () => number): number => roll() + roll() + roll();

interface Person {
  uses: number;
  eats: number;
  /** kg, standard deviation of what water does to a weigh-in; it lingers from one day to the next. */
  water?: number;
  /** Share of days that are logged, and on which they step on the scales. */
  logs?: number;
  weighs?: number;
}

/** Four weeks of somebody whose expenditure is known. */
function live({ uses, eats, water = 0.45, logs = 1, weighs = 1 }: Person, seed: number) {
  const roll = dice(seed);
  let fat = 80;
  let held = 0;
  const days = [];
  const readings = [];
  for (let ago = LAST; ago >= 1; ago -= 1) {
    const date = addDays(TODAY, -ago);
    const calories = eats + 250 * bell(roll);
    held = 0.5 * held + Math.sqrt(0.75) * water * bell(roll);
    if ((roll() + 1) / 2 < weighs) readings.push({ date, kg: fat + held });
    if ((roll() + 1) / 2 < logs) days.push({ date, calories, burned: 0 });
    fat += (calories - uses) / 7700;
  }
  return { days, readings };
}

/** A hundred such people; what the estimates of those who got one were off by. */
function errorsOf(person: Person) {
  const found = Array.from({ length: 100 }, (_, seed) => {
    const { days, readings } = live(person, seed + 1);
    return expenditure(days, readings, TODAY);
  }).filter(isEstimate);
  const off = found.map((one) => Math.abs(one.kcal - person.uses));
  return {
    estimates: found.length,
    meanError: off.reduce((sum, one) => sum + one, 0) / off.length,
    held: found.filter((one) => Math.abs(one.kcal - person.uses) <= one.margin).length / found.length,
  };
}

test.each([
  ['who loses', { uses: 2400, eats: 1900 }, 120],
  ['who keeps their weight', { uses: 2200, eats: 2200 }, 120],
  ['who gains', { uses: 2000, eats: 2300 }, 120],
  ['with much water weight', { uses: 2400, eats: 1900, water: 0.9 }, 230],
  ['with gaps in log and scales', { uses: 2400, eats: 1900, logs: 0.75, weighs: 0.4 }, 200],
])('after 28 days somebody %s is told what they use', (_, person, mean) => {
  const { estimates, meanError, held } = errorsOf(person);
  expect(estimates).toBeGreaterThan(60);
  expect(meanError).toBeLessThan(mean);
  expect(held).toBeGreaterThan(0.85);
});

test('with too little it says what is missing instead', () => {
  const { days, readings } = live({ uses: 2400, eats: 1900 }, 1);
  expect(expenditure(days.slice(-9), readings.slice(-3), TODAY)).toEqual({ days: 5, weighIns: 2 });
  expect(expenditure(days, readings.slice(-6), TODAY)).toEqual({ days: 0, weighIns: 1 });
  expect(expenditure([], [], TODAY)).toEqual({ days: 14, weighIns: 5 });
});

test('today, which goes on, and days with only a snack logged are left out', () => {
  const { days, readings } = live({ uses: 2400, eats: 1900 }, 3);
  const before = expenditure(days, readings, TODAY) as Expenditure;
  const today = { date: TODAY, calories: 100, burned: 0 };
  expect(expenditure([...days, today], [...readings, { date: TODAY, kg: 60 }], TODAY)).toEqual(before);
  const snack = [{ ...days[5]!, calories: 150 }, ...days.filter((_, at) => at !== 5)];
  expect((expenditure(snack, readings, TODAY) as Expenditure).daysLogged).toBe(before.daysLogged - 1);
});
