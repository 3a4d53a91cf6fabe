import type { Exceptions } from './check.js';

/** Built-in foods whose published figures break a rule of `checkFoods`, and why they stand. */
export const TABLE_EXCEPTIONS: Exceptions = {
  'cocoa powder': 'energy with the specific factors for cocoa (1.33 kcal per gram of carbohydrate)',
  'oat bran': 'energy with the specific factors for bran, most of which is not digested',
  'sugar free gum': 'sugar alcohols have about 2.4 kcal per gram',
  stevia: 'erythritol is counted as carbohydrate and has no energy',
  'monk fruit sweetener': 'erythritol is counted as carbohydrate and has no energy',
  'taco seasoning': 'the maker rounds the energy of a small serving',
};
