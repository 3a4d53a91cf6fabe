import { applyEvents } from '../apply.js';
import type { Event } from '../events.js';
import type { Entry } from '../../domain/entry.js';
import { understand } from '../frames/understand.js';
import type { Change } from '../intents/edit-words.js';
import type { Intent } from '../intents/intent.js';
import { handle } from '../intents/registry.js';
import type { Outcome } from '../outcome.js';
import { relationOf } from '../relation/heed-relation.js';
import { intentsOfSlots } from '../slots/fills.js';
import { swaps } from '../slots/heed-slots.js';
import type { Slotted } from '../slots/slotted.js';
import type { Snapshot } from '../snapshot.js';
import type { TurnContext } from '../turn-context.js';

/** What a text was heard as, what it changes, and what then stands. */
export interface Said extends Pick<Outcome, 'heard' | 'events' | 'pending' | 'replies'> {
  snapshot: Snapshot;
}

/** What the words of a text fill, done to what it is said of; null where they come to nothing or would be asked about. */
export function saidBySlots({ fillers }: Slotted, entry: Entry, context: TurnContext): Said | null {
  const related = relationOf(context)?.related;
  // What figures are of, the text says otherwise than by its slots.
  if (!related || fillers.some(({ slot }) => slot === 'figures')) return null;
  const heard = intentsOfSlots({ fillers, entry, swaps: swaps(related), talk: understand(context).talk });
  return heard && !heard.some((intent) => intent.type === 'edit' && isNoneOf(intent.change, entry)) ? done(heard, context) : null;
}

/** "No mayo and onion rings", of a burger: what does not stand is a part of it, or another food that was not had. */
const isNoneOf = (change: Change, entry: Entry): boolean =>
  change.is === 'remove' && entry.kind === 'meal' && !entry.items.some(({ name }) => name === change.of);

function done(intents: readonly Intent[], context: TurnContext): Said | null {
  let { snapshot } = context;
  const events: Event[] = [];
  for (const intent of intents) {
    const decision = handle(intent, { ...context, snapshot });
    if (decision.pending || decision.replies.some(({ kind }) => kind === 'clarify')) return null;
    snapshot = applyEvents(snapshot, decision.events, context.now);
    events.push(...decision.events);
  }
  return { heard: [...intents], events, pending: null, replies: [], snapshot };
}
