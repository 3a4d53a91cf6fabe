import { keepLast } from '../../domain/keep-last.js';
import type { Language } from '../../reading/reading.js';
import { chancesOf, unpacked, type Weights } from '../classifier/weights.js';
import type { TurnContext } from '../turn-context.js';
import { annotate } from '../safety/annotate.js';
import { ears } from '../safety/ears.js';
import type { Lexicons } from '../safety/lexicon.js';
import { ACTS, type Act } from './acts.js';
import { BUCKETS, featuresOf } from './features.js';
import { weightsOf } from '../classifier/weights-file.js';

/** What a text most likely asks for by its wording alone, how likely that is, and how likely it tells of something had or done; 0 to 1. */
export interface Recognised {
  act: Act;
  chance: number;
  tells: number;
}

/** What food or training in a text may rightly become an entry of, or change one. */
const TELLS: ReadonlySet<Act> = new Set<Act>(['log-food', 'log-workout', 'log-water', 'change', 'repeat', 'answer']);

let read: Weights | null = null;
const weights = (): Weights => (read ??= unpacked(weightsOf('acts'), ACTS.length, BUCKETS));

/** `otherwise`: the language of the user, for texts that could be any; `year`: of the user's today. */
export const recognise = keepLast((text: string, otherwise: Language, year: number): Recognised =>
  recognisedBy(weights(), ears().lexicons, text, otherwise, year),
);

export function recognisedBy(by: Weights, lexicons: Lexicons, text: string, otherwise: Language, year: number): Recognised {
  const chances = chancesOf(by, featuresOf(annotate(text, otherwise, lexicons, year)));
  const best = chances.reduce((top, chance, at) => (chance > chances[top]! ? at : top), 0);
  const tells = chances.reduce((sum, chance, at) => (TELLS.has(ACTS[at]!) ? sum + chance : sum), 0);
  return { act: ACTS[best]!, chance: chances[best]!, tells };
}

/** What the text at hand asks for by its wording. */
export const actOf = ({ text, lang, today }: Pick<TurnContext, 'text' | 'lang' | 'today'>): Recognised =>
  recognise(text, lang, Number(today.slice(0, 4)));
