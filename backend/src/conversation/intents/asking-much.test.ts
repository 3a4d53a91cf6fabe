import { worldOf } from '../../cli/converse-world.js';
import { applyOutcome } from '../apply.js';
import { turn } from '../turn.js';

/** The kinds of the replies to texts, one after another. */
function kindsOf(...texts: string[]): string[][] {
  const { snapshot: before, now } = worldOf({ local: '2025-06-10T13:10' });
  let snapshot = before;
  return texts.map((text, at) => {
    const receivedAt = new Date(now.getTime() + at * 60_000);
    const heard = { id: `t${at}`, text, source: 'sms' as const, receivedAt, media: { count: 0, type: null } };
    const outcome = turn(heard, snapshot, receivedAt);
    snapshot = applyOutcome(snapshot, outcome, heard, receivedAt);
    return outcome.replies.map(({ kind }) => kind);
  });
}

test.each(['12 quest bars', '6 bacon cheeseburgers', 'worked out 9 hours on the bike'])('%s: rather misheard, and asked about', (text) => {
  expect(kindsOf(text)).toEqual([['confirm_question']]);
});

test.each(['a large pepperoni pizza', '3 cheeseburgers', '9 cheeseburgers, 2700 cal', '4 hour hike'])(
  '%s: logged as it is told',
  (text) => {
    expect(kindsOf(text)[0]).toEqual([expect.stringMatching(/^confirm_(log|workout)$/)]);
  },
);

test('what is asked about is logged at a yes', () => {
  expect(kindsOf('12 quest bars', 'yes')).toEqual([['confirm_question'], ['confirm_log']]);
});

test('a change that makes much more of what stands is asked about, and a small one is not', () => {
  expect(kindsOf('plate of nachos', 'make it 4')).toEqual([['confirm_log'], ['confirm_question']]);
  expect(kindsOf('plate of nachos', 'make it 2')).toEqual([['confirm_log'], ['confirm_edit']]);
});
