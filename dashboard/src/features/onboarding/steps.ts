/** The steps of onboarding, in their order. */
export const STEPS = ['personal', 'goals', 'notifications'] as const;
export type Step = (typeof STEPS)[number];
