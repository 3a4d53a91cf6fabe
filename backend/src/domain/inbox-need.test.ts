import { FLAG_REASONS } from './flag.js';
import { answerWithin, NEED_REASONS } from './inbox-need.js';

test('each reason of a flag makes one need, but for a text that was not understood', () => {
  const reasons = NEED_REASONS.flatMap(([, all]) => all);
  expect(reasons.toSorted()).toEqual(FLAG_REASONS.filter((reason) => reason !== 'not-understood').toSorted());
});

test('somebody in danger is answered soonest, and whoever has had our answer waits for nothing', () => {
  expect(answerWithin('safety', 'now')).toBeLessThan(answerWithin('asked', 'today')!);
  expect(answerWithin('safety', 'now')).toBeLessThan(answerWithin('safety', 'soon')!);
  expect(answerWithin('open', 'review')).toBeNull();
});
