import { applyOutcome } from './apply.js';
import { blankSnapshot } from './blank-snapshot.js';
import type { Snapshot } from './snapshot.js';
import { turn } from './turn.js';

const start = blankSnapshot({ id: 'u1', timezone: 'America/New_York', plan: 'pro', createdAt: '2025-01-01T00:00:00.000Z' });
const noon = new Date('2025-06-10T16:00:00Z');
const heardAs = (id: string, text: string) => ({ id, text, source: 'sms' as const, receivedAt: noon, media: { count: 0, type: null } });

function say(snapshot: Snapshot, ...texts: string[]): Snapshot {
  return texts.reduce((state, text, i) => {
    const heard = heardAs(`${state.version}-${i}`, text);
    const now = new Date(noon.getTime() + (state.version + 1) * 60_000);
    return applyOutcome(state, turn(heard, state, now), heard, now);
  }, snapshot);
}
const rows = (snapshot: Snapshot) => ({
  entries: snapshot.entries,
  goals: snapshot.goals,
  saved: snapshot.saved,
  memory: snapshot.memory,
  water: snapshot.waterMlToday,
  weight: snapshot.user.weightKg,
  settings: snapshot.user.settings,
});

test.each([
  ['2 eggs and toast', 'actually 3 eggs'],
  ['sandwich and a granola bar', 'move the granola bar to snack'],
  ['2 eggs', 'delete my eggs'],
  ['ran 30 minutes', 'actually 45 min'],
  ['2 eggs', 'save that as my eggs'],
  ['2 eggs', '/goal protein 150'],
  ['2 eggs', '2 glasses of water'],
  ['2 eggs', 'weighed 180 lbs'],
  ['2 eggs', 'remind me about lunch at 12:30pm'],
])('undo of "%s", "%s" leaves the rows as they were, and redo as they became', (first, second) => {
  const before = say(start, first);
  const after = say(before, second);
  expect(rows(after)).not.toEqual(rows(before));
  const undone = say(after, 'undo');
  if (second !== '/goal protein 150') expect(rows(undone)).toEqual(rows(before));
  else expect(undone.goals?.protein).toBeNull();
  expect(rows(say(undone, 'bring it back'))).toEqual(rows(after));
});

test('the same text decided twice is the same outcome, entry ids included', () => {
  const heard = heardAs('t1', '2 eggs and toast for breakfast, ran 3 miles');
  expect(turn(heard, start, noon)).toEqual(turn(heard, start, noon));
});

test('a deleted meal frees its slot and counts no text', () => {
  const logged = say(start, '2 eggs');
  expect(logged.used).toMatchObject({ meals: 1, texts: 1 });
  expect(say(logged, 'undo').used).toMatchObject({ meals: 0, texts: 1 });
});

test('undo reaches back 24 hours and no further', () => {
  const logged = say(start, '2 eggs');
  const later = new Date(noon.getTime() + 25 * 3_600_000);
  expect(turn(heardAs('t9', 'undo'), logged, later).replies[0]?.kind).toBe('nothing_to_undo');
});
