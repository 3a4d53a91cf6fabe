import { builtInTable } from './built-in.js';
import { type Lesson, withLessons } from './lesson.js';
import { lessonReach } from './lesson-reach.js';
import { foodRow } from './food-row.js';

const table = builtInTable();
const reachOf = (lesson: Lesson) => lessonReach(lesson, withLessons(table, [lesson]));

test('a name bears on texts that may mean it, however they write it, and on no others', () => {
  const reaches = reachOf({ kind: 'alias', food: 'oatmeal', language: 'en', words: 'blue zuvvelmush' });
  for (const text of ['had zuvvelmush', '2 Zuvvelmushes, please', 'zuvelmush', 'zuvvel mush', 'bluezuvvelmush', 'a blue one'])
    expect([text, reaches(text)]).toEqual([text, true]);
  for (const text of ['2 eggs and toast', 'undo', 'how much protein do i have left', '', '???'])
    expect([text, reaches(text)]).toEqual([text, false]);
});

test('a name in another language bears on its other numbers', () => {
  const reaches = reachOf({ kind: 'alias', food: 'oatmeal', language: 'es', words: 'zuvelada' });
  expect(['dos zuveladas', 'una zuvelada con leche', 'leche'].map(reaches)).toEqual([true, true, false]);
});

test('a food bears on the words of its name, a portion on what its food is', () => {
  const oatmeal = table.byName.get('oatmeal')!;
  const row = foodRow({ ...oatmeal, name: 'qorvelu pie', aliases: [], fr: [], es: [], code: 'own-qorvelu-pie' });
  expect(['qorvelu', 'pie', 'a bowl of soup'].map(reachOf({ kind: 'food', row }))).toEqual([true, true, false]);
  const portion = reachOf({ kind: 'portion', food: 'oatmeal', portion: '1 trough=900' });
  expect(['a trough of oatmeal', 'oatmeals', 'avena', 'a trough of soup'].map(portion)).toEqual([true, true, true, false]);
});
