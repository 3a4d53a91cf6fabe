import type { Exceptions } from './check.js';

/** Built-in foods whose published figures or names break a rule of `checkFoods`, and why they stand. */
export const TABLE_EXCEPTIONS: Exceptions = {
  'cocoa powder': 'energy with the specific factors for cocoa (1.33 kcal per gram of carbohydrate)',
  'oat bran': 'energy with the specific factors for bran, most of which is not digested',
  'sugar free gum': 'sugar alcohols have about 2.4 kcal per gram',
  stevia: 'erythritol is counted as carbohydrate and has no energy',
  'monk fruit sweetener': 'erythritol is counted as carbohydrate and has no energy',
  'fruit flavored drink, powdered, not reconstituted, diet': 'bulking agents and acids are counted as carbohydrate',
  'taco seasoning': 'the maker rounds the energy of a small serving',
  'fast food fries': 'the same words as of fries in general: a size or an order makes them these',
};
