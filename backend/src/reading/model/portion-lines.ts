import type { Food } from '../../food/index.js';
import { measureOf } from '../../food/portions/measure.js';
import { densityOf } from '../../food/portions/weigh.js';

/** One line of what is offered for a row: an amount in words, and what it weighs. */
export interface PortionLine {
  text: string;
  grams: number;
}

const MOST_LINES = 16;

/** The amounts of a food that may be chosen by number: the usual one first, its own portions, a cup and an ounce where it has none, a gram. */
export function portionLines(food: Food): PortionLine[] {
  const own = food.portions.filter((portion) => !measureOf(portion).guideline);
  const lines: PortionLine[] = [{ text: 'amount not said', grams: food.standard.grams }];
  const seen = new Set<string>();
  for (const { text, grams } of own) {
    if (lines.length > MOST_LINES) break;
    if (seen.has(text)) continue;
    seen.add(text);
    lines.push({ text, grams });
  }
  const density = densityOf(food);
  const has = (unit: string): boolean => own.some((portion) => measureOf(portion).unit === unit);
  if (density !== null && !has('cup')) lines.push({ text: '1 cup', grams: round(240 * density) });
  if (density !== null && !has('floz') && food.tags.has('drink')) lines.push({ text: '1 fl oz', grams: round(29.57 * density) });
  return [...lines, { text: '1 oz (weight)', grams: 28.35 }, { text: '1 g', grams: 1 }];
}

const round = (grams: number): number => Math.round(grams * 10) / 10;
