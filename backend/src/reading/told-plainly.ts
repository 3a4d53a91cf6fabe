import { begins, isLetter } from '../language/letters.js';
import { fold } from '../language/fold.js';
import { shape } from '../language/shape.js';
import { normaliseText } from './normalise.js';
import { onlyOfThem } from './only-of-them.js';
import { withoutUneaten } from './uneaten-pieces.js';

const STORY = shape('story-of-how-much');
const GOES_ON = [' with ', ' and ', ' plus ', ' for ', ' at '];
const TAKEN = shape('taken-of-theirs');

/** A story of how it came to be so much, as it would be told plainly: "they put 6 pancakes in front of me, I managed 3" is "3 pancakes". Null for any other text. */
export function toldPlainly(text: string): string | null {
  const plain = fold(text);
  const taken = TAKEN.leads(plain);
  // "… and I had 2 pieces"
  if (taken && (!isLetter(plain[taken.to + 1]) || begins(plain.slice(taken.to), GOES_ON)))
    return `had ${taken.held['count']} ${taken.held['what']}${plain.slice(taken.to)}`;
  if (!STORY.find(plain)) return null;
  return withoutUneaten(onlyOfThem(normaliseText(text))).trim();
}
