import { FLAG_GRADES, FLAG_REASONS, FLAG_URGENCIES, reasonsOf, urgencyOf } from './flag.js';

test('every reason of every grade waits so long and no other', () => {
  for (const grade of FLAG_GRADES)
    expect(FLAG_URGENCIES.flatMap((urgency) => [...reasonsOf(urgency, grade)]).toSorted()).toEqual(FLAG_REASONS.toSorted());
});

test.each([
  ['crisis', 'sure', 'now'],
  ['emergency', 'sure', 'now'],
  ['crisis', 'possible', 'soon'],
  ['medical', 'sure', 'soon'],
  ['medical', 'possible', 'today'],
  ['asked-for-staff', 'sure', 'today'],
  ['not-understood', 'sure', 'review'],
  ['wrong-number', 'possible', 'review'],
  ['of a later release', 'sure', 'today'],
] as const)('%s, %s: %s', (reason, grade, urgency) => expect(urgencyOf(reason, grade)).toBe(urgency));
