import { understand } from '../frames/understand.js';
import type { Intent } from '../intents/intent.js';
import type { TurnContext } from '../turn-context.js';

/**
 * How likely the least certain word must be rightly taken, how likely the text must be said so of what stands, and both together: where
 * nothing was understood; where it would be asked about, or has nothing to do with what stands; against another correction, in sentences
 * that explain every word or not; against something logged anew.
 */
export const LEAST = {
  lost: { chance: 0.35, support: 0, both: 0.6 },
  other: { chance: 0.4, support: 0.3, both: 0.8 },
  edit: { chance: 0.45, support: 0.3, both: 0.9 },
  explained: { chance: 0.7, support: 0.8, both: 1.5 },
  log: { chance: 0.45, support: 0.85, both: 1.3 },
} as const;
/** The same of what takes food or an entry away where nothing of the kind was heard; and where water, a plan or a question was: "no 20 oz" takes no meal. */
export const LEAST_TAKEN = {
  talk: { chance: 0.5, support: 0.3, both: 0.8 },
  told: { chance: 0.75, support: 0.5, both: 1.25 },
} as const;
export type How = keyof typeof LEAST;

/** What a text was heard to be before its slots are looked at; null for what is never put in question. */
export function howHeard(intents: readonly Intent[], context: TurnContext): How | null {
  const only = (types: ReadonlySet<Intent['type']>): boolean => intents.every(({ type }) => types.has(type));
  if (
    intents.every((intent) => intent.type === 'not-understood' || (intent.type === 'ask-what' && intent.about === 'wrong' && !intent.quiet))
  )
    return 'lost';
  if (only(CHANGES)) return isExplained(context) ? 'explained' : 'edit';
  if (only(OTHERS)) return 'other';
  return only(LOGS) ? 'log' : null;
}
const CHANGES: ReadonlySet<Intent['type']> = new Set(['edit']);
const OTHERS: ReadonlySet<Intent['type']> = new Set(['check', 'chat', 'log-water', 'plan', 'question', 'settings']);

/** Sentences that we know explain every word. */
function isExplained(context: TurnContext): boolean {
  const { frames, left, around } = understand(context);
  return frames.length > 0 && left.length === 0 && around === 0;
}
export const LOGS: ReadonlySet<Intent['type']> = new Set(['log-meal', 'log-workout']);
