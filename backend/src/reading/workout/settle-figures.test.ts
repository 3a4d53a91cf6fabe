import { readText } from '../read.js';

const read = (text: string) =>
  readText(text, {
    now: new Date('2025-06-10T16:00:00Z'),
    zone: 'America/New_York',
    country: 'US',
    meal: null,
    weightKg: 70,
    memory: [],
  }).workouts.map(({ minutes, calories, assumed }) => [minutes, assumed ? null : calories]);

it.each([
  ['rowed 25 min, actually 35', [[35, null]]],
  ['treadmill 50min, well 40 without the stretching', [[40, null]]],
  ['55 min of spin, the bike said 620 but call it 500', [[55, 500]]],
  ['nagé 40 min, plutôt 45', [[45, null]]],
  ['caminé media hora, digo 50 min', [[50, null]]],
])('%s: what is said last', (text, workouts) => {
  expect(read(text)).toEqual(workouts);
});

it.each([
  ['ran 30 min, actually biked 25 min', [30, 25]],
  ['yoga 30 min, no, 40 min walk', [30, 40]],
  ['walked 45 min, no 10 lb weights this time', [45]],
  ['walked 20 min, actually had 20 almonds', [20]],
])('%s: nothing is put right', (text, minutes) => {
  expect(read(text).map(([lasted]) => lasted)).toEqual(minutes);
});

it.each([
  ['tennis 8 to 945', 105],
  ['squash from eleven to twelve thirty with Al', 90],
  ['water aerobics for about three quarters of an hour', 45],
  ['marche 25 min sur mon heure de dîner', 25],
  ['walked 25 min on my lunch hour', 25],
  ['leg day. squats 5x5, calf raises 3x15. hour twenty total', 80],
  ['swam 45 instead', 45],
])('%s: its length', (text, minutes) => {
  expect(read(text)[0]![0]).toBe(minutes);
});

it('leaves a number that is no length', () => {
  for (const text of ['ran 5 to 6 miles', 'hiked nine till noon']) expect(read(text)[0]?.[0]).not.toBe(9);
});
