import type { Item } from '../../domain/entry.js';
import type { Amount } from '../../reading/reading.js';
import { stem, stems } from '../targets.js';

/** "2 large cup": an amount as it is read again before its food. */
export const inWords = ({ quantity, size, unit }: Amount): string =>
  [quantity ?? '', size ?? '', unit === 'count' ? '' : (unit ?? '')].filter((part) => part !== '').join(' ');

/** "3 chops" of lamb chops: the unit is the food itself. */
export const isHead = (unit: string | null, { name }: Item): boolean => unit !== null && stem(unit) === stems(name).at(-1);
