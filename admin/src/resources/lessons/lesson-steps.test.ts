import type { LessonRow } from '@mealtext/backend/contract';
import { MANY_CHANGES } from '@mealtext/backend/domain';
import { changesMany, lessonSteps } from './lesson-steps';

const tried = (changed: number) => ({ changed }) as LessonRow['tried'];
const draft = { state: 'draft' as const, madeBy: 'ines', tried: tried(3) };

test('a draft that was tried is published by somebody else than who made it', () => {
  expect(lessonSteps(draft, 'noor')).toEqual(['try', 'publish', 'remove']);
  expect(lessonSteps(draft, 'ines')).toEqual(['try', 'remove']);
  expect(lessonSteps({ ...draft, tried: null }, 'noor')).toEqual(['try', 'remove']);
});

test('what is published is tried again or taken back, and what was taken back rests', () => {
  expect(lessonSteps({ ...draft, state: 'published' }, 'noor')).toEqual(['try', 'take-back']);
  expect(lessonSteps({ ...draft, state: 'taken-back' }, 'noor')).toEqual([]);
});

test('many changes ask again', () => {
  expect([
    changesMany({ tried: null }),
    changesMany({ tried: tried(MANY_CHANGES) }),
    changesMany({ tried: tried(MANY_CHANGES + 1) }),
  ]).toEqual([false, false, true]);
});
