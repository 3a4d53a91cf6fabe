import { BEARERS, quickReplies } from './bearer.js';

test.each([
  ['', 0, 0],
  ['x'.repeat(160), 1, 1],
  ['x'.repeat(161), 2, 2],
  ['x'.repeat(307), 3, 2],
  ['é'.repeat(81), 1, 2],
  ['🍎'.repeat(36), 2, 1],
])('%p is so many segments by SMS and by RCS', (text, sms, rcs) => {
  expect([BEARERS.sms.segments(text), BEARERS.rcs.segments(text)]).toEqual([sms, rcs]);
});

test('choices can be tapped where the bearer shows them, by number where one is too long', () => {
  expect(quickReplies('rcs', 'Delete it? 1) yes 2) no', ['yes', 'no'])).toEqual(['yes', 'no']);
  expect(quickReplies('rcs', 'Which?', ['a cup', 'x'.repeat(26)])).toEqual(['1', '2']);
  expect(quickReplies('sms', 'Delete it? 1) yes 2) no', ['yes', 'no'])).toEqual([]);
  expect(quickReplies('rcs', 'x'.repeat(1025), ['yes', 'no'])).toEqual([]);
  expect(quickReplies('rcs', 'Which?', Array(11).fill('yes'))).toEqual([]);
});
