import type { Portion } from './food.js';
import { SIZES } from './measures.js';

/** "large slice=43", "cup (diced)=140", "small=90" (of a piece), as the table modules write them. */
export function parsePortion(text: string): Portion | null {
  const match = /^([^=(]+?)(?: \(([^)]+)\))?=(\d+(?:\.\d+)?)$/.exec(text.trim());
  if (!match) return null;
  const grams = Number(match[3]);
  const words = match[1]!.trim();
  const detail = match[2] ?? null;
  if (words in SIZES && words !== 'half') return { unit: 'piece', size: words, detail, grams };
  for (const size of sizesFirst) if (words.startsWith(`${size} `)) return { unit: words.slice(size.length + 1), size, detail, grams };
  return { unit: words, size: null, detail, grams };
}

const sizesFirst = Object.keys(SIZES)
  .filter((size) => size !== 'half')
  .sort((a, b) => b.length - a.length);

export function portionText({ unit, size, detail, grams }: Portion): string {
  const words = size === null ? unit : unit === 'piece' ? size : `${size} ${unit}`;
  return `${words}${detail ? ` (${detail})` : ''}=${Math.round(grams * 100) / 100}`;
}
