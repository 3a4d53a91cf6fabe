import { findMarks } from './marks.js';
import { normaliseText } from './normalise.js';
import { localNow, resolveMarks } from './when.js';

// A Tuesday
const at = (local: string) => localNow(new Date(`${local}:00-04:00`), 'America/New_York');
const when = (text: string, local = '2025-06-10T20:00') => {
  const { meal, day, time } = resolveMarks(
    findMarks(normaliseText(text), () => false),
    at(local),
  );
  return [meal, day, time];
};

test.each([
  ['last night I had lasagna', 'dinner', -1, null],
  ['yesterday for lunch: cobb salad', 'lunch', -1, null],
  ['granola bar at 3pm', null, 0, '15:00'],
  ['this morning: parfait', 'breakfast', 0, null],
  ['an hour ago had a latte', null, 0, '19:00'],
  ['brunch at 11', 'breakfast', 0, '11:00'],
  ['dinner at 7', 'dinner', 0, '19:00'],
  ['burger at noon', null, 0, '12:00'],
  ['tacos on sunday', null, -2, null],
  ['2 days ago', null, -2, null],
  ['the day before yesterday', null, -2, null],
  ['pancakes on june 3', null, -7, null],
  ['hier soir', 'dinner', -1, null],
  ['anoche', 'dinner', -1, null],
  ['ce matin', 'breakfast', 0, null],
  ['vers 19h30', null, 0, '19:30'],
  ['ayer', null, -1, null],
  ['dejeuner', 'breakfast', 0, null],
  ['almuerzo', 'lunch', 0, null],
])('%s', (text, meal, day, time) => expect(when(text)).toEqual([meal, day, time]));

test('a bare hour is the latest one that has been', () => {
  expect(when('coffee at 7', '2025-06-10T14:00')[2]).toBe('07:00');
  expect(when('burrito at 1', '2025-06-10T14:00')[2]).toBe('13:00');
  expect(when('coffee at 7', '2025-06-10T20:00')[2]).toBe('19:00');
});

test('hours ago reach back over midnight and over a change of clocks', () => {
  expect(when('2 hours ago', '2025-06-10T01:00')).toEqual([null, -1, '23:00']);
  const spring = localNow(new Date('2025-03-09T07:30:00Z'), 'America/New_York');
  expect(
    resolveMarks(
      findMarks('an hour ago', () => false),
      spring,
    ),
  ).toMatchObject({ day: 0, time: '01:30' });
});

test('after midnight, tonight is the evening that began the day before', () => {
  expect(when('pizza tonight', '2025-06-11T00:30')).toEqual(['dinner', -1, null]);
});

test('amounts, durations and names are no times', () => {
  for (const text of ['about 3 eggs', 'at 5 guys', 'ran 5k in 31:20', 'jai marche 45 minutes', 'midnight snack'])
    expect(when(text)[2]).toBeNull();
});

test('a date that does not exist is no day', () => {
  for (const text of ['eggs 2026-13-01', 'eggs 0000-00-00', 'eggs 2026-02-30']) expect(when(text)[1]).toBe(0);
});

test('a meal word in a name is no mark', () => {
  expect(findMarks('breakfast burrito', () => true)).toEqual([]);
});
