import { applyEvents } from '../../conversation/apply.js';
import { undoing } from '../../conversation/inverse.js';
import type { RecordedConversation, RecordedTurn } from '../../ports/storage/staff/staff-replays.js';
import type { Event, Snapshot } from '../../ports/storage/texts/store.js';

/**
 * What was known before one of the recorded texts: what they all changed is taken back, the latest first, while that is still known, and
 * what those before it did is done again.
 */
export function stateBefore({ before, turns }: RecordedConversation, index: number): Snapshot {
  const events = turns.flatMap((turn) => turn.events ?? []);
  const { entries, used, nextNumber } = before;
  const start = { ...applyEvents(before, undoing(events), turns[0]!.heard.receivedAt), entries, used, nextNumber };
  return turns.slice(0, index).reduce((state, turn) => applyEvents(state, madeTrue(turn), turn.heard.receivedAt), start);
}

/** Where the events themselves are no longer kept, what stands of them. */
const madeTrue = ({ events, entries }: RecordedTurn): Event[] =>
  events ?? entries.map((entry): Event => (entry.kind === 'meal' ? { type: 'meal-logged', entry } : { type: 'workout-logged', entry }));
