import { builtInTable } from '../../food/index.js';
import { readText } from '../read.js';

const context = { now: new Date('2025-06-10T17:00:00Z'), zone: 'America/New_York', weightKg: 70, meal: null };
const done = (text: string) =>
  readText(text, context as Parameters<typeof readText>[1], builtInTable()).workouts.map(({ activity, minutes }) => [activity, minutes]);

test.each([
  ['deadlift 5x3 then lunges, abt 50 min total', [['weight lifting', 50]]],
  ['treadmill, bike and rower, 45 min total', [['treadmill, cycling, rowing machine', 45]]],
  [
    'bike 20 min then rower, 35 total',
    [
      ['cycling', 20],
      ['rowing machine', 15],
    ],
  ],
  [
    'yoga 30 min then walked 20 min',
    [
      ['yoga', 30],
      ['walking', 20],
    ],
  ],
])('%s', (text, workouts) => expect(done(text)).toEqual(workouts));

test.each([
  ['spin class this morning, did the full 45', [['spinning', 45]]],
  ['yoga at 6, stayed for the full 75', [['yoga', 75]]],
  ['boxing yesterday, all of 40 min', [['boxing', 40]]],
])('%s: a time in a clause of its own', (text, workouts) => expect(done(text)).toEqual(workouts));
