/** What a person says of a reading that was acted on without asking. */
export const REVIEW_VERDICTS = ['right', 'wrong-food', 'wrong-amount', 'should-have-asked'] as const;
export type ReviewVerdict = (typeof REVIEW_VERDICTS)[number];

/** Where bands of sureness begin, ascending; each ends where the next begins, the last with 1. */
export const SURENESS_BANDS = [0, 0.5, 0.7, 0.8, 0.9, 0.95] as const;
