import type { Item } from '../domain/entry.js';
import { plural } from './plural.js';

const PLURAL_UNITS = new Set(['floz', 'oz', 'g', 'kg', 'lb', 'ml', 'l', 'tbsp', 'tsp']);

/** An item in few words, as a confirmation shows it: "2 eggs", "1 slice pizza, no cheese", "0.33 large popcorn". */
export function describeItem(item: Pick<Item, 'name' | 'quantity' | 'unit' | 'size' | 'mods'>): string {
  const number = String(Math.round(item.quantity * 100) / 100);
  const size = item.size && item.size !== item.unit ? `${item.size} ` : '';
  const many = item.quantity > 1;
  const mods = item.mods.filter((mod) => !item.name.includes(mod));
  const tail = mods.length ? `, ${mods.join(', ')}` : '';
  if (item.unit === 'count') return `${number} ${size}${many ? plural(item.name) : item.name}${tail}`;
  const unit = item.unit === 'floz' ? 'fl oz' : many && !PLURAL_UNITS.has(item.unit) ? plural(item.unit) : item.unit;
  if (item.name.startsWith(`${item.unit} of `)) return `${number} ${size}${unit}${item.name.slice(item.unit.length)}${tail}`;
  return `${number} ${size}${unit} ${item.name}${tail}`;
}
