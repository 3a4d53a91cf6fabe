import { isGsm7 } from '../../src/domain/segments.js';
import { mismatch, saysSo } from './match.js';
import type { Played } from './play.js';
import type { Turn } from './transcript.js';

export const textOf = (played: Played): string | null => {
  if (played.type === 'occasion') return played.decision.type === 'say' ? played.decision.text : null;
  const texts = played.outcome.replies.map((reply) => reply.text).filter((text) => text !== '');
  return texts.length > 0 ? texts.join('\n') : null;
};

export const kindsOf = (played: Played): string[] =>
  played.type === 'occasion'
    ? played.decision.type === 'say'
      ? [played.decision.kind]
      : []
    : played.outcome.replies.map((reply) => reply.kind);

/** What is wrong with one turn, in words; empty when all named fields are as they should be. */
export function problems(turn: Turn, played: Played): string[] {
  const said = textOf(played);
  const out: (string | null)[] = [];
  if (turn.we !== undefined && (turn.we === null ? said !== null : said === null || !saysSo(turn.we, said)))
    out.push(`we: want ${JSON.stringify(turn.we)}, got ${JSON.stringify(said)}`);
  if (turn.kinds && JSON.stringify(turn.kinds) !== JSON.stringify(kindsOf(played)))
    out.push(`kinds: want ${turn.kinds.join(', ')}, got ${kindsOf(played).join(', ')}`);
  if (played.type === 'occasion') {
    if (turn.skip !== undefined) out.push(mismatch({ type: 'skip', why: turn.skip }, played.decision, 'occasion'));
    return out.filter((one) => one !== null);
  }
  const { outcome } = played;
  if (turn.heard) out.push(mismatch([turn.heard].flat(), outcome.heard, 'heard'));
  if (turn.intents) out.push(mismatch(turn.intents, outcome.intents, 'intents'));
  if (turn.events)
    out.push(
      turn.events.length === 0 && outcome.events.length > 0
        ? `events: want none, got ${outcome.events.map((event) => event.type).join(', ')}`
        : mismatch(turn.events, flat(outcome.events), 'events'),
    );
  if (turn.pending !== undefined && (outcome.pending?.ask ?? null) !== turn.pending)
    out.push(`pending: want ${turn.pending}, got ${outcome.pending?.ask ?? null}`);
  for (const reply of outcome.replies) {
    if (!isGsm7(reply.text)) out.push(`not GSM-7: ${reply.text}`);
    if (reply.segments > 2) out.push(`${reply.segments} segments: ${reply.text}`);
  }
  return out.filter((one) => one !== null);
}

/** An event's entry can be named by its own fields: { type: meal-logged, meal: lunch }. */
const flat = (events: readonly object[]): unknown[] =>
  events.map((event) => ({
    ...('after' in event && event.after ? (event.after as object) : {}),
    ...('entry' in event ? (event.entry as object) : {}),
    ...event,
  }));
