import { effortOf } from './effort.js';
import { findFacts } from './find-facts.js';
import { readWorkouts } from './read-workouts.js';
import { tokenise } from './tokens.js';

const FOODS = new Set(['squash', 'milk', 'shake', 'banana', 'eggs', 'protein shake']);
const all = (text: string, kg: number | null = 70, sure = false) =>
  readWorkouts(text, { weightKg: kg, isFood: (words) => FOODS.has(words), sure }).workouts;
const read = (text: string, kg: number | null = 70) => all(text, kg)[0] ?? null;
const effort = (text: string) => effortOf(findFacts(tokenise(text)), '');

test.each([
  ['ran 5k in 31:20', 'running', 31.3, '5 km'],
  ['lifted for an hour', 'weight lifting', 60, null],
  ['walked the dog 45 mins', 'dog walking', 45, null],
  ['swam 40 laps took half an hour', 'swimming', 30, '40 laps'],
  ['hour and a quarter of yoga', 'yoga', 75, null],
  ['2 hours and three quarters of yoga', 'yoga', 165, null],
  ['yoga 1 heure et quart', 'yoga', 75, null],
  ['yoga una hora y cuarto', 'yoga', 75, null],
  ['1/2 hr elliptical', 'elliptical', 30, null],
  ['swam 40 laps in the 25m pool, took 35 min', 'swimming', 35, '40 laps'],
  ['pickleball 2 hrs', 'pickleball', 120, null],
  ['biked to work and back, 6 miles each way', 'bike commuting', null, '12 mi'],
  ['yoga 60', 'yoga', 60, null],
  ['ran an hour and 20 on the track', 'running', 80, null],
  ['35 on the elliptical', 'elliptical', 35, null],
  ['quick 10 on my rower', 'rowing machine', 10, null],
  ['pilates, the full 50', 'pilates', 50, null],
  ['zumba, stayed the whole hour', 'zumba', 60, null],
  ['hiked from 9 to 1130', 'hiking', 150, null],
  ['pickup ball for an hr', 'basketball', 60, null],
  ['rowed 2000m', 'rowing machine', null, '2000 m'],
  ["j'ai couru 5 km en 30 minutes", 'running', 30, '5 km'],
  ['corri 30 minutos', 'running', 30, null],
  ["j'ai fait du velo pendant 1h30", 'cycling', 90, null],
  ['caminé 30 minutos'.normalize('NFD').replace(/\p{M}/gu, ''), 'walking', 30, null],
  ['squash for 45 min', 'squash game', 45, null],
  ['ran a half marathon in 1:55:00', 'running', 115, '21.1 km'],
  ['10k in 55:12', 'running', 55, '10 km'],
  ['2 miles 40 mins', 'walking', 40, '2 mi'],
  ['rode 14 miles', 'cycling', null, '14 mi'],
  ['easy 3 miler', 'running', null, '3 mi'],
  ['ran intervals 8x400', 'running', null, '8x400 m'],
  ['swam a mile', 'swimming', null, '1 mi'],
  ['bike 25 min each way', 'cycling', 50, null],
  ['chest and tris 45 min', 'upper body', 45, null],
  ['an hour ten on the bike', 'cycling', 70, null],
  ['yoga w adriene 20ish', 'yoga', 20, null],
  ['curled, full 8 ends, about 2 hrs', 'curling', 120, null],
  ['soccer practice 4:30-6', 'soccer', 90, null],
  ['rode bikes 7 miles round trip', 'cycling', null, '7 mi'],
  ['biked to work, 4.5 miles each way, 25 min each way', 'bike commuting', 50, '9 mi'],
  ['chair yoga at the center, 45 min', 'chair', 45, null],
  ['18 holes, walked it, four hours', 'golf', 240, null],
  ['burpees 100', 'burpees', null, null],
  ['gym: 30 min treadmill', 'treadmill', 30, null],
  ['cleaned the whole house, 3 hours', 'house cleaning', 180, null],
])('%s', (text, activity, minutes, distance) => {
  const workout = read(text)!;
  expect(workout.activity).toContain(activity);
  if (minutes !== null) expect(workout.minutes).toBeCloseTo(minutes, 0);
  expect(workout.distance).toBe(distance);
  expect(workout.calories).toBeGreaterThan(0);
});

test('the burn is MET x kg x hours, faster is more, and the user knows better', () => {
  expect(read('yoga 60 min', 80)!.calories).toBe(200);
  expect(read('ran 5 miles in 35 min')!.calories! / 35).toBeGreaterThan(read('ran 5 miles in 60 min')!.calories! / 60);
  expect(read('leg day 1hr burned 400')).toMatchObject({ minutes: 60, calories: 400 });
  expect(read('45 min spin class, burned 410 according to it')).toMatchObject({ minutes: 45, calories: 410 });
  expect(read('rowed 20 min, i burned about 190 i guess')).toMatchObject({ minutes: 20, calories: 190 });
  expect(read('orange theory, 487 cal')).toMatchObject({ calories: 487, minutes: null });
});

