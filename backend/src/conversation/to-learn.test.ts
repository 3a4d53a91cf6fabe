import { blankSnapshot } from './blank-snapshot.js';
import { applyOutcome } from './apply.js';
import type { Snapshot } from './snapshot.js';
import { likeness, toLearn } from './to-learn.js';
import { turn } from './turn.js';

const now = new Date('2026-03-04T17:30:00Z');
const start = blankSnapshot({ id: 'u', timezone: 'America/New_York', createdAt: '2026-01-01T00:00:00Z' });
const heard = (text: string, id = 't1') => ({ id, text, source: 'sms' as const, receivedAt: now, media: { count: 0, type: null } });
const learned = (text: string, snapshot: Snapshot = start) =>
  toLearn(text, turn(heard(text, 't2'), snapshot, now)).map(({ kind, about, form }) => `${kind} ${about}: ${form}`);
const after = (text: string): Snapshot => applyOutcome(start, turn(heard(text), start, now), heard(text), now);

test('what is alike has one form', () => {
  expect(likeness('2 samosas')).toBe(likeness('3 Samosa'));
  expect(likeness('crème brûlée')).toBe(likeness('creme brulee'));
  expect(likeness('qorvelu')).not.toBe(likeness('zelvandi'));
});

test('a food that is asked about or left out is learned by its name, a sentence by its words', () => {
  expect(learned('had qorvelu for lunch')).toEqual(['asked food: qorvelu']);
  expect(learned('2 eggs and qorvelu')).toEqual(['asked food: qorvelu']);
  expect(learned('qwrtzp blorf')).toEqual(['not-understood sentence: qwrtzp blorf']);
  expect(learned('2 eggs')).toEqual([]);
});

test('a food that is put right or taken back is learned from the entry that it was in', () => {
  const snapshot = after('toast and coffee');
  expect(learned('the coffee was a tea', snapshot)).toEqual(['corrected food: coffee']);
  expect(learned('undo', snapshot)).toEqual(['undone food: toast', 'undone food: coffee']);
  expect(learned('and a banana', snapshot)).toEqual([]);
});
