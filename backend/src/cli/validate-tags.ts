import { exampleOf, type MarkedText } from '../conversation/tagger/corpus.js';
import { fitted } from '../conversation/tagger/fit.js';
import { marginalsOf } from '../conversation/tagger/model.js';
import { TAGS } from '../conversation/tagger/tags.js';

/** How the words of each hand's texts are tagged by weights that saw none of them: of 100 words right, and F1 of each tag. */
export function validateTags(corpus: readonly MarkedText[]): string[] {
  const examples = corpus.map(exampleOf);
  const handOf = ({ lang, hand }: MarkedText): string => `${lang} ${hand}`;
  return [...new Set(corpus.map(handOf))].map((hand) => {
    const own = (at: number): boolean => handOf(corpus[at]!) === hand;
    const model = fitted(examples.filter((_, at) => !own(at)));
    const seen = examples.filter((_, at) => own(at)).flatMap(({ features, tags }) => pairsOf(marginalsOf(model, features).tags, tags));
    const right = seen.filter(([is, told]) => is === told).length;
    return `tags, hand ${hand}: ${percent(right, seen.length)} of ${seen.length} words; ${TAGS.map((tag, at) => `${tag} ${f1(seen, at)}`).join(', ')}`;
  });
}

/** Of each token its tag, and the likeliest one. */
const pairsOf = (chances: Float64Array, tags: readonly number[]): [number, number][] =>
  tags.map((tag, at) => {
    const own = [...chances.slice(at * TAGS.length, (at + 1) * TAGS.length)];
    return [tag, own.indexOf(Math.max(...own))];
  });

function f1(seen: readonly [number, number][], tag: number): string {
  const both = seen.filter(([is, told]) => is === tag && told === tag).length;
  const either = seen.filter(([is]) => is === tag).length + seen.filter(([, told]) => told === tag).length;
  return percent(2 * both, either);
}

const percent = (part: number, of: number): string => (of === 0 ? '-' : ((100 * part) / of).toFixed(1));
