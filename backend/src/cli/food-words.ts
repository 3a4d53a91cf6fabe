import { rowsOf } from '../conversation/safety/lexicon.js';
import { fold } from '../language/fold.js';

/** Shorter ones are other words too often. */
const LETTERS = 4;
/** Columns of foods.tsv with names of foods in each language. */
const NAMES = { en: [1, 2], fr: [3], es: [4] } as const;

/**
 * The table of backend/data/safety/food-words.tsv: words of the names of foods, but for those that ordinary language has and that are no
 * food there. @param foods foods.tsv @param ordinary ordinary-words.tsv
 */
export function foodWords(foods: string, ordinary: string): string {
  const rows = rowsOf(foods);
  const lines = Object.entries(NAMES).map(([lang, columns]) => {
    const known = new Map(rowsOf(ordinary).flatMap(([word, , food, of]) => ((of || 'en') === lang ? [[word!, food !== '']] : [])));
    const words = new Set(rows.flatMap((row) => columns.flatMap((column) => fold(row[column] ?? '').match(/[a-z]+/g) ?? [])));
    const kept = [...words].filter((word) => word.length >= LETTERS && (known.get(word) ?? true));
    return `${lang}\t${kept.sort().join(' ')}`;
  });
  return ['language\twords', ...lines, ''].join('\n');
}
