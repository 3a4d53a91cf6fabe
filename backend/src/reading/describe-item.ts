import type { Item } from '../domain/entry.js';

const PLURAL_UNITS = new Set(['floz', 'oz', 'g', 'kg', 'lb', 'ml', 'l', 'tbsp', 'tsp']);

/** An item in few words, as a confirmation shows it: "2 eggs", "1 slice pizza, no cheese", "0.33 large popcorn". */
export function describeItem(item: Pick<Item, 'name' | 'quantity' | 'unit' | 'size' | 'mods'>): string {
  const number = String(Math.round(item.quantity * 100) / 100);
  const size = item.size && item.size !== item.unit ? `${item.size} ` : '';
  const many = item.quantity > 1;
  const mods = item.mods.filter((mod) => !item.name.includes(mod));
  const tail = mods.length ? `, ${mods.join(', ')}` : '';
  if (item.unit === 'count') return `${number} ${size}${many ? pluralOf(item.name) : item.name}${tail}`;
  const unit = item.unit === 'floz' ? 'fl oz' : many && !PLURAL_UNITS.has(item.unit) ? pluralOf(item.unit) : item.unit;
  if (item.name.startsWith(`${item.unit} of `)) return `${number} ${size}${unit}${item.name.slice(item.unit.length)}${tail}`;
  return `${number} ${size}${unit} ${item.name}${tail}`;
}

/** English plural of a food's name: of its last word, or of the word before "with", "in" or "and". */
export function pluralOf(name: string): string {
  const joint = / (?:with|in|and|on|of|made) /.exec(name);
  const head = joint ? name.slice(0, joint.index) : name;
  const rest = joint ? name.slice(joint.index) : '';
  if (/(?:s|rice|milk|bread|juice|water|cheese|beef|pork|corn|tea|coffee)$/.test(head) && !/(?:ss|us)$/.test(head)) return name;
  if (/(?:s|x|z|ch|sh)$/.test(head)) return `${head}es${rest}`;
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ies${rest}`;
  if (/(?:potato|tomato|mango)$/.test(head)) return `${head}es${rest}`;
  if (/(?:loaf|leaf|half)$/.test(head)) return `${head.slice(0, -1)}ves${rest}`;
  return `${head}s${rest}`;
}
