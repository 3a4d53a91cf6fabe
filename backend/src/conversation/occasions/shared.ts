import { toGsm7 } from '../../domain/segments.js';
import type { MealType } from '../../domain/meal-type.js';
import type { ReplyKind } from '../outcome.js';
import { cut, segmentsOf } from '../replies/fit.js';
import { turnContextOf, type TurnContext } from '../turn-context.js';
import type { Snapshot } from '../snapshot.js';
import type { OccasionDecision } from './occasion.js';

/** A context in which nobody said anything. */
export function quietContext(snapshot: Snapshot, now: Date): TurnContext {
  const heard = { id: 'occasion', text: '', source: 'sms' as const, receivedAt: now, media: { count: 0, type: null } };
  return turnContextOf({
    heard,
    text: '',
    snapshot,
    now,
    lang: snapshot.user.language,
    reading: null,
    modelMissed: false,
    table: undefined,
  });
}

/** What keeps us from writing first at all; null when nothing does. */
export function barred(snapshot: Snapshot): OccasionDecision | null {
  if (snapshot.stranger || snapshot.user.deleted) return { type: 'skip', why: 'account-gone' };
  if (snapshot.user.optedOut) return { type: 'skip', why: 'opted-out' };
  return snapshot.staffHold ? { type: 'skip', why: 'staff-hold' } : null;
}

export function saying(kind: ReplyKind, text: string, context: TurnContext, meal: MealType | null = null): OccasionDecision {
  const fitted = toGsm7(cut(text));
  return { type: 'say', kind, text: fitted, segments: segmentsOf(fitted), lang: context.lang, meal };
}
