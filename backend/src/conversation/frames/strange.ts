import { ordinary } from '../../food/retrieval/ordinary.js';
import type { Chart } from '../../language/chart.js';
import { stems } from '../targets.js';

/** Fewer words may be a shop, a name or a mood. */
const LEAST = 2;
/** A word that is said more seldom than this is no everyday talk. */
const RARE = 100;

/** Whether a stretch tells something in words of which most are neither ours nor everyday talk: "wawa italian shorti". */
export function isStrange({ tokens, at }: Chart, from: number, to: number): boolean {
  const telling = tokens.flatMap(({ is, word }, i) =>
    i >= from && i < to && is === 'word' && stems(word).length > 0 ? [{ word, i }] : [],
  );
  if (telling.length < LEAST || telling.some(({ i }) => at[i]!.some(({ kind }) => !LIGHT.has(kind)))) return false;
  return 2 * telling.filter(({ word }) => isNoTalk(word)).length > telling.length;
}
const LIGHT: ReadonlySet<string> = new Set(['determiner', 'article', 'filler']);

/** A word that ordinary English does not know, or knows as food. */
function isNoTalk(word: string): boolean {
  const known = ordinary(word);
  return known === null || known.food > 0 || known.count < RARE;
}
