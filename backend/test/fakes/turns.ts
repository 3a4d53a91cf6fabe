import { randomUUID } from 'node:crypto';
import type { Event } from '../../src/conversation/events.js';
import { isReversible } from '../../src/conversation/inverse.js';
import type { Outcome } from '../../src/conversation/outcome.js';
import type { Item, MealEntry, WorkoutEntry } from '../../src/domain/entry.js';
import { NO_NUTRIENTS } from '../../src/domain/nutrients.js';
import type { Cause, Turn } from '../../src/ports/storage/texts/store.js';
import { composeReply } from '../../src/usecases/compose-reply.js';

/** Two eggs. */
export const eggs: Item = {
  name: 'eggs',
  quantity: 2,
  unit: 'count',
  size: null,
  grams: 100,
  nutrients: { ...NO_NUTRIENTS, calories: 143, protein: 12.6, fat: 9.5 },
  source: 'builtin',
  food: '31103000',
  assumed: false,
  assumption: null,
  mods: ['no salt'],
};
export const meal = (number: number, more: Partial<MealEntry> = {}): MealEntry => ({
  kind: 'meal',
  id: `m-${randomUUID()}`,
  number,
  at: '2026-06-10T12:10:00.000Z',
  localDate: '2026-06-10',
  localTime: '08:10',
  meal: 'breakfast',
  items: [eggs],
  copyOf: null,
  health: { rating: 7, comment: 'protein' },
  ...more,
});
export const workout = (number: number): WorkoutEntry => ({
  kind: 'workout',
  id: `w-${randomUUID()}`,
  number,
  at: '2026-06-10T15:00:00.000Z',
  localDate: '2026-06-10',
  localTime: '11:00',
  activity: 'running',
  minutes: 30,
  calories: 310.5,
  distance: '5 km',
  assumed: true,
});

/** A turn that says one thing and makes `events` true. */
export const outcome = (events: Event[], more: Partial<Outcome> = {}): Outcome => ({
  intents: ['log_meal'],
  heard: [],
  events,
  replies: [{ kind: 'confirm_log', text: 'Logged.', segments: 1, lang: 'en' }],
  pending: null,
  counts: true,
  amends: null,
  entryIds: [],
  waitSeconds: 3,
  ...more,
});

/** A turn as a use case would commit it. */
export function turnOf(conversationId: string, version: number, made: Outcome, cause: Cause, at: Date): Turn {
  const id = cause.type === 'text' ? cause.textId : randomUUID();
  return {
    conversationId,
    version,
    at,
    now: at,
    cause,
    outcome: made,
    change:
      cause.type === 'text' && isReversible(made.events)
        ? { id, at: at.toISOString(), events: made.events, undone: false, undoneAt: null }
        : null,
    reply: composeReply(made, { id: randomUUID(), businessKey: `reply:${id}`, at, now: at, maxWaitSeconds: 3 }),
  };
}
