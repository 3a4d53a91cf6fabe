import type { AuditNote } from '../ports/staff-audit.js';
import type { Event, Outcome, Snapshot } from '../ports/store.js';
import type { World } from './world.js';

const MAX_DECISIONS = 10;

/**
 * Makes an edit from a screen true: the same events as a text makes, through the same commit. `decide` sees the
 * conversation as it stands and is asked again when that has moved on; null means that there is nothing to change. `audit` tells, of what
 * was decided, what staff are to be held to.
 */
export async function edit(
  { store, clock }: Pick<World, 'store' | 'clock'>,
  userId: string,
  decide: (snapshot: Snapshot, now: Date) => Promise<Event[] | null>,
  audit?: (events: readonly Event[]) => AuditNote,
): Promise<boolean> {
  const conversationId = await store.conversationOf(userId);
  if (!conversationId) return false;
  for (let tries = 0; tries < MAX_DECISIONS; tries += 1) {
    const now = clock.now();
    const snapshot = await store.load(conversationId, now);
    const events = snapshot && (await decide(snapshot, now));
    if (!snapshot || !events) return false;
    const outcome: Outcome = {
      intents: [],
      heard: [],
      events,
      replies: [],
      pending: snapshot.pending,
      counts: false,
      amends: null,
      entryIds: [],
      waitSeconds: 0,
    };
    const result = await store.commit({
      conversationId,
      version: snapshot.version,
      at: now,
      now,
      cause: { type: 'edit', ...(audit ? { audit: audit(events) } : {}) },
      outcome,
      change: null,
      reply: null,
    });
    if (result === 'committed') return true;
  }
  throw new Error('the conversation kept moving');
}
