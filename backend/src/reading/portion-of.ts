import { addNutrients, scaleNutrients } from '../domain/nutrients.js';
import { scaleItem, withAmount } from './loose-amounts.js';
import { NOTHING_SAID, type FoodTable } from '../food/index.js';
import { ownUnit } from './own-words.js';
import type { ReadItem } from './reading.js';
import type { Recipe } from './take-recipe.js';

/** What was eaten of a pot: one food with the sum of what went in, or, without a name, so much of each. A single food in a pan was cut into pieces of it. */
export function portionOf(recipe: Recipe, ingredients: readonly ReadItem[], table: FoodTable): ReadItem[] {
  const { title, portions, eaten } = recipe;
  const share = eaten / portions;
  const [only, second] = ingredients;
  if (only && !second)
    return [
      only.quantity > 1 && !only.assumed
        ? scaleItem(only, share)
        : withAmount(only, { ...NOTHING_SAID, quantity: eaten, unit: recipe.share ? 'serving' : null }, table),
    ];
  if (title === null) return ingredients.map((item) => scaleItem(item, share));
  const known = ingredients.filter(({ nutrients }) => nutrients !== null);
  const sum = addNutrients(known.map(({ nutrients }) => nutrients));
  const unit = recipe.unit === null ? 'count' : ownUnit(recipe.unit);
  return [
    {
      name: title,
      quantity: eaten,
      unit: unit === 'count' || unit === null ? 'serving' : unit,
      size: null,
      grams: known.every(({ grams }) => grams !== null) ? known.reduce((all, { grams }) => all + grams!, 0) * share : null,
      nutrients: scaleNutrients(sum, share),
      source: 'user',
      food: null,
      assumed: false,
      assumption: null,
      mods: [],
      words: `${eaten === 1 ? '' : `${eaten} `}${recipe.unit === null ? '' : `${recipe.unit} of `}${title}`,
      choices: [],
      sureness: 1,
    },
  ];
}
