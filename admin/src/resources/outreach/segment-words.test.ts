import { segmentOf } from '../users/user-filters';
import { segmentWords } from './segment-words';

test('a segment is told as people say it', () => {
  expect(segmentWords({})).toBe('Everybody');
  expect(segmentWords({ plan: 'pro', language: ['fr', 'es'] })).toBe('Plan: Pro, Language: French or Spanish');
});

test('a segment is made of what a list is narrowed by, but never of what was searched for', () => {
  expect(segmentOf({ q: 'Ada', plan: 'pro', id: 'x' })).toEqual({ plan: 'pro' });
});