test('neither duration nor distance: an activity without figures', () => {
  expect(read('worked out')).toMatchObject({ minutes: null, calories: null });
});

test.each([
  'ran out of milk',
  'protein shake after the gym',
  'ran to the store',
  'skipped the gym',
  'walking taco',
  'ate squash',
  'a long day at work',
])('%s is no workout', (text) => expect(read(text)).toBeNull());

test('sets, steps, pace and speed', () => {
  expect(effort('3x10 squats')).toMatchObject({ sets: 3 });
  expect(effort('walked 10,000 steps')).toMatchObject({ distance: '10000 steps' });
  expect(effort('5 mile run at 8 min pace').kmh).toBeCloseTo(12.07, 1);
  expect(effort('treadmill at 6 mph').kmh).toBeCloseTo(9.65, 1);
  expect(effort('1h15 of yoga').minutes).toBe(75);
});

test.each([
  ['an hour and a half of hoops', 90],
  ['half hr on the stair climber', 30],
  ['forty five minutes of spin', 45],
  ['6:15 to 7am bootcamp', 45],
  ['spin 7-7:45pm', 45],
  ['doubles tennis from 10 to 11:30', 90],
  ["reformer pilates 55'", 55],
  ['planks 3 x 1 min', 3],
  ['did the stairmaster for 20', 20],
  ['walekd fro 35 mintues', 35],
  ['hiked 5 miles 2:40', 160],
  ['rowing machine 5k 22:30', 22.5],
  ["trois quarts d'heure de natation", 45],
  ['hice treinta y cinco minutos de bici', 35],
])('%s takes %d minutes', (text, minutes) => expect(read(text)!.minutes).toBeCloseTo(minutes, 1));

test('exercises in a row are one session, told by the sets', () => {
  const [only, ...more] = all('bench 5x5 185, rows 4x8 135');
  expect(more).toEqual([]);
  expect(only).toMatchObject({ activity: 'weight lifting', minutes: 27 });
});

test('two activities with figures of their own are two workouts', () => {
  expect(all('hice 30 min de bici y 15 de pesas').map(({ activity, minutes }) => [activity, minutes])).toEqual([
    ['cycling', 30],
    ['weight lifting', 15],
  ]);
});

test("what no list has keeps the user's own word and figures", () => {
  expect(read('did 40 minutes of flumping and burned 200 calories')).toMatchObject({ activity: 'flumping', minutes: 40, calories: 200 });
  expect(read('flumping 40 minutes 200 calories')).toMatchObject({ activity: 'flumping', minutes: 40, calories: 200 });
  expect(read('milk 40 minutes 200 calories')).toBeNull();
});

test.each([
  ['25 on the stationary bike, bike says 240 cals', 25, 240],
  ['rowed 30, the rower said 300', 30, 300],
  ['30 on the treadmill, treadmill shows 310', 30, 310],
])('%s: what tells the burn is no workout of its own', (text, minutes, calories) => {
  expect(all(text)).toHaveLength(1);
  expect(read(text)).toMatchObject({ minutes, calories });
});

test.each([
  ["15 min d'etirements", 'stretching', 15, null],
  ['did 35 on the stairmaster, burned 300', 'stair climber', 35, null],
  ['track workout: 6x400 @ 85', 'sprints', 15, '6x400 m'],
  ['swam 20x50', 'swimming', 30, '1000 m'],
  ['12 3 30 treadmill', '12-3-30 walking', 30, null],
  ['5k tempo in 24 flat', 'running', 24, '5 km'],
  ['6 rounds on the heavy bag, 3 min each', 'boxing', 18, null],
  ['spin 40 with Jess', 'spinning', 40, null],
  ['judo 60 min, rolled like 4 rounds of judo', 'martial arts', 60, null],
  ['class 50 min', 'workout', 50, null],
  ['10 min warm up, 30 min lift', 'weight lifting', 40, null],
])('%s by its figures', (text, activity, minutes, distance) => {
  expect(all(text).map((workout) => workout.activity)).toEqual([activity]);
  expect(read(text)?.distance ?? null).toBe(distance);
  expect(Math.abs((read(text)?.minutes ?? 0) - minutes)).toBeLessThan(1);
});

test('a number alone is how long the exercise before it lasted', () => {
  expect(all('20 on the rower and some abs, like 15').map(({ activity, minutes }) => [activity, minutes])).toEqual([
    ['rowing machine', 20],
    ['ab workout', 15],
  ]);
});

test('how the body is after it is no food', () => {
  const { workouts, food } = readWorkouts('climbing gym 90 min, my arms are toast', {
    weightKg: 70,
    isFood: (word) => word === 'toast',
    sure: false,
  });
  expect(workouts).toHaveLength(1);
  expect(food).toBe('');
});

test.each(['museum with the kids', 'at the pool', 'a long class'])('%s is no workout without a time', (text) =>
  expect(read(text)).toBeNull(),
);
