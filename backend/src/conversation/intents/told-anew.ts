import type { Item } from '../../domain/entry.js';
import { chartOf } from '../frames/understand.js';
import type { TurnContext } from '../turn-context.js';

const MORE: ReadonlySet<string> = new Set(['more', 'another', 'again', 'too', 'extra', 'and', 'seconds', 'ordinal']);

/**
 * "Burger", and a moment later "burger with fries": the food that leads is the one that was told before, and only what stands beside it
 * is new. Not where an amount is told of it, or that it was one more.
 */
export function withoutToldAnew(before: readonly Item[], items: Item[], context: TurnContext): Item[] {
  const [first, ...others] = items;
  if (!first || others.length === 0 || !first.assumed || first.food === null) return items;
  const told = before.some(({ food, name }) => food === first.food && name === first.name);
  const oneMore = chartOf(context).at[0]?.some(({ kind }) => MORE.has(kind)) === true;
  return told && !oneMore ? others : items;
}
