import { fitted, type Example, type Size } from '../conversation/chain/fit.js';
import { marginalsOf } from '../conversation/chain/model.js';
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
    const seen = examples
      .filter((_, at) => own(at))
      .flatMap(({ features, tags: told }) => pairsOf(marginalsOf(model, features).tags, told, size.count));
    const right = seen.filter(([is, told]) => is === told).length;
    const each = tags.map((tag, at) => `${tag} ${f1(seen, at)}`).join(', ');
    return `${what}, hand ${hand}: ${percent(right, seen.length)} of ${seen.length} words; ${each}`;
  });
}

/** Of each token its tag, and the likeliest one. */
const pairsOf = (chances: Float64Array, tags: readonly number[], count: number): [number, number][] =>
  tags.map((tag, at) => {
    const own = [...chances.slice(at * count, (at + 1) * count)];
    return [tag, own.indexOf(Math.max(...own))];
  });

function f1(seen: readonly [number, number][], tag: number): string {
  const both = seen.filter(([is, told]) => is === tag && told === tag).length;
  const either = seen.filter(([is]) => is === tag).length + seen.filter(([, told]) => told === tag).length;
  return percent(2 * both, either);
}

const percent = (part: number, of: number): string => (of === 0 ? '-' : ((100 * part) / of).toFixed(1));
