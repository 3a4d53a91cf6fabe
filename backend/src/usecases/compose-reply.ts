import type { Outcome, OutboundDraft, ReplyKind } from '../ports/storage/texts/store.js';

/** What the law lets us say to a number that has opted out. */
const KEYWORD_ANSWERS: readonly ReplyKind[] = ['optout_confirm', 'optin_confirm', 'help_compliance'];

/** The one text out that says all of a turn's replies; null when nothing is said. */
export function composeReply(
  outcome: Outcome,
  how: { id: string; businessKey: string; at: Date; now: Date; maxWaitSeconds: number },
): OutboundDraft | null {
  const { replies, entryIds, waitSeconds, pending } = outcome;
  if (!replies.length) return null;
  const answersKeyword = replies.every((reply) => KEYWORD_ANSWERS.includes(reply.kind));
  return {
    id: how.id,
    businessKey: how.businessKey,
    body: replies
      .map((reply) => reply.text)
      .filter(Boolean)
      .join('\n'),
    kinds: replies.map((reply) => reply.kind),
    segments: replies.reduce((sum, reply) => sum + reply.segments, 0),
    // An older question that stays open is not asked again.
    choices: pending?.askedAt === how.at.toISOString() ? pending.options : [],
    entryIds,
    lane: answersKeyword ? 'keyword' : 'reply',
    despiteOptOut: answersKeyword,
    notBefore: new Date(how.now.getTime() + 1000 * Math.min(waitSeconds, how.maxWaitSeconds)),
    expiresAt: null,
  };
}
