/** What staff make of something that is to be learned. */
export const LEARNING_STATES = ['new', 'in-work', 'mended', 'ignored'] as const;
export type LearningState = (typeof LEARNING_STATES)[number];
/** Why something is to be learned. */
export const LEARNING_KINDS = ['not-understood', 'asked', 'skipped', 'corrected', 'undone'] as const;
export type LearningKind = (typeof LEARNING_KINDS)[number];
/** A lesson that changes more of the replayed texts than this is published only by whoever says so twice. */
export const MANY_CHANGES = 20;
