import { decision, silent, type Decision } from '../decision.js';
import type { Event } from '../events.js';
import type { ReplyKind } from '../outcome.js';
import type { TurnContext } from '../turn-context.js';
import type { IntentOf, SafetyTopic } from './intent.js';

// Consent, safety and staff: fixed answers, checked before anything else.

export const ignored = (): Decision => silent('none');

/** Exactly one confirmation, and none where the carrier has given it. */
export function optOut({ how, keyword }: IntentOf<'opt-out'>, { say, snapshot }: TurnContext): Decision {
  const events: Event[] = [{ type: 'opted-out', how }];
  const already = snapshot.user.optedOut || (how === 'keyword' && snapshot.carrierAnswersKeywords);
  if (already) return silent('opt_out', { events, pending: null });
  const text = keyword === 'CANCEL' && snapshot.user.plan !== 'free' ? say.optedOutPlanStays(snapshot.links.upgrade) : say.optedOut;
  return decision('opt_out', [{ kind: 'optout_confirm', text }], { events, pending: null });
}

export function optIn(_: IntentOf<'opt-in'>, { say, snapshot }: TurnContext): Decision {
  const events: Event[] = snapshot.user.optedOut ? [{ type: 'opted-in' }] : [];
  if (snapshot.carrierAnswersKeywords) return silent('opt_in', { events });
  return decision('opt_in', [{ kind: 'optin_confirm', text: say.optedIn }], { events });
}

export function complianceHelp(_: IntentOf<'compliance-help'>, { say, snapshot }: TurnContext): Decision {
  if (snapshot.carrierAnswersKeywords) return silent('compliance_help');
  return decision('compliance_help', [{ kind: 'help_compliance', text: say.complianceHelp(snapshot.links.support) }]);
}

/** Kept, and nothing sent; danger to life is put before staff. */
export const optedOutText = ({ danger }: IntentOf<'opted-out-text'>): Decision =>
  silent('none', { events: danger ? [{ type: 'staff-flagged', ...danger }] : [] });

/** One sign-up link a day; whether an account ever existed is not told. */
export function unknownSender(_: IntentOf<'unknown-sender'>, { say, snapshot, now }: TurnContext): Decision {
  const sentAt = snapshot.stranger?.linkSentAt;
  if (sentAt && now.getTime() - Date.parse(sentAt) < 24 * 3_600_000) return silent('unknown_user');
  return decision('unknown_user', [{ kind: 'signup_link', text: say.signup(snapshot.links.signup) }], {
    events: [{ type: 'signup-link-sent' }],
  });
}

const SAFETY: Record<SafetyTopic, { kind: ReplyKind; reason: Extract<Event, { type: 'staff-flagged' }>['reason'] }> = {
  crisis: { kind: 'safety_crisis', reason: 'crisis' },
  'eating-disorder': { kind: 'safety_ed', reason: 'eating-disorder' },
  emergency: { kind: 'safety_emergency', reason: 'emergency' },
  age: { kind: 'safety_age', reason: 'age' },
  medical: { kind: 'safety_medical', reason: 'medical' },
};

export function safety({ topic }: IntentOf<'safety'>, { say, snapshot }: TurnContext): Decision {
  const { kind, reason } = SAFETY[topic];
  const made = decision('safety', [{ kind, text: say.safety(topic, snapshot.user.country) }], {
    events: [{ type: 'staff-flagged', reason, grade: 'sure' }],
  });
  return topic === 'medical' ? { ...made, intents: ['safety', 'question'] } : made;
}

export function handoff(_: IntentOf<'handoff'>, { say }: TurnContext): Decision {
  return decision('handoff', [{ kind: 'handoff', text: say.handoff }], { events: [{ type: 'staff-flagged', reason: 'asked-for-staff' }] });
}
