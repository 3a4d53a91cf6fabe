import { fitted, type Example, type Size } from '../conversation/chain/fit.js';
import { shareRight, taggedBy } from '../conversation/chain/tagged-by.js';
import type { Language } from '../reading/reading.js';

/** Who wrote a text, by a letter, and in which language. */
export interface ByHand {
  lang: Language;
  hand: string;
}

/** How the words of each hand's texts are tagged by weights that saw none of them: of 100 words right, and F1 of each tag. */
export function validateChain<T extends ByHand>(
  what: string,
  corpus: readonly T[],
  exampleOf: (one: T) => Example,
  tags: readonly string[],
  size: Size,
): string[] {
  const examples = corpus.map(exampleOf);
  const handOf = ({ lang, hand }: ByHand): string => `${lang} ${hand}`;
  return [...new Set(corpus.map(handOf))].map((hand) => {
    const own = (at: number): boolean => handOf(corpus[at]!) === hand;
    const model = fitted(
      examples.filter((_, at) => !own(at)),
      size,
    );
    const seen = taggedBy(
      model,
      examples.filter((_, at) => own(at)),
    );
    const each = tags.map((tag, at) => `${tag} ${f1(seen, at)}`).join(', ');
    return `${what}, hand ${hand}: ${percent(shareRight(seen), 1)} of ${seen.length} words; ${each}`;
  });
}

function f1(seen: readonly [number, number][], tag: number): string {
  const both = seen.filter(([is, told]) => is === tag && told === tag).length;
  const either = seen.filter(([is]) => is === tag).length + seen.filter(([, told]) => told === tag).length;
  return percent(2 * both, either);
}

const percent = (part: number, of: number): string => (of === 0 ? '-' : ((100 * part) / of).toFixed(1));
