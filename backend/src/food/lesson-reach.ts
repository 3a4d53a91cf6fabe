import type { FoodTable } from './food-table.js';
import { formWords, splitWords, withoutElision } from './form-words.js';
import type { Lesson } from './lesson.js';
import { meantAbroad } from './retrieval/abroad.js';
import { lessOf, nameWords } from './retrieval/name-words.js';
import { splitWord } from './retrieval/split-word.js';
import { pairOf, spellingsOf } from './retrieval/spelling.js';
import { foldWord, stemWord } from './words.js';

/**
 * Tells which texts a lesson can bear on: those with a word that may stand for one of what is taught, also misspelt, run together, in two
 * pieces or in another language. Any other text is heard as without it. `taught` is the table with the lesson.
 */
export function lessonReach(lesson: Lesson, taught: FoodTable): (text: string) => boolean {
  const sought = stemsOf(lesson, taught);
  const known = new Map<string, boolean>();
  const standsFor = (word: string): boolean => {
    let does = known.get(word);
    if (does === undefined) known.set(word, (does = mayStandFor(word, taught).some((stem) => sought.has(stem))));
    return does;
  };
  return (text) => {
    const words = splitWords(foldWord(text)).map(withoutElision);
    return words.some((word, at) => standsFor(word) || (at > 0 && standsFor(words[at - 1]! + word)));
  };
}

/** The words that a text needs one of. Of a food that has many names already, what the food is: "egg" of "egg, whole, raw". */
function stemsOf(lesson: Lesson, taught: FoodTable): Set<string> {
  if (lesson.kind !== 'portion') return new Set(namesStems(lesson.kind === 'alias' ? lesson.words : (lesson.row.split('\t')[1] ?? '')));
  const food = taught.byName.get(lesson.food);
  const names = food ? [food.name, ...food.aliases, ...food.fr, ...food.es] : [];
  return new Set(
    names.flatMap((name) => {
      const words = nameWords(name);
      const heads = words.filter(({ head }) => head);
      return (heads.length ? heads : words).map(({ stem }) => plain(stem));
    }),
  );
}

const namesStems = (name: string): string[] => [...formWords(name).stems, ...nameWords(name).map(({ stem }) => stem)].map(plain);

/** Without the mark of what is left away ("-sugar") or named twice ("double#2"). */
const plain = (stem: string): string => stem.replace('-', '').split('#')[0]!;

function mayStandFor(word: string, taught: FoodTable): string[] {
  const { forms } = taught;
  const stem = stemWord(word);
  const less = lessOf(word);
  return [
    stem,
    ...(less === null ? [] : [less]),
    ...[word, stem].flatMap((one) => spellingsOf(one, forms).map((found) => found.stem)),
    ...(pairOf(word, forms) ?? []),
    ...(splitWord(word, forms) ?? []).map(stemWord),
    ...(['fr', 'es'] as const).flatMap((language) => (meantAbroad(word, language, taught)?.stems ?? []).map((found) => found.stem)),
  ];
}
