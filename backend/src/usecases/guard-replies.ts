import { createHash } from 'node:crypto';
import type { ReplyKind } from '../ports/storage/texts/store.js';
import type { Dependencies } from './dependencies.js';

const MINUTE = 60;
const DAY = 86_400;
const LOST_A_MINUTE = 5;
/** More patient: a person may well say "undo" six times. */
const SAME_A_MINUTE = 10;
const A_DAY = 30;
const NOT_UNDERSTOOD: readonly ReplyKind[] = ['unknown', 'unsupported', 'usage', 'not_found'];

/**
 * Whether a text from a phone may be answered; false where two machines may be answering each other: texts that are not
 * understood, or the same text again and again but for its figures. What a text made true stays true.
 */
export async function mayReply(
  { limiter, clock, log }: Pick<Dependencies, 'limiter' | 'clock' | 'log'>,
  conversationId: string,
  kinds: readonly ReplyKind[],
  text: string,
): Promise<boolean> {
  const now = clock.now();
  const lost = kinds.every((kind) => NOT_UNDERSTOOD.includes(kind));
  const key = `reply:${conversationId}:${lost ? 'lost' : shapeOf(text)}`;
  const aMinute = { key: `${key}:minute`, limit: lost ? LOST_A_MINUTE : SAME_A_MINUTE, windowSeconds: MINUTE };
  const may = await limiter.hitBoth(aMinute, { key: `${key}:day`, limit: A_DAY, windowSeconds: DAY }, now);
  if (!may) log.warn('reply held back', { conversationId });
  return may;
}

const shapeOf = (text: string): string =>
  createHash('sha256')
    .update(text.toLowerCase().replace(/[\d\s]+/g, ' '))
    .digest('base64url')
    .slice(0, 16);
