import { saysNothing, segmentsOf } from './segments.js';
import { isRole } from './training-words.js';

const MOST_STRANGE = 1;

/** Whether a text names an activity. */
export const namesActivity = (text: string): boolean => segmentsOf(text).some(({ activities }) => activities.length > 0);

/** The activity that a clause names and that means nothing else; null for none. */
export const sportIn = (text: string): string | null =>
  segmentsOf(text).flatMap(({ activities }) => activities.filter(({ unsure }) => !unsure))[0]?.activity.name ?? null;

/** How a text calls its activity; null where it names none, or several. */
export function sportWords(text: string): string | null {
  const told = segmentsOf(text).flatMap(({ activities, tokens }) =>
    activities.filter(({ unsure }) => !unsure).map(({ from, to }) => tokens.slice(from, to).map((token) => token.text)),
  );
  return told.length === 1 ? told[0]!.join(' ') : null;
}

/** Whether a text only tells how long or how far: "48:12 with vest"; `strange`: so many words may be anything. */
export function isEffortAlone(text: string, strange = MOST_STRANGE): boolean {
  const [first, ...more] = segmentsOf(text);
  return (
    first !== undefined &&
    more.length === 0 &&
    first.activities.length === 0 &&
    first.facts.some(({ is }) => is !== 'nothing') &&
    first.strange.length <= strange
  );
}

/** Whether a text tells only what we do not keep of training: "level 8", "pickup", "on the lake". */
export const passesBy = (text: string): boolean =>
  segmentsOf(text).every(
    (segment) => saysNothing(segment) && !segment.tokens.some((token) => isRole(token.text, 'no') || isRole(token.text, 'correct')),
  );

/** A sentence that only tells how long or how far belongs to the one before it: "Murph. 48:12 with vest". */
export function joinEffort(text: string): string {
  const sentences = text.split('. ');
  if (sentences.length < 2) return text;
  return sentences.reduce((before, sentence) => {
    const joins = isEffortAlone(sentence) && namesActivity(before.slice(before.lastIndexOf('. ') + 1));
    return `${before}${joins ? ', ' : '. '}${sentence}`;
  });
}
