import { randomUUID } from 'node:crypto';
import { isReversible, reversibleOf } from '../conversation/inverse.js';
import { decide, hear, type ReadAnswer } from '../conversation/turn.js';
import type { Outcome, Snapshot, Turn, WaitingText } from '../ports/store.js';
import { composeReply } from './compose-reply.js';
import { mayReply } from './guard-replies.js';
import { readText } from './read-text.js';
import type { World } from './world.js';

type TurnWorld = Pick<World, 'store' | 'clock' | 'foods' | 'reader' | 'model' | 'queue' | 'log' | 'metrics' | 'rules' | 'limiter'>;

/** How often a turn is decided again because the conversation moved on meanwhile. */
const MAX_DECISIONS = 10;

/**
 * One text from snapshot to commit. Whatever is slow happens before deciding and outside of any transaction; a stale
 * snapshot is loaded and decided again. Done twice it does nothing more.
 */
export async function runTurn(world: TurnWorld, conversationId: string, text: WaitingText): Promise<Outcome | null> {
  const { store, clock, rules } = world;
  const read = readOnce(world, text);
  let may: boolean | null = null;
  for (let tries = 0; tries < MAX_DECISIONS; tries += 1) {
    // The text is about the moment at which it came, however late we are.
    const at = text.receivedAt;
    const snapshot = await store.load(conversationId, at);
    if (!snapshot) return null;
    const foods = world.foods.current();
    const hearing = hear(text, snapshot, at, foods);
    const answer =
      hearing.type === 'needs-reading' ? await read(hearing.text, hearing.context, snapshot, hearing.as ? 'meal' : 'auto') : null;
    const outcome = decide(text, answer, snapshot, at, foods);
    const now = clock.now();
    const reply = composeReply(outcome, { id: randomUUID(), businessKey: replyKey(text), now, maxWaitSeconds: rules.replyWaitSeconds });
    if (reply && text.source === 'sms') may ??= await mayReply(world, conversationId, text.text, outcome);
    const turn: Turn = {
      conversationId,
      version: snapshot.version,
      at,
      now,
      cause: { type: 'text', textId: text.id, source: text.source, read: answer && (answer.reading.by ?? BUILTIN) },
      outcome,
      change: isReversible(outcome.events)
        ? { id: text.id, at: at.toISOString(), events: reversibleOf(outcome.events), undone: false, undoneAt: null }
        : null,
      reply: may === false ? null : reply,
    };
    const result = await store.commit(turn);
    world.metrics.count('turns', { result: result === 'done-already' ? 'repeated' : result });
    if (result === 'done-already') return null;
    if (result === 'committed') {
      if (turn.reply && text.source === 'sms') await ringDelivery(world, turn.reply.notBefore.getTime() - now.getTime());
      return outcome;
    }
  }
  throw new Error('the conversation kept moving');
}

/** What a reading that says nothing of its reader was read by. */
const BUILTIN = { reader: 'builtin' } as const;

const replyKey = (text: WaitingText): string => (text.round === 0 ? `reply:${text.id}` : `reply:${text.id}:${text.round}`);

/** Reads a text once, also when the turn is decided again; a model that missed it twice is not waited for any more. */
function readOnce(world: TurnWorld, text: WaitingText) {
  let known: { key: string; answer: ReadAnswer } | null = null;
  return async (words: string, context: Parameters<typeof readText>[2], snapshot: Snapshot, as: 'auto' | 'meal'): Promise<ReadAnswer> => {
    const key = JSON.stringify([words, context, as]);
    if (known?.key !== key) known = { key, answer: await readText(world, words, context, snapshot.user, as) };
    return text.round === 0 ? known.answer : { ...known.answer, modelMissed: false };
  };
}

async function ringDelivery({ queue, log }: TurnWorld, delayMs: number): Promise<void> {
  await queue.ringDelivery(Math.max(0, delayMs)).catch((error: unknown) => log.error('delivery not rung', error));
}
