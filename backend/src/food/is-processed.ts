import { dataFile } from './data-files.js';
import type { Food } from './food.js';
import { once } from './once.js';

const categories = once(() => new Set(dataFile('processed.tsv').trimEnd().split('\n').slice(1)));

/** Fast food, sweets, salty snacks, soft drinks and cured meat, by their category. */
export const isProcessed = ({ category }: Food): boolean => categories().has(category);
