import type { Intent } from '../intents/intent.js';

/** "No rings, just the burger" takes the rings away once. */
export const eachOnce = (intents: readonly Intent[]): Intent[] => [
  ...new Map(intents.map((intent) => [JSON.stringify(intent), intent])).values(),
];
