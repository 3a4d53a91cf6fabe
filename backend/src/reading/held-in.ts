import { begins } from '../language/letters.js';
import { nutrientOf } from './amount-parts.js';
import type { EnergyPiece } from './pieces.js';
import type { Token } from './tokens.js';

const NUTRIENTS = new Set(
  'protein carb carbs carbohydrate carbohydrates fat fats fiber fibre sugar sugars sodium proteine proteines glucides proteina caffeine'.split(
    ' ',
  ),
);
/** Foods sold by their protein: "20g protein shake". */
const BY_PROTEIN = ['powder', 'shake', 'bar', 'ball', 'pancake', 'cookie', 'drink', 'smoothie'];
const NAMED_BY_NUTRIENT = 'shake bar ball pancake cookie drink smoothie yogurt chips water bagel wrap cereal'.split(' ');

/** "30g protein", "20 g of carbs": what the food holds, not how much of it was eaten. `next` stands behind the measure. */
export function heldIn(
  tokens: readonly Token[],
  amount: { value: number; measure: string | null; from: number; next: number },
): { piece: EnergyPiece; next: number } | null {
  const { value, measure, from, next } = amount;
  if (measure !== 'g' && measure !== 'mg') return null;
  const at = tokens[next]?.text === 'of' ? next + 1 : next;
  const nutrient = tokens[at];
  const after = tokens[at + 1];
  if (!nutrient || !NUTRIENTS.has(nutrient.text) || after?.text === 'free' || spooned(tokens, next)) return null;
  if (nutrient.text === 'protein' && isWeight(value, measure, after?.text ?? '')) return null;
  const inGrams = measure === 'g';
  return {
    piece: {
      type: 'energy',
      value: inGrams ? Math.abs(value) : 0,
      nutrient: inGrams ? nutrientOf(nutrient.text) : 'other',
      each: false,
      pack: false,
      from,
      to: nutrient.to,
    },
    // "30g protein shake": the nutrient's word is part of the name, too
    next: after?.kind === 'word' && begins(after.text, NAMED_BY_NUTRIENT) ? at : at + 1,
  };
}

/** "30 g protein powder", "60 g protein bar": so much of it was eaten. */
const isWeight = (value: number, measure: string, after: string): boolean =>
  begins(after, BY_PROTEIN) && value < 400 && (after === 'powder' || (measure === 'g' && value >= 45));

/** "Tea with 8 g of sugar" is sugar that was eaten; beside protein or fat it is what a label says. */
function spooned(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.text === 'of' &&
    tokens[at + 1]?.text === 'sugar' &&
    !tokens.some(({ text }) => text !== 'sugar' && NUTRIENTS.has(text)) &&
    !tokens.some(({ text }) => text === 'bar' || text === 'cereal')
  );
}
