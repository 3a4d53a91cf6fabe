import { readEffort } from './effort.js';
import { readWorkout } from './workouts.js';

const read = (text: string, kg: number | null = 70) => readWorkout(text, kg, (words) => words === 'squash')?.workout ?? null;

test.each([
  ['ran 5k in 31:20', 'running', 31.3, '5 km'],
  ['lifted for an hour', 'weight lifting', 60, null],
  ['walked the dog 45 mins', 'dog walking', 45, null],
  ['swam 40 laps took half an hour', 'swimming', 30, '40 laps'],
  ['pickleball 2 hrs', 'pickleball', 120, null],
  ['biked to work and back, 6 miles each way', 'bike commuting', null, '12 mi'],
  ['yoga 60', 'yoga', 60, null],
  ['rowed 2000m', 'rowing machine', null, '2000 m'],
  ["j'ai couru 5 km en 30 minutes", 'running', 30, '5 km'],
  ['corri 30 minutos', 'running', 30, null],
  ["j'ai fait du velo pendant 1h30", 'cycling', 90, null],
  ['caminé 30 minutos'.normalize('NFD').replace(/\p{M}/gu, ''), 'walking', 30, null],
  ['squash for 45 min', 'squash game', 45, null],
  ['ran a half marathon in 1:55:00', 'running', 115, '21.1 km'],
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
  expect(readEffort('3x10 squats').reps).toBe(30);
  expect(readEffort('walked 10,000 steps')).toMatchObject({ steps: 10000, distance: '10000 steps' });
  expect(readEffort('5 mile run at 8 min pace').speed).toBeCloseTo(12.07, 1);
  expect(readEffort('treadmill at 6 mph').speed).toBeCloseTo(9.65, 1);
  expect(readEffort('1h15 of yoga').minutes).toBe(75);
});
