import type { ReplayedConversation, ReplaySide, ReplayTurn } from '../../contract/index.js';
import { applyOutcome } from '../../conversation/apply.js';
import type { HeardText } from '../../conversation/heard.js';
import type { TurnAnswer } from '../../conversation/model-turn/turn-answer.js';
import type { ReadAnswer } from '../../conversation/turn.js';
import { localDate } from '../../domain/local-day.js';
import type { RecordedConversation, RecordedTurn } from '../../ports/storage/staff/staff-replays.js';
import type { Outcome, Snapshot } from '../../ports/storage/texts/store.js';
import type { ReadingContext } from '../../reading/reading.js';
import type { Dependencies } from '../dependencies.js';
import { knownOf } from '../known-of.js';
import { changesText, entriesText, kcalOf } from './replay-words.js';
import { stateBefore } from './state-before.js';
import { unknownThen } from './unknown-then.js';

/** Reads a text for a replay; null: by the built-in reader. */
export type ReplayReader = (turn: RecordedTurn, text: string, context: ReadingContext, as: 'auto' | 'meal') => Promise<ReadAnswer | null>;

const HOURS_12_MS = 12 * 3_600_000;

/** How the product that is replayed answers. */
export interface ReplayHow {
  /** null: by the built-in reader alone. */
  read: ReplayReader | null;
  /** What a model once said that a text asks for; null: none is asked about. */
  turn: ((key: string) => Promise<TurnAnswer | null>) | null;
  /** The answers of then are used where there was a model. */
  keptReader: boolean;
  understanding: Dependencies['understanding'];
  /** Longest wait of a reply for further texts. */
  replyWaitSeconds: number;
}

interface Played {
  turn: RecordedTurn;
  outcome: Outcome;
  reader: ReplaySide['reader'];
  /** Why it cannot be held against what was answered then; null: it went by the same. */
  unknown: string | null;
}

/** Plays a conversation's texts again on the engine of today, from what was known before them. Nothing of it is stored. */
export async function replayConversation(recorded: RecordedConversation, how: ReplayHow): Promise<ReplayedConversation> {
  const { conversationId, userId, name, revealed } = recorded;
  const { read, understanding } = how;
  let snapshot = stateBefore(recorded, 0);
  const played: Played[] = [];
  /** What is said to each text in the end: a reply that waits may be replaced by one that tells of the next text too. */
  const said = new Map<string, string>();
  let problem: string | null = null;
  let before: Date | null = null;
  for (const turn of recorded.turns) {
    // Others are let through meanwhile.
    await new Promise((resolve) => setImmediate(resolve));
    const heard = { ...turn.heard, raised: (how.keptReader && turn.known?.raised) || null };
    const now = heard.receivedAt;
    snapshot = stillWaiting(withOccasions(onDay(snapshot, before, now), recorded, now), now, how);
    before = now;
    try {
      const first = await understanding.understand(heard, snapshot, now, read ? 'always' : 'never');
      const told = await byTurn(turn, heard, snapshot, how);
      const asked = !told && first.type === 'unsure' && read ? await read(turn, first.words, first.context, first.as) : null;
      const outcome =
        told ??
        (first.type === 'decided'
          ? first.outcome
          : await understanding.decide(heard, asked ?? { reading: first.own, modelMissed: false }, snapshot, now));
      const own = first.type === 'decided' && !first.read ? 'rules' : 'builtin';
      const reader = told ? 'model' : (asked?.reading.reader ?? own);
      played.push({ turn, outcome, reader, unknown: unknownThen(turn, knownOf(snapshot), how.keptReader ? reader : null) });
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
  const differing = turns.filter(({ differs }) => differs.length);
  const incomparable = differing.filter((turn) => turn.incomparable !== null).length;
  const changed = differing.length - incomparable;
  return { conversationId, userId, name, revealed, texts: turns.length, changed, incomparable, turns, problem };
}

/** What a text comes to by what a model said of its turn; its numbers are of then, and where they fit no more the text is heard without it. */
async function byTurn(
  { readingKey }: RecordedTurn,
  heard: HeardText,
  snapshot: Snapshot,
  { turn, understanding }: ReplayHow,
): Promise<Outcome | null> {
  const answer = readingKey && turn ? await turn(readingKey) : null;
  const outcome = answer && (await understanding.decideTurn(heard, answer, snapshot, heard.receivedAt));
  return outcome === 'refused' ? null : outcome;
}

/** On another day nothing of the day's limits is used yet, and nothing was drunk, skipped or said of them. */
function onDay(snapshot: Snapshot, before: Date | null, now: Date): Snapshot {
  const { timezone } = snapshot.user;
  if (!before || localDate(before, timezone) === localDate(now, timezone)) return snapshot;
  return { ...snapshot, used: { texts: 0, meals: 0, workouts: 0, modelReads: 0 }, waterMlToday: 0, weights: [], skipped: [], noticed: [] };
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

function compared({ turn, outcome, reader, unknown }: Played, reply: string | null, revealed: boolean): ReplayTurn {
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
    incomparable: differs.length ? unknown : null,
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
