import type { Portion } from './food.js';

/** "1 large slice=43", "1 cup, diced=140", "10 chips=20"; null when it is not of this form. */
export function parsePortion(text: string): Portion | null {
  const at = text.lastIndexOf('=');
  const grams = Number(text.slice(at + 1));
  return at > 0 && grams > 0 ? { text: text.slice(0, at).trim(), grams } : null;
}

export const portionText = ({ text, grams }: Portion): string => `${text}=${Math.round(grams * 100) / 100}`;
