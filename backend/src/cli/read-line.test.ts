import { readLine, type ReadLineOptions } from './read-line.js';

const options: ReadLineOptions = { as: 'auto', now: new Date('2025-06-10T12:10:00Z'), zone: 'America/New_York' };

test('a text becomes one object of the documented shape', () => {
  expect(readLine('2 eggs and a 5k run', options)).toMatchObject({
    text: '2 eggs and a 5k run',
    intents: ['log_meal', 'log_workout'],
    meals: [
      {
        meal: 'breakfast',
        day: 0,
        date: '2025-06-10',
        time: null,
        items: [{ name: 'egg', quantity: 2, unit: 'count', size: null, grams: 100, source: 'builtin', assumed: false }],
      },
    ],
    workouts: [{ activity: 'running', distance: '5 km', day: 0 }],
  });
});

test('a blank line and a text that says nothing of food have no intent', () => {
  for (const text of ['', '   ', 'hello there'])
    expect(readLine(text, options)).toEqual({ text, intents: ['none'], meals: [], workouts: [] });
});

test('as a meal everything is food that was eaten, and what is unknown has no figures', () => {
  const out = readLine('thinking about pizza', { ...options, as: 'meal' }) as {
    meals: { items: { name: string; calories: number | null }[] }[];
  };
  expect(out.meals[0]!.items[0]!.name).toBe('pizza');
  const unknown = readLine('flurbnik', { ...options, as: 'meal' }) as { meals: { items: { calories: number | null }[] }[] };
  expect(unknown.meals[0]!.items[0]!.calories).toBeNull();
});

test('as a workout nothing is food', () => {
  expect(readLine('squash 45 min', { ...options, as: 'workout' })).toMatchObject({ meals: [], workouts: [{ minutes: 45 }] });
});
