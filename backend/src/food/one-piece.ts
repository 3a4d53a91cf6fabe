import type { Food, Portion } from './food.js';
import { VOLUMES } from './measures.js';

/** What "a pizza" is, where the food is mostly counted in slices. */
export function wholeOf(food: Food): Portion | undefined {
  if (food.standard.portion.unit !== 'slice') return undefined;
  return food.portions.find((portion) => portion.unit === 'whole' || portion.unit === 'pie');
}

/** What "half a melon" is half of, where the food is mostly counted in cups or cuts. */
export function uncut(food: Food): Portion | undefined {
  const usual = standardGrams(food).grams;
  return (
    food.portions.find((portion) => portion.unit === 'whole') ??
    food.portions.find(({ unit, size, grams }) => unit === 'piece' && size === 'medium' && grams >= 3 * usual)
  );
}

/** "10 almonds" are ten pieces and not ten handfuls. */
export function fewOfMany(food: Food, said: { plural: boolean; quantity: number | null }): boolean {
  const piece = food.portions.find((portion) => portion.unit === 'piece' && portion.size === null);
  return said.plural && (said.quantity ?? 0) >= 2 && piece !== undefined && piece.grams * 3 <= standardGrams(food).grams;
}

/** The usual amount of a food, and how it is called. */
export function standardGrams({ standard }: Food): { grams: number; label: string } {
  const { quantity, portion } = standard;
  const words = [portion.size, portion.unit === 'piece' && portion.size ? null : portion.unit].filter(Boolean).join(' ');
  return { grams: quantity * portion.grams, label: `${quantity} ${words}` };
}

/** One of a food: its own piece, else a medium one, else what its usual amount counts in. */
export function onePiece(food: Food): { grams: number; label: string } {
  const piece =
    food.portions.find((portion) => portion.unit === 'piece' && portion.size === null) ??
    food.portions.find((portion) => portion.unit === 'piece' && portion.size === 'medium') ??
    food.portions.find((portion) => portion.unit === 'piece' && portion.size === 'regular');
  if (piece) return { grams: piece.grams, label: '1 piece' };
  const { portion } = food.standard;
  if (portion.unit !== 'g' && !(portion.unit in VOLUMES && (food.tags.has('count') || food.tags.has('drink'))))
    return { grams: portion.grams, label: `1 ${portion.size ? `${portion.size} ` : ''}${portion.unit}` };
  return standardGrams(food);
}
