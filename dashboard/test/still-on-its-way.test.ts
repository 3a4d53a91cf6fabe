import type { Message } from '@mealtext/backend/contract';
import { stillOnItsWay } from '../src/features/messages/still-on-its-way';

const message = (id: string, content: string, part: Partial<Message> = {}): Message => ({
  id,
  userId: 'u',
  content,
  fromDashboard: true,
  via: 'dashboard',
  isFromUser: true,
  hasPicture: false,
  createdAt: '2026-03-01T12:00:00.000Z',
  date: '2026-03-01',
  time: '12:00',
  ...part,
});
const sending = (before: string[] | null) => ({ userId: 'u', content: 'an apple', idempotencyKey: 'k', before });

test.each([
  ['nothing was loaded', null, undefined, true],
  ['an empty conversation', [], [], true],
  ['the same words said before', ['1'], [message('1', 'an apple')], true],
  ['it arrived', ['1'], [message('1', 'an apple'), message('2', 'an apple')], false],
  ['other words arrived', [], [message('1', 'a pear')], true],
  ['the bot said the same', [], [message('1', 'an apple', { isFromUser: false })], true],
  ['the phone said the same', [], [message('1', 'an apple', { fromDashboard: false })], true],
  ['it arrived with the first load', null, [message('1', 'a pear'), message('2', 'an apple')], false],
  ['the first load was older', null, [message('1', 'a pear')], true],
] as const)('%s', (_, before, messages, expected) => {
  expect(stillOnItsWay(sending(before && [...before]), messages)).toBe(expected);
});
