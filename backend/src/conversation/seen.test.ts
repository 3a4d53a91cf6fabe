import { applyOutcome } from './apply.js';
import { blankSnapshot } from './blank-snapshot.js';
import type { HeardText } from './heard.js';
import type { Outcome } from './outcome.js';
import type { SeenPicture } from './seen-picture.js';
import type { Snapshot } from './snapshot.js';
import { turn } from './turn.js';
import { readText } from '../reading/index.js';

const zone = 'America/New_York';
const start = blankSnapshot({ id: 'u', timezone: zone, plan: 'pro', createdAt: '2025-01-01T00:00:00.000Z' });
const context = { now: new Date(), zone, country: 'US', meal: null, weightKg: null, memory: [] } as const;
const items = readText('1 hamburger and 1 cup rice', context).meals[0]!.items;
const FOOD: SeenPicture = { type: 'food', items, meal: null, day: 0, time: null };

/** The outcomes of texts, half an hour apart, the first with a picture. */
function talk(seen: SeenPicture | null, ...texts: string[]): Outcome[] {
  let snapshot: Snapshot = start;
  return texts.map((text, at) => {
    const now = new Date(Date.parse('2026-03-04T18:30:00Z') + at * 1_800_000);
    const media = at === 0 ? { count: 1, type: 'image/jpeg' } : { count: 0, type: null };
    const heard: HeardText = { id: `t${at}`, text, source: 'sms', receivedAt: now, media, seen: at === 0 ? seen : null };
    const outcome = turn(heard, snapshot, now);
    snapshot = JSON.parse(JSON.stringify(applyOutcome(snapshot, outcome, heard, now))) as Snapshot;
    return outcome;
  });
}
const logged = (outcome: Outcome) => outcome.events.flatMap((event) => (event.type === 'meal-logged' ? [event.entry] : []));
const said = (outcome: Outcome): string => outcome.replies.map(({ text }) => text).join(' ');

test('what is on a picture is told as an estimate, and counts only with a yes, which may come late', () => {
  const [first, yes] = talk(FOOD, '', 'yes');
  expect(first!.events).toEqual([]);
  expect(said(first!)).toMatch(/estimated: .*[Hh]amburger.*rice.* cal\. Not logged yet/);
  expect(logged(yes!)[0]!.items).toHaveLength(2);
});

test.each(['no', 'nope'])('"%s" and nothing is logged', (answer) => {
  const [, no] = talk(FOOD, '', answer);
  expect(no!.events).toEqual([]);
  expect(said(no!)).toMatch(/nothing/i);
});

test('how much of it answers the question of amount', () => {
  const [, half] = talk(FOOD, 'lunch', 'half');
  const [whole] = [items.reduce((sum, { nutrients }) => sum + nutrients!.calories, 0)];
  const eaten = logged(half!)[0]!.items.reduce((sum, { nutrients }) => sum + nutrients!.calories, 0);
  expect(eaten).toBeCloseTo(whole / 2, 0);
});

test('words that say what it was are logged instead', () => {
  const [, words] = talk(FOOD, '', 'it was a turkey sandwich and an apple');
  expect(
    logged(words!)[0]!
      .items.map(({ name }) => name)
      .join(),
  ).toMatch(/turkey.*apple/);
});

test.each([
  ['unclear', /could not make out food/],
  ['unusable', /could not open/],
  ['not-now', /just now/],
] as const)('trouble with a picture (%s) is said with what to text instead', (why, words) => {
  const [only] = talk({ type: 'trouble', why }, '');
  expect(said(only!)).toMatch(words);
  expect(only!.events).toEqual([]);
});

test('without anybody who looks at pictures it is said kindly', () => {
  expect(said(talk(null, '')[0]!)).toMatch(/cannot see photos yet/);
});

test.each(['STOP', 'i want to kill myself'])('words come before the picture: "%s"', (text) => {
  expect(talk(FOOD, text)[0]!.heard.map(({ type }) => type)).not.toContain('seen');
});
