import { splitAtBlanks } from '../../language/letters.js';
import { NUMBER_WORDS, SHARE_WORDS } from '../../reading/index.js';
import { fold } from '../../language/fold.js';

/** Words before a food that say nothing of it, folded. */
const OPENERS: ReadonlySet<string> = new Set(
  "a an the some my our this that of un une des du de la le les mon ma mes uno una unos unas el los las mi mis d' l'".split(' '),
);
/** Weights and volumes that are told with a number. */
export const MEASURES: ReadonlySet<string> = new Set(['g', 'gr', 'kg', 'ml', 'l']);
/** Sizes, and what food is served in. */
const SIZES: ReadonlySet<string> = new Set('small medium large big grande venti tall'.split(' '));
const SERVED: ReadonlySet<string> = new Set('cup cups glass glasses mug mugs bowl bowls slice slices fl oz of'.split(' '));
/** What joins a food to the next one. */
const JOINTS: ReadonlySet<string> = new Set(['au', 'aux', 'avec', 'et', 'de', 'du', 'des', 'con', 'y', 'en', 'a', 'la']);

/** The words of a food, without the articles in front and with its signs as people set them. */
export function bareWords(words: string): string[] {
  const list = splitAtBlanks(words).join(' ').replaceAll(' ,', ',').replaceAll(' ;', ';').split(' ');
  return withoutFirst(
    list.filter((word) => word !== ''),
    (word) => OPENERS.has(word),
  );
}

/** The same without the amount: "deux pointes de pizza" is "pointes de pizza", and "crêpes au" of "crêpes au sirop" is "crêpes". */
export function bareName(words: string): string {
  const name = withoutFirst(bareWords(words), (word) => OPENERS.has(word) || MEASURES.has(word) || valueOf(word) !== null);
  while (name.length > 1 && JOINTS.has(fold(name.at(-1)!))) name.pop();
  return name.join(' ');
}

/** The same without size and container, lower case: "two large cups of green tea" is "green tea". */
export function bareFood(words: string): string {
  const spoken = (word: string, next: string) =>
    OPENERS.has(word) ||
    MEASURES.has(word) ||
    SERVED.has(word) ||
    SIZES.has(word) ||
    valueOf(word) !== null ||
    (word === 'extra' && SIZES.has(next));
  return withoutFirst(bareWords(words.toLowerCase()), spoken).join(' ');
}

/** The number in a folded word: "2", "1/2", "half", "dos", "12oz"; null where it is none of an amount. */
export function valueOf(word: string): number | null {
  const found = /^(\d+(?:\.\d+)?)(?:\/(\d+))?(?:[a-z]+)?$/.exec(word);
  if (found) return found[2] ? Number(found[1]) / Number(found[2]) : Number(found[1]);
  return NUMBER_WORDS.get(word) ?? SHARE_WORDS[word] ?? null;
}

/** Without those in front that pass, but for the last word of all. */
function withoutFirst(words: readonly string[], passed: (folded: string, next: string) => boolean): string[] {
  const first = words.findIndex((word, at) => at === words.length - 1 || !passed(fold(word), fold(words[at + 1]!)));
  return words.slice(Math.max(0, first));
}
