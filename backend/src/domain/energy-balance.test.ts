import { addDays } from './calendar.js';
import { energyBalance } from './energy-balance.js';

const TO = '2026-11-20';
const range = (ago: number) => ({ from: addDays(TO, -ago), to: TO });
const days = (calories: (ago: number) => number | null, count = 60) =>
  Array.from({ length: count }, (_, ago) => ({ date: addDays(TO, -ago), calories: calories(ago), burned: 0 })).filter(
    (day): day is typeof day & { calories: number } => day.calories !== null,
  );
const weights = (kg: (ago: number) => number) => Array.from({ length: 30 }, (_, at) => ({ date: addDays(TO, -2 * at), kg: kg(2 * at) }));

test('whoever keeps their weight uses what they eat', () => {
  const found = energyBalance(
    days(() => 2000),
    weights(() => 80),
    range(9),
  );
  expect(found).toHaveLength(10);
  for (const day of found) expect(day).toMatchObject({ intake: 2000, used: 2000 });
  expect(found.map(({ date }) => date)).toEqual(
    days(() => 1, 10)
      .map(({ date }) => date)
      .toReversed(),
  );
});

test('whoever loses half a kilogram a week uses about 550 kcal more than they eat', () => {
  const last = energyBalance(
    days(() => 1800),
    weights((ago) => 80 + (ago / 7) * 0.5),
    range(6),
  ).at(-1)!;
  expect(last.used! - last.intake!).toBeGreaterThan(500);
  expect(last.used! - last.intake!).toBeLessThan(600);
});

test('weeks with fewer than three logged days have no intake, and without weigh-ins nothing is said of use', () => {
  const found = energyBalance(
    days((ago) => (ago % 4 === 0 ? 2100 : null)),
    [],
    range(13),
  );
  expect(found.every(({ intake, used, margin }) => intake === null && used === null && margin === null)).toBe(true);
});
