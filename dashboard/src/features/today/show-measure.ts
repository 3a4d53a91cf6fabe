import type { FoodPortion } from '@mealtext/backend/contract';
import { sayLater } from './say-later';

const NAMES: Readonly<Record<string, string>> = {
  floz: 'fl oz',
  get count() {
    return sayLater('portion');
  },
};

/** "large slice", "cup", "g"; a food that is counted by itself is "large", or "portion". */
export function showMeasure({ unit, size }: Pick<FoodPortion, 'unit' | 'size'>): string {
  if (unit === 'count' && size) return size;
  return [size, NAMES[unit] ?? unit].filter(Boolean).join(' ');
}
