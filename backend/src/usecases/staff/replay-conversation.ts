import type { ReplayedConversation, ReplaySide, ReplayTurn } from '../../contract/index.js';
import { applyOutcome } from '../../conversation/apply.js';
import { hear, type ReadAnswer, settle } from '../../conversation/turn.js';
import { localDate } from '../../domain/local-day.js';
import type { RecordedConversation, RecordedTurn } from '../../ports/staff-replays.js';
import type { Outcome, Snapshot } from '../../ports/store.js';
import type { ReadingContext } from '../../reading/reading.js';
import type { World } from '../world.js';
import { changesText, entriesText, kcalOf } from './replay-words.js';
import { stateBefore } from './state-before.js';

/** Reads a text for a replay; null: by the built-in reader. */
export type ReplayReader = (turn: RecordedTurn, text: string, context: ReadingContext, as: 'auto' | 'meal') => Promise<ReadAnswer | null>;

const HOURS_12_MS = 12 * 3_600_000;

/** How the product that is replayed answers. */
export interface ReplayHow {
  read: ReplayReader;
  foods: ReturnType<World['foods']['current']>;
  /** Longest wait of a reply for further texts. */
  replyWaitSeconds: number;
}

interface Played {
  turn: RecordedTurn;
  outcome: Outcome;
  reader: ReplaySide['reader'];
}

/** Plays a conversation's texts again on the engine of today, from what was known before them. Nothing of it is stored. */
export async function replayConversation(recorded: RecordedConversation, how: ReplayHow): Promise<ReplayedConversation> {
  const { conversationId, userId, name, revealed } = recorded;
  const { read, foods } = how;
  let snapshot = stateBefore(recorded, 0);
  const played: Played[] = [];
  /** What is said to each text in the end: a reply that waits may be replaced by one that tells of the next text too. */
  const said = new Map<string, string>();
  let problem: string | null = null;
  let before: Date | null = null;
  for (const turn of recorded.turns) {
    const { heard } = turn;
    const now = heard.receivedAt;
    snapshot = stillWaiting(withOccasions(onDay(snapshot, before, now), recorded, now), now, how);
    before = now;
    try {
      const hearing = hear(heard, snapshot, now, foods);
      const answer =
        hearing.type === 'needs-reading' ? await read(turn, hearing.text, hearing.context, hearing.as ? 'meal' : 'auto') : null;
      const outcome = settle(hearing, heard, answer, snapshot, now, foods);
      played.push({ turn, outcome, reader: hearing.type === 'decided' ? 'rules' : (answer?.reading.reader ?? 'builtin') });
      if (outcome.replies.length)
        said.set(
          outcome.amends ?? heard.id,
          outcome.replies
            .map(({ text }) => text)
            .filter(Boolean)
            .join('\n'),
        );
      snapshot = applyOutcome(snapshot, outcome, heard, now);
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      break;
    }
  }
  const turns = played.map((one) => compared(one, said.get(one.turn.heard.id) ?? null, revealed));
  const changed = turns.filter(({ differs }) => differs.length).length;
  return { conversationId, userId, name, revealed, texts: turns.length, changed, turns, problem };
}

/** On another day nothing of the day's limits is used yet, and nothing was drunk, skipped or said of them. */
function onDay(snapshot: Snapshot, before: Date | null, now: Date): Snapshot {
  const { timezone } = snapshot.user;
  if (!before || localDate(before, timezone) === localDate(now, timezone)) return snapshot;
  return { ...snapshot, used: { texts: 0, meals: 0, workouts: 0, modelReads: 0 }, waterMlToday: 0, skipped: [], noticed: [] };
}

/** A reply that has left can no longer be amended. */
function stillWaiting(snapshot: Snapshot, now: Date, { replyWaitSeconds }: ReplayHow): Snapshot {
  const { waiting } = snapshot;
  if (!waiting || now.getTime() - Date.parse(waiting.at) < replyWaitSeconds * 1000) return snapshot;
  return { ...snapshot, waiting: null };
}

function withOccasions(snapshot: Snapshot, { occasions }: RecordedConversation, now: Date): Snapshot {
  const latest = occasions.findLast(({ at }) => at < now && now.getTime() - at.getTime() < HOURS_12_MS);
  if (!latest || (snapshot.lastSent && snapshot.lastSent.at > latest.at.toISOString())) return snapshot;
  return { ...snapshot, lastSent: { kind: latest.kind, meal: latest.meal, at: latest.at.toISOString() } };
}

function compared({ turn, outcome, reader }: Played, reply: string | null, revealed: boolean): ReplayTurn {
  const { was, is, comparable } = changesOf(turn, outcome);
  const differs: ReplayTurn['differs'] = [];
  if (turn.intents.join() !== outcome.intents.join()) differs.push('intents');
  if (comparable && was.join('\n') !== is.join('\n')) differs.push('entries');
  if (turn.reply !== null && withoutNumbers(turn.reply) !== withoutNumbers(reply)) differs.push('reply');
  const hide = { entries: [], reply: null };
  const then = { entries: was, reply: turn.reply, calories: kcalOf(turn.events ?? [], turn.entries) };
  const now = { entries: is, reply, calories: kcalOf(outcome.events, []) };
  return {
    textId: turn.heard.id,
    at: turn.heard.receivedAt.toISOString(),
    body: revealed ? turn.heard.text : null,
    then: { intents: turn.intents, reader: turn.reader ?? 'unknown', ...then, ...(revealed ? {} : hide) },
    now: { intents: outcome.intents, reader, ...now, ...(revealed ? {} : hide) },
    differs,
  };
}

/** What a text made true then and now. Once the events of then are gone, only entries that it logged and that still stand can be compared. */
function changesOf({ events, entries }: RecordedTurn, outcome: Outcome): { was: string[]; is: string[]; comparable: boolean } {
  if (events) return { was: changesText(events), is: changesText(outcome.events), comparable: true };
  const logged = outcome.events.filter(({ type }) => type === 'meal-logged' || type === 'workout-logged');
  return { was: entriesText(entries), is: changesText(entries.length ? logged : outcome.events), comparable: entries.length > 0 };
}

/** Running numbers depend on what went before the replay, and say nothing of how a text was understood. */
const withoutNumbers = (reply: string | null): string | null => reply && reply.replace(/#\d+/g, '#');
