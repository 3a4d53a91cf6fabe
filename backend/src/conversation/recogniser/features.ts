import { BagOfFeatures, type Features } from '../classifier/features.js';
import { addWords } from '../safety/features.js';
import type { Annotated } from '../safety/annotate.js';
import { hasDigit } from '../../language/letters.js';

/** Buckets of the hashed features. */
export const BUCKETS = 1 << 15;
/** More foods or figures than these tell nothing more. */
const MANY = 3;

/** What an act is known by: its words, how it begins and ends, and how much food and how many figures are in it. */
export function featuresOf(annotated: Annotated): Features {
  const { words, marks, lang } = annotated;
  const bag = new BagOfFeatures(BUCKETS);
  addWords(bag, annotated);
  const foods = marks.filter(({ concepts }) => concepts.includes('FOOD')).length;
  const figures = words.filter((word) => hasDigit(word)).length;
  bag.add('from', 1.2, [`${lang} ${words[0]}`]);
  bag.add('two', 1, [`${lang} ${words.slice(0, 2).join(' ')}`]);
  bag.add('to', 1, [`${lang} ${words.at(-1)}`]);
  bag.add('asks', 1.2, [String(words.includes('?'))]);
  bag.add('foods', 1.2, [String(Math.min(MANY, foods))]);
  bag.add('figures', 0.8, [String(Math.min(MANY, figures))]);
  bag.add(
    'm',
    2,
    marks.flatMap(({ concepts }) => concepts),
  );
  return bag.features();
}
