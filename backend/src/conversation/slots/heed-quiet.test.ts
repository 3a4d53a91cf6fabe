import { talked } from '../../../test/support/talked.js';

const BEFORE = '2 eggs and bacon';
const entriesAfter = (...texts: readonly string[]) => talked([BEFORE, ...texts]).state.entries;

test.each(['you got the bacon right', 'love that you know what bacon is', 'bacon is life', 'great job on the bacon'])(
  'a remark on what stands changes nothing: "%s"',
  (text) => expect(entriesAfter(text)).toEqual(entriesAfter()),
);

test.each(['where is the bacon', 'so the bacon is logged?'])('a question of what stands is answered by it: "%s"', (text) => {
  const { state, intents } = talked([BEFORE, text]);
  expect(state.entries).toEqual(entriesAfter());
  expect(intents).toEqual(['question']);
});

test.each(['my number is 202 555 0187', 'call me at 6045550123', 'my new number: 604-555-0123'])(
  'figures of a phone number change nothing: "%s"',
  (text) => expect(entriesAfter(text)).toEqual(entriesAfter()),
);
