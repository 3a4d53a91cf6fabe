import { randomUUID } from 'node:crypto';
import { isReversible, reversibleOf } from '../conversation/inverse.js';
import type { Outcome, Turn, WaitingText } from '../ports/storage/texts/store.js';
import { askTurnOnce, type Spent } from './ask-turn.js';
import { composeReply } from './compose-reply.js';
import { mayReply } from './guard-replies.js';
import { learnOf } from './learn-of.js';
import { lookOnce } from './look-at-picture.js';
import { knownOf } from './known-of.js';
import { rateByModel } from './rate-by-model.js';
import { replyKey } from './reply-key.js';
import { ringDelivery } from './ring-delivery.js';
import { listenOnce, readOnce, understoodBy } from './understood-by.js';
import type { Dependencies } from './dependencies.js';

export type TurnDependencies = Pick<
  Dependencies,
  | 'store'
  | 'clock'
  | 'understanding'
  | 'model'
  | 'turns'
  | 'rater'
  | 'ear'
  | 'queue'
  | 'log'
  | 'metrics'
  | 'rules'
  | 'limiter'
  | 'eyes'
  | 'pictures'
  | 'pictureSource'
>;

/** How often a turn is decided again because the conversation moved on meanwhile. */
const MAX_DECISIONS = 10;

/**
 * One text from snapshot to commit. Whatever is slow happens before deciding and outside of any transaction; a stale
 * snapshot is loaded and decided again. Done twice it does nothing more.
 */
export async function runTurn(deps: TurnDependencies, conversationId: string, text: WaitingText): Promise<Outcome | null> {
  const { store, clock, rules } = deps;
  const read = readOnce(deps, text);
  const listen = listenOnce(deps, text);
  const askTurn = askTurnOnce(deps, text);
  const look = lookOnce(deps, conversationId, text);
  let may: boolean | null = null;
  for (let tries = 0; tries < MAX_DECISIONS; tries += 1) {
    // The text is about the moment at which it came, however late we are.
    const at = text.receivedAt;
    const snapshot = await store.load(conversationId, at);
    if (!snapshot) return null;
    const looked = await look(snapshot);
    const heard = looked ? { ...text, seen: looked.seen } : text;
    const { outcome: decided, by, modelMissed, ear, spent } = await understoodBy(deps, heard, snapshot, { read, listen, askTurn });
    const { outcome, spent: onRating } = await rateByModel(deps, decided, snapshot, at);
    const now = clock.now();
    const reply = composeReply(outcome, { id: randomUUID(), businessKey: replyKey(text), at, now, maxWaitSeconds: rules.replyWaitSeconds });
    if (reply && text.source === 'sms') may ??= await mayReply(deps, conversationId, reply.kinds, text.text);
    const turn: Turn = {
      conversationId,
      version: snapshot.version,
      at,
      now,
      cause: {
        type: 'text',
        textId: text.id,
        source: text.source,
        read: looked?.by ?? by,
        known: knownOf(snapshot),
        modelMissed,
        ear,
        spent: together(spent, onRating),
      },
      outcome,
      change: isReversible(outcome.events)
        ? { id: text.id, at: at.toISOString(), events: reversibleOf(outcome.events), undone: false, undoneAt: null }
        : null,
      learn: learnOf(text.text, outcome, snapshot),
      reply: may === false ? null : reply,
    };
    const result = await store.commit(turn);
    deps.metrics.count('turns', { result: result === 'done-already' ? 'repeated' : result });
    if (result === 'done-already') return null;
    if (result === 'committed') {
      if (turn.reply && text.source === 'sms') await ringDelivery(deps, turn.reply.notBefore.getTime() - now.getTime());
      return outcome;
    }
  }
  throw new Error('the conversation kept moving');
}

const together = (one: Spent | null, other: Spent | null): Spent | null =>
  one && other ? { tokensIn: one.tokensIn + other.tokensIn, tokensOut: one.tokensOut + other.tokensOut } : (one ?? other);
