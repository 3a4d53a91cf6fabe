/** How sure the engine is: `possible` was handled as usual and is looked at when there is time. */
export const FLAG_GRADES = ['sure', 'possible'] as const;
export type FlagGrade = (typeof FLAG_GRADES)[number];

/** Why staff are asked to look, by how long it may wait: somebody's life, their health, an answer that we owe, our own mistakes. */
const REASONS = {
  now: ['crisis', 'emergency'],
  soon: ['eating-disorder', 'medical', 'age'],
  today: ['asked-for-staff', 'phone-change', 'not-handled'],
  review: ['not-understood', 'wrong-number', 'unreachable'],
} as const;

export const FLAG_URGENCIES = ['now', 'soon', 'today', 'review'] as const satisfies readonly (keyof typeof REASONS)[];
export type FlagUrgency = (typeof FLAG_URGENCIES)[number];
export type FlagReason = (typeof REASONS)[FlagUrgency][number];

export const FLAG_REASONS: readonly FlagReason[] = FLAG_URGENCIES.flatMap((urgency) => [...REASONS[urgency]]);
/** Reasons that are about a person's safety. */
export const SAFETY_REASONS: readonly FlagReason[] = [...REASONS.now, ...REASONS.soon];

/** The reasons that may wait so long. What is only possible may wait a step longer. */
export const reasonsOf = (urgency: FlagUrgency, grade: FlagGrade): readonly FlagReason[] => {
  const step = FLAG_URGENCIES.indexOf(urgency);
  if (grade === 'sure') return REASONS[urgency];
  const last = FLAG_URGENCIES.length - 1;
  return [...(step > 0 ? REASONS[FLAG_URGENCIES[step - 1]!] : []), ...(step === last ? REASONS[urgency] : [])];
};

/** How long a flag may wait; a reason that is not known here waits like an answer that we owe. */
export const urgencyOf = (reason: string, grade: FlagGrade): FlagUrgency =>
  FLAG_URGENCIES.find((urgency) => (reasonsOf(urgency, grade) as readonly string[]).includes(reason)) ?? 'today';
