import { itemText } from '../../conversation/replies/amount-text.js';
import type { Item } from '../../domain/entry.js';

/** Items in a few words: "2 scrambled eggs, 1 toast". */
export const describeItems = (items: readonly Item[]): string => items.map((item) => itemText(item, 'en')).join(', ');
