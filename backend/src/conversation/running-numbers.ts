import { isDigit } from '../language/letters.js';

/** What may stand between running numbers: what they are of, and what joins them. */
const BESIDE = new Set(
  'meal meals workout workouts entry entries id no no. number numbers m w repas comida comidas the le la el and et y'.split(' '),
);

/** "#3, 4 and 5", "the meals 12 13", "m3": the running numbers of a text that holds nothing else; null for any other text. */
export function runningNumbers(text: string): number[] | null {
  const words = text.toLowerCase().match(/\d+|[a-z.]+|[^\s#,&]/g) ?? [];
  if (!isFigure(words.at(-1) ?? '')) return null;
  const numbers = words.filter(isFigure);
  return words.every((word) => isFigure(word) || BESIDE.has(word)) ? numbers.map(Number) : null;
}

const isFigure = (word: string): boolean => isDigit(word[0]);
