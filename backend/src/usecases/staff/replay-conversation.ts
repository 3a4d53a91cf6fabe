import type { ReplayedConversation, ReplaySide, ReplayTurn } from '../../contract/index.js';
import { applyEvents, applyOutcome } from '../../conversation/apply.js';
import { undoing } from '../../conversation/inverse.js';
import { decide, hear, type ReadAnswer } from '../../conversation/turn.js';
import type { RecordedConversation, RecordedTurn } from '../../ports/staff-replays.js';
import type { Outcome, Snapshot } from '../../ports/store.js';
import type { ReadingContext } from '../../reading/reading.js';
import type { World } from '../world.js';
import { changesText, entriesText, kcalOf } from './replay-words.js';

/** Reads a text for a replay; null: by the built-in reader. */
export type ReplayReader = (turn: RecordedTurn, text: string, context: ReadingContext, as: 'auto' | 'meal') => Promise<ReadAnswer | null>;

const HOURS_12_MS = 12 * 3_600_000;

/** Plays a conversation's texts again on the engine of today, from what was known before them. Nothing of it is stored. */
export async function replayConversation(
  recorded: RecordedConversation,
  read: ReplayReader,
  foods: ReturnType<World['foods']['current']>,
): Promise<Omit<ReplayedConversation, 'turns'> & { turns: ReplayTurn[] }> {
  const { conversationId, userId, name, revealed } = recorded;
  let snapshot = rewound(recorded);
  const turns: ReplayTurn[] = [];
  let problem: string | null = null;
  for (const turn of recorded.turns) {
    const { heard } = turn;
    snapshot = withOccasions(snapshot, recorded, heard.receivedAt);
    try {
      const hearing = hear(heard, snapshot, heard.receivedAt, foods);
      const answer =
        hearing.type === 'needs-reading' ? await read(turn, hearing.text, hearing.context, hearing.as ? 'meal' : 'auto') : null;
      const outcome = decide(heard, answer, snapshot, heard.receivedAt, foods);
      const reader = hearing.type === 'decided' ? 'rules' : answer ? answer.reading.reader : 'builtin';
      turns.push(compared(turn, outcome, reader, revealed));
      snapshot = applyOutcome(snapshot, outcome, heard, heard.receivedAt);
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      break;
    }
  }
  const changed = turns.filter(({ differs }) => differs.length).length;
  return { conversationId, userId, name, revealed, texts: turns.length, changed, turns, problem };
}

/** What was known before the first text: what the texts changed since is taken back, the latest first, while that is still known. */
function rewound({ before, turns }: RecordedConversation): Snapshot {
  const events = turns.flatMap((turn) => turn.events ?? []);
  const { entries, used, nextNumber } = before;
  return { ...applyEvents(before, undoing(events), turns[0]!.heard.receivedAt), entries, used, nextNumber };
}

function withOccasions(snapshot: Snapshot, { occasions }: RecordedConversation, now: Date): Snapshot {
  const latest = occasions.findLast(({ at }) => at < now && now.getTime() - at.getTime() < HOURS_12_MS);
  if (!latest || (snapshot.lastSent && snapshot.lastSent.at > latest.at.toISOString())) return snapshot;
  return { ...snapshot, lastSent: { kind: latest.kind, meal: latest.meal, at: latest.at.toISOString() } };
}

function compared(turn: RecordedTurn, outcome: Outcome, reader: ReplaySide['reader'], revealed: boolean): ReplayTurn {
  const reply = outcome.replies.map(({ text }) => text).join('\n') || null;
  const known = turn.events ?? (turn.entries.length ? null : undefined);
  const was = known === undefined ? [] : turn.events ? changesText(turn.events) : entriesText(turn.entries);
  const is = known === null ? changesText(outcome.events.filter(({ type }) => type.endsWith('-logged'))) : changesText(outcome.events);
  const differs: ReplayTurn['differs'] = [];
  if (turn.intents.join() !== outcome.intents.join()) differs.push('intents');
  // Of a text that logged nothing that still stands, nothing is known to compare with.
  if ((known !== undefined || is.length) && was.join('\n') !== is.join('\n') && (known !== undefined || differs.length))
    differs.push('entries');
  if (withoutNumbers(turn.reply) !== withoutNumbers(reply) && turn.reply !== null) differs.push('reply');
  const side = (
    intents: string[],
    entries: string[],
    calories: number | null,
    said: string | null,
    by: ReplaySide['reader'],
  ): ReplaySide => ({
    intents,
    entries: revealed ? entries : [],
    calories,
    reply: revealed ? said : null,
    reader: by,
  });
  return {
    textId: turn.heard.id,
    at: turn.heard.receivedAt.toISOString(),
    body: revealed ? turn.heard.text : null,
    then: side(turn.intents, was, kcalOf(turn.events ?? [], turn.entries), turn.reply, turn.reader ?? 'unknown'),
    now: side(outcome.intents, is, kcalOf(outcome.events, []), reply, reader),
    differs,
  };
}

/** Running numbers depend on what went before the replay, and say nothing of how a text was understood. */
const withoutNumbers = (reply: string | null): string | null => reply && reply.replace(/#\d+/g, '#');
