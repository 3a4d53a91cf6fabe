import { blankSnapshot } from '../blank-snapshot.js';
import { turn } from '../turn.js';

const NOW = new Date('2026-05-12T16:30:00Z');
const snapshot = blankSnapshot({
  id: 'u1',
  timezone: 'America/New_York',
  country: 'US',
  plan: 'pro',
  language: 'en',
  createdAt: '2026-01-01T00:00:00Z',
});
const logged = (text: string): string[] =>
  turn({ id: 't1', text, source: 'sms', receivedAt: NOW, media: { count: 0, type: null } }, snapshot, NOW).events.flatMap((event) =>
    event.type === 'meal-logged'
      ? event.entry.items.map(({ name, quantity }) => `${quantity} ${name}`)
      : event.type === 'workout-logged'
        ? [event.entry.activity]
        : [],
  );

test.each([
  ['a word of food that is none', 'my dispatcher is a complete turkey i swear', []],
  ['refused beside what was had', 'mom kept pushing pie on me, i said no 3x. did have 1 cup of coffee tho', ['1 coffee']],
  ['told beside others', 'while the kids did hw i snuck in 2 chocolate chip cookies', ['2 chocolate chip cookie']],
])('%s: "%s"', (_, text, foods) => {
  expect(logged(text)).toEqual(foods);
});

test('food that was read of plain words stays', () => {
  expect(logged('2 eggs and toast')).toEqual(['2 egg', '1 toast']);
});
