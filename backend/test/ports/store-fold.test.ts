import { randomUUID } from 'node:crypto';
import { undoing } from '../../src/conversation/inverse.js';
import { eggs, meal, outcome, turnOf, workout } from '../fakes/turns.js';
import { StoreBench } from '../support/store-bench.js';

const bench = new StoreBench();

describe('what the store holds after a turn is what the pure fold says', () => {
  test('a day of everything', async () => {
    const { conversationId } = await bench.newUser();
    const breakfast = meal(1);
    const run = workout(2);
    await bench.sameAsFold(conversationId, () => outcome([{ type: 'meal-logged', entry: breakfast }], { entryIds: [breakfast.id] }));
    await bench.sameAsFold(conversationId, () => outcome([{ type: 'workout-logged', entry: run }]));
    await bench.sameAsFold(conversationId, () =>
      outcome([
        { type: 'entry-corrected', before: breakfast, after: { ...breakfast, meal: 'lunch', items: [eggs, eggs] }, moved: [meal(3)] },
      ]),
    );
    await bench.sameAsFold(conversationId, () =>
      outcome([{ type: 'goals-changed', before: null, after: { calories: 2000, protein: 120, carbs: null, fat: null, sugar: null } }]),
    );
    await bench.sameAsFold(conversationId, () =>
      outcome([
        {
          type: 'settings-changed',
          before: {},
          after: { remindLunch: true, lunchTime: '12:30', timezone: 'America/Chicago', firstName: 'Sammy', language: 'fr' },
        },
      ]),
    );
    await bench.sameAsFold(conversationId, () =>
      outcome([
        { type: 'meal-saved', name: 'power bowl', items: [eggs] },
        { type: 'memory-kept', words: 'latte', item: eggs },
      ]),
    );
    await bench.sameAsFold(conversationId, () =>
      outcome([
        { type: 'water-logged', id: randomUUID(), ml: 500, localDate: '2026-06-10' },
        { type: 'weight-logged', id: randomUUID(), kg: 71.5, localDate: '2026-06-10', before: null },
      ]),
    );
    await bench.sameAsFold(conversationId, () =>
      outcome([
        { type: 'meal-skipped', meal: 'dinner', localDate: '2026-06-10' },
        { type: 'limit-noticed', limit: 'meals', localDate: '2026-06-10' },
      ]),
    );
    await bench.sameAsFold(conversationId, () =>
      outcome([
        { type: 'saved-meal-deleted', name: 'power bowl', items: [eggs] },
        { type: 'memory-forgotten', words: 'latte', item: eggs },
        { type: 'language-heard', language: 'es' },
      ]),
    );
    const pending = {
      ask: 'which-food',
      options: ['1. apple', '2. apple pie'],
      draft: { words: 'apple' },
      askedAt: '2026-06-10T16:31:00.000Z',
    };
    const asked = await bench.sameAsFold(conversationId, () => outcome([], { pending }));
    expect(asked.pending).toEqual(pending);
  });

  test('undo and redo mark the change and bring the rows back', async () => {
    const { conversationId } = await bench.newUser();
    const breakfast = meal(1);
    const logged = await bench.sameAsFold(conversationId, () => outcome([{ type: 'meal-logged', entry: breakfast }]));
    const change = logged.changes[0]!;
    const undone = await bench.sameAsFold(conversationId, () =>
      outcome([{ type: 'change-undone', changeId: change.id }, ...undoing(change.events)]),
    );
    expect(undone.entries).toEqual([]);
    const redone = await bench.sameAsFold(conversationId, () =>
      outcome([
        { type: 'change-redone', changeId: change.id },
        { type: 'entry-restored', entry: breakfast },
      ]),
    );
    expect(redone.entries).toEqual([breakfast]);
    expect(redone.nextNumber).toBe(2);
  });

  test('a number is never given twice, even when its entry is gone', async () => {
    const { conversationId } = await bench.newUser();
    const only = meal(1);
    await bench.sameAsFold(conversationId, () => outcome([{ type: 'meal-logged', entry: only }]));
    expect((await bench.sameAsFold(conversationId, () => outcome([{ type: 'entry-removed', entry: only }]))).nextNumber).toBe(2);
  });

  test('opting out and in', async () => {
    const { conversationId } = await bench.newUser();
    expect(
      (await bench.sameAsFold(conversationId, () => outcome([{ type: 'opted-out', how: 'keyword' }], { replies: [], counts: false }))).user
        .optedOut,
    ).toBe(true);
    expect(
      (await bench.sameAsFold(conversationId, () => outcome([{ type: 'opted-in' }], { replies: [], counts: false }))).user.optedOut,
    ).toBe(false);
    const consents = await bench.dataSource.query<{ action: string }[]>('select action from consents order by id');
    expect(consents.slice(-2).map((row) => row.action)).toEqual(['revoked', 'granted']);
  });

  test('a stranger is sent one link', async () => {
    const { conversationId } = await bench.newText('hello', { phone: '+14165550123' });
    const before = (await bench.store.load(conversationId, bench.later()))!;
    expect(before.stranger).toEqual({ linkSentAt: null });
    const at = bench.later();
    const { textId } = await bench.newText('hello again', { phone: '+14165550123' });
    await bench.store.commit(
      turnOf(
        conversationId,
        before.version,
        outcome([{ type: 'signup-link-sent' }], { counts: false }),
        { type: 'text', textId, source: 'sms' },
        at,
      ),
    );
    expect((await bench.store.load(conversationId, bench.later()))!.stranger).toEqual({ linkSentAt: at.toISOString() });
  });
});
