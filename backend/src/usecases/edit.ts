import { randomUUID } from 'node:crypto';
import { undoable } from '../conversation/inverse.js';
import type { AuditNote } from '../ports/storage/staff/staff-audit.js';
import type { Event, Outcome, ShownConsent, Snapshot } from '../ports/storage/texts/store.js';
import { learnOf } from './learn-of.js';
import type { Dependencies } from './dependencies.js';

const MAX_DECISIONS = 10;

export interface EditOptions {
  /** What staff are to be held to, told of what was decided. */
  audit?: (events: readonly Event[]) => AuditNote;
  /** The words of a consent that stood beside what was changed. */
  consent?: (events: readonly Event[]) => ShownConsent | null;
  /** False for what nobody did by hand, such as the ready user's goals. */
  undoable?: boolean;
}

/** An edit that was made; `changeId` is what takes it back, null where nothing was changed that could be. */
export interface Edited {
  changeId: string | null;
}

/**
 * Makes an edit from a screen true: the same events as a text makes, through the same commit, and like a text's they are the latest
 * change that UNDO takes back. `decide` sees the conversation as it stands and is asked again when that has moved on; null means that
 * there is nothing to change, and so does the answer.
 */
export async function edit(
  { store, clock }: Pick<Dependencies, 'store' | 'clock'>,
  userId: string,
  decide: (snapshot: Snapshot, now: Date) => Promise<Event[] | null>,
  { audit, consent, undoable: kept = true }: EditOptions = {},
): Promise<Edited | null> {
  const conversationId = await store.conversationOf(userId);
  if (!conversationId) return null;
  const id = randomUUID();
  for (let tries = 0; tries < MAX_DECISIONS; tries += 1) {
    const now = clock.now();
    const snapshot = await store.load(conversationId, now);
    const events = snapshot && (await decide(snapshot, now));
    if (!snapshot || !events) return null;
    const agreed = consent?.(events);
    const back = kept ? undoable(events) : [];
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
      cause: { type: 'edit', ...(audit ? { audit: audit(events) } : {}), ...(agreed ? { consent: agreed } : {}) },
      outcome,
      learn: learnOf('', outcome, snapshot),
      change: back.length > 0 ? { id, at: now.toISOString(), events: back, undone: false, undoneAt: null } : null,
      reply: null,
    });
    if (result === 'committed') return { changeId: back.length > 0 ? id : null };
  }
  throw new Error('the conversation kept moving');
}
