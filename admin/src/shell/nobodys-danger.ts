import type { SafetyFlag } from '@mealtext/backend/contract';

/** In danger now or soon, and nobody answers or has taken the case. */
const isNobodys = ({ urgency, heldBy, assignedTo }: SafetyFlag): boolean =>
  (urgency === 'now' || urgency === 'soon') && heldBy === null && assignedTo === null;

/** The conversations of whoever is in danger and nobody's case, each once. */
export const nobodysDanger = (flags: readonly SafetyFlag[]): string[] => [
  ...new Set(flags.filter(isNobodys).map(({ conversationId }) => conversationId)),
];
