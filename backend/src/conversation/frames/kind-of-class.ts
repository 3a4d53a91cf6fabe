import type { Item } from '../../domain/entry.js';
import { keepMany } from '../../domain/keep-many.js';
import { fold } from '../../language/fold.js';
import { builtInTable, type Food, foodOfItem, type FoodTable } from '../../food/index.js';
import type { TurnContext } from '../turn-context.js';

/** So many signs of a code tell a class of foods. */
const CLASS = 2;
/** A meal is told with so many kinds at least without one being looked for twice. */
const KEPT = 200;

/** Whether foods of the class of one are named with words: "boneless" of wings and no celery, "decaf" of coffee and no cake. */
export function isKindOfClass(words: string, item: Item, context: TurnContext): boolean {
  const table = context.table ?? builtInTable();
  const food = foodOfItem(item, table);
  return food !== null && classOf(food).some((one) => classesOf(fold(words), table).has(one));
}

/** By its code, and by its category where a maker's food has no such code. */
const classOf = ({ code, category }: Food): string[] => [code.slice(0, CLASS), ...(category === '' ? [] : [category])];

function classesOf(words: string, table: FoodTable): ReadonlySet<string> {
  let ofTable = known.get(table);
  if (!ofTable) known.set(table, (ofTable = keepMany((said) => classesNamed(said, table), KEPT)));
  return ofTable(words);
}
const known = new WeakMap<FoodTable, (words: string) => ReadonlySet<string>>();

const classesNamed = (words: string, { foods }: FoodTable): ReadonlySet<string> =>
  new Set(foods.filter(({ name, aliases }) => [name, ...aliases].some((one) => ` ${one} `.includes(` ${words} `))).flatMap(classOf));
