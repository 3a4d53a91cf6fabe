import { blankSnapshot } from '../blank-snapshot.js';
import { applyOutcome } from '../apply.js';
import type { Snapshot } from '../snapshot.js';
import { turn } from '../turn.js';

const NOW = new Date('2026-05-12T16:30:00Z');
const user = {
  id: 'u1',
  timezone: 'America/New_York',
  country: 'US',
  plan: 'pro',
  language: 'en',
  createdAt: '2026-01-01T00:00:00Z',
} as const;

/** What stands after some texts, a minute apart. */
function standing(...texts: readonly string[]): string[] {
  let snapshot: Snapshot = blankSnapshot(user);
  texts.forEach((text, minute) => {
    const at = new Date(NOW.getTime() + minute * 60_000);
    const heard = { id: `t${minute}`, text, source: 'sms' as const, receivedAt: at, media: { count: 0, type: null } };
    snapshot = applyOutcome(snapshot, turn(heard, snapshot, at), heard, at);
  });
  return snapshot.entries.flatMap((entry) =>
    entry.kind === 'meal'
      ? entry.items.map(({ quantity, unit, name }) => `${entry.localDate} ${quantity} ${unit} ${name}`)
      : [`${entry.localDate} ${entry.minutes} min ${entry.activity}`],
  );
}

const DAY = '2026-05-12';

test.each([
  [
    'an amount of the food that is named',
    'salmon 6 oz and rice',
    'that salmon was never 6 oz, more like 4 oz',
    [`${DAY} 4 oz salmon`, `${DAY} 1 count rice`],
  ],
  ['an amount beside the old one', '12 almonds', 'Did I say 12? I ate 20', [`${DAY} 20 count almonds`]],
  [
    'what it was instead of a part of its name',
    'a turkey sandwich',
    "I opened it up and it's ham, not turkey",
    [`${DAY} 1 count ham sandwich`],
  ],
  [
    'what was not had, in a story',
    '1 apple, 1 cup of popcorn and 1 snickers bar',
    'everything but the snickers, put it back on the shelf',
    [`${DAY} 1 count apple`, `${DAY} 1 cup popcorn`],
  ],
  ['a day', '1 tuna melt for lunch', 'u have the wrong date bc i wrote it late, lunch was yesterday', ['2026-05-11 1 count tuna melt']],
])('%s', (_, first, second, stands) => {
  expect(standing(first, second)).toEqual(stands);
});

test('a question about what stands changes nothing of it', () => {
  expect(standing('coffee and 2 tacos', 'did you get the tacos')).toEqual(standing('coffee and 2 tacos'));
});

test('a food told alone, without a word that speaks of what stands, is had again', () => {
  expect(standing('2 tacos', '2 tacos').length).toBe(2);
});

test('a part of a dish is not the dish: an amount of it is asked about', () => {
  expect(standing('turkey sandwich', 'the turkey was 4 oz')).toEqual(standing('turkey sandwich'));
});
