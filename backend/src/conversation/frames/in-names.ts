import { builtInTable, type FoodTable } from '../../food/index.js';
import { LONG_STEM, stems } from '../targets.js';

/** The stems of the names of a table's foods, and what the long ones end in. */
interface Names {
  stems: ReadonlySet<string>;
  ends: ReadonlySet<string>;
}

/** Whether a stem is one (`sameStem`) of any name of a table: what is not can be of no food that is found there. */
export function isInNamesOf(stem: string, table: FoodTable = builtInTable()): boolean {
  let names = known.get(table);
  if (!names) known.set(table, (names = namesOf(table)));
  return names.stems.has(stem) || names.ends.has(stem) || endsOf(stem).some((end) => names.stems.has(end));
}
const known = new WeakMap<FoodTable, Names>();

function namesOf({ foods }: FoodTable): Names {
  const words = new Set(foods.flatMap(({ name, aliases, fr, es }) => [name, ...aliases, ...fr, ...es].flatMap((one) => one.split(' '))));
  const all = new Set([...words].flatMap(stems));
  return { stems: all, ends: new Set([...all].flatMap(endsOf)) };
}

/** What a stem ends in, as long as a stem has to be to be compared by its end. */
const endsOf = (stem: string): string[] => Array.from({ length: Math.max(0, stem.length - LONG_STEM) }, (_, from) => stem.slice(from + 1));
