import { type FlagReason, type FlagUrgency, SAFETY_REASONS } from './flag.js';

/** What somebody in the inbox needs of us, the most pressing first. `open`: staff have the case, and the user has the last word of ours. */
export const INBOX_NEEDS = ['safety', 'asked', 'waiting', 'unhappy', 'failed', 'open'] as const;
export type InboxNeed = (typeof INBOX_NEEDS)[number];

/** Reasons of flags by the need that they make. A single text that was not understood makes none: only several in a day do. */
const REASONS: Readonly<Partial<Record<InboxNeed, readonly FlagReason[]>>> = {
  safety: SAFETY_REASONS,
  asked: ['asked-for-staff', 'phone-change'],
  unhappy: ['wrong-number'],
  failed: ['not-handled', 'unreachable'],
};

/** The reasons of flags that make a need of their own, each with the need. */
export const NEED_REASONS: readonly (readonly [need: InboxNeed, reasons: readonly FlagReason[]])[] = INBOX_NEEDS.flatMap((need) => {
  const reasons = REASONS[need];
  return reasons ? [[need, reasons] as const] : [];
});

/** So many texts that were not understood within a day make somebody unhappy. */
export const UNHAPPY_TEXTS = 3;

const SAFETY_MINUTES: Readonly<Record<FlagUrgency, number>> = { now: 5, soon: 15, today: 60, review: 240 };
const MINUTES: Readonly<Record<Exclude<InboxNeed, 'safety' | 'open'>, number>> = { asked: 15, waiting: 15, unhappy: 240, failed: 240 };

/** Within how many minutes staff mean to answer; null: nobody waits for an answer. */
export const answerWithin = (need: InboxNeed, urgency: FlagUrgency): number | null =>
  need === 'open' ? null : need === 'safety' ? SAFETY_MINUTES[urgency] : MINUTES[need];
