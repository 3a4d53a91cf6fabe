import { bestGuess } from '../../frames/best-guess.js';
import type { Change } from '../../intents/edit-words.js';
import type { Intent } from '../../intents/intent.js';
import type { TurnContext } from '../../turn-context.js';

/** What announces that something is put right. */
const ANNOUNCES = { en: 'actually', fr: 'en fait', es: 'en realidad' } as const;

/** What the sentences of a correction make of the text, where it is taken for one that only does not say so; only changes of these kinds. */
export function announced(context: TurnContext, kinds: ReadonlySet<Change['is']>, text = context.text): readonly Intent[] | null {
  const guess = bestGuess({ ...context, text: `${ANNOUNCES[context.lang]} ${text}`, reading: null });
  const changes = guess?.sure && guess.intents.every((intent) => intent.type === 'edit' && kinds.has(intent.change.is));
  return guess && changes && guess.intents.length > 0 ? guess.intents : null;
}
