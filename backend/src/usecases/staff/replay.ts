import type { ReplayedConversation, ReplayResult, ReplaySummary } from '../../contract/index.js';
import type { KeptReadings } from '../../ports/reading/kept-readings.js';
import type { StaffReplays, Which } from '../../ports/storage/staff/staff-replays.js';
import type { Dependencies } from '../dependencies.js';
import { replayConversation, type ReplayReader } from './replay-conversation.js';

export interface ReplayDependencies extends Pick<Dependencies, 'understanding' | 'model'> {
  rules: Pick<Dependencies['rules'], 'replyWaitSeconds'>;
  replays: StaffReplays;
  keptReadings: KeptReadings;
}

const MOST_SHOWN = 200;
const MOST_TURNS = 20;

/** Plays conversations again and says what would be different. Nothing is stored; others' requests are let through between texts. */
export async function replay(
  deps: ReplayDependencies,
  which: Which,
  how: { texts: number; reader: 'kept' | 'builtin' | 'live'; sessionHash: string },
): Promise<ReplayResult> {
  const began = performance.now();
  const { replyWaitSeconds } = deps.rules;
  const play = {
    read: readerOf(deps, how.reader),
    keptReader: how.reader === 'kept',
    turn: how.reader === 'kept' ? (key: string) => deps.keptReadings.readTurn(key) : null,
    understanding: deps.understanding,
    replyWaitSeconds,
  };
  const summary: ReplaySummary = {
    conversations: 0,
    changedConversations: 0,
    texts: 0,
    changedIntents: 0,
    changedEntries: 0,
    changedReplies: 0,
    incomparable: 0,
    mended: 0,
    broken: 0,
    took: 0,
  };
  const conversations: ReplayedConversation[] = [];
  for await (const portion of deps.replays.recorded(which, how.texts, how.sessionHash)) {
    for (const recorded of portion) {
      const played = await replayConversation(recorded, play);
      count(summary, played, new Map(recorded.turns.map(({ heard, notUnderstood }) => [heard.id, notUnderstood])));
      const one = 'conversationId' in which;
      const turns = one
        ? played.turns
        : played.turns.filter(({ differs, incomparable }) => differs.length && incomparable === null).slice(0, MOST_TURNS);
      if (one || played.changed || played.problem) conversations.push({ ...played, turns });
    }
  }
  conversations.sort((a, b) => b.changed - a.changed);
  return { summary: { ...summary, took: Math.round(performance.now() - began) }, conversations: conversations.slice(0, MOST_SHOWN) };
}

function readerOf({ model, keptReadings }: ReplayDependencies, reader: 'kept' | 'builtin' | 'live'): ReplayReader | null {
  if (reader === 'builtin') return null;
  if (reader === 'live')
    return async (_turn, text, context, as) => model && { reading: await model.read(text, context, as), modelMissed: false };
  return async ({ readingKey }, text, context, as) => {
    const reading = readingKey && (await keptReadings.read(readingKey, text, context, as));
    return reading ? { reading, modelMissed: false } : null;
  };
}

function count(
  summary: ReplaySummary,
  { turns, changed, incomparable: lost }: ReplayedConversation,
  notUnderstood: ReadonlyMap<string, boolean>,
): void {
  summary.conversations += 1;
  summary.texts += turns.length;
  summary.incomparable += lost;
  if (changed) summary.changedConversations += 1;
  for (const { textId, differs, now, incomparable } of turns) {
    if (incomparable !== null) continue;
    if (differs.includes('intents')) summary.changedIntents += 1;
    if (differs.includes('entries')) summary.changedEntries += 1;
    if (differs.includes('reply')) summary.changedReplies += 1;
    const was = notUnderstood.get(textId) === true;
    const is = now.intents.includes('none') && differs.includes('intents');
    if (was && differs.includes('intents') && !is) summary.mended += 1;
    if (!was && is) summary.broken += 1;
  }
}
