import { foodOfItem, type Food, type FoodTable } from '../food/index.js';
import { formWords } from '../food/form-words.js';
import { groundItem } from '../food/ground-item.js';
import { isMeasuredApart } from './kind-behind.js';
import type { MealClause } from './meal-clause.js';
import { scaleItem } from './loose-amounts.js';
import type { ReadItem } from './reading.js';
import { readFoodPhrase } from './food-phrase.js';

interface Told {
  item: ReadItem;
  in: MealClause;
  /** It tells what something was: "the milk was skim". */
  describes: boolean;
  /** It counts all of its kind that stands before; so once. */
  total: boolean;
  /** It may speak of what was named before: behind a comma or a full stop, or with "the". */
  again: boolean;
}

/** How a food that is named again stands to the one before. */
type Tie = 'same' | 'kind' | 'part' | 'named-short';

const APART = new Set(['comma', 'end', 'open']);

/**
 * Foods that a text names twice count once: "steak and potatoes. the steak was 8 oz", "sushi for lunch: 6 salmon rolls and 2 tuna rolls",
 * "pizza night, 3 slices of pepperoni", "latte with a muffin. latte was oat milk". Only what was named without an amount is told again;
 * what a sentence describes ("the rice was brown") is no more food than what it describes.
 */
export function withoutRestated(clauses: readonly MealClause[], table: FoodTable): void {
  const told: Told[] = [];
  let before: MealClause | null = null;
  for (const read of clauses) {
    if (before && (read.stance !== before.stance || read.marks.some((mark) => !before!.marks.includes(mark)))) told.length = 0;
    let again = false;
    for (const [k, item] of read.items.entries()) {
      const apart = k === 0 ? before !== null : APART.has(item.lead?.joint ?? '');
      again = apart || item.lead?.definite === true || (again && (item.lead?.joint === 'and' || item.lead?.joint === 'none'));
      told.push({
        item,
        in: read,
        total: item.lead?.total === true,
        describes: item.lead?.describes === true || (item.lead?.joint === 'open' && item.assumed),
        again,
      });
    }
    const together = before && !read.marks.some(({ meal }) => meal !== undefined && before!.marks.every((mark) => mark.meal !== meal));
    if (before && together) withoutItsParts(before, read, table);
    if (before && together) withoutItsKind(before, read, table);
    before = read;
    settle(told, table);
  }
}

/**
 * "Tapsilog. garlic rice 1 cup, 2 eggs, beef tapa": a dish, and behind a full stop nothing but what lies in it. With amounts it is those
 * parts, else the dish.
 */
function withoutItsParts(before: MealClause, read: MealClause, table: FoodTable): void {
  const dish = before.items.at(-1);
  const food = dish?.assumed && foodOfItem(dish, table);
  if (!dish || !food || !food.tags.has('dish') || read.items.length < PARTS || before.stance !== read.stance) return;
  if (!read.items.every((item) => item.lead?.definite !== true && food.holds.includes(stemsOf(item).at(-1)!))) return;
  if (read.items.some(({ assumed, unit }) => !assumed || unit !== 'count')) before.items.pop();
  else dish.mods = [...dish.mods, ...read.items.splice(0).map(({ words }) => words)];
}
/** "Cereal for dinner again. reeses puffs with milk", "soup for lunch. tomato": what was named in general is told more closely. */
function withoutItsKind(before: MealClause, read: MealClause, table: FoodTable): void {
  const [dish, more] = before.items;
  const [first] = read.items;
  if (!dish?.assumed || more || !first?.nutrients || before.stance !== 'ate' || read.stance !== 'ate') return;
  const [general, special] = [foodOfItem(dish, table), foodOfItem(first, table)];
  if (!general?.tags.has('generic') || general.tags.has('drink') || !special || special === general || first.lead?.definite) return;
  const kind = formWords(dish.words).stems;
  const whole = first.assumed ? fullName(dish, first, table) : null;
  const named = [special.name, ...special.aliases].some((name) => kind.every((stem) => formWords(name).stems.includes(stem)));
  if (!whole && !named && !kind.every((stem) => classOf(special).includes(stem))) return;
  const told = whole && !named ? { ...whole, lead: first.lead } : first;
  read.items[0] = { ...told, mods: [...told.mods, dish.words] };
  before.items.length = 0;
}

const classOf = ({ category }: Food): readonly string[] => formWords(category.toLowerCase()).stems;

/** So many are no chance. */
const PARTS = 3;

function settle(told: Told[], table: FoodTable): void {
  for (let k = 1; k < told.length; k++) {
    const later = told[k]!;
    if (later.total && !later.item.assumed)
      for (const earlier of told.slice(0, k)) if (tieOf(earlier.item, later.item, table) === 'same') put(earlier, []);
    later.total = false;
    if (
      later.item.lead?.corrects === true &&
      told[k - 1]!.item.nutrients !== null &&
      tieOf(told[k - 1]!.item, later.item, table) === 'same'
    )
      put(told[k - 1]!, []);
    if (!later.again || later.item.nutrients === null) continue;
    const short = later.item.lead?.definite === true && told.slice(0, k).some(({ item }) => isAgain(later.item, item));
    if (later.item.assumed && !later.describes && !short) continue;
    const ties = told
      .slice(0, k)
      .map((earlier, at) => ({ earlier, at }))
      .filter(({ earlier: { item } }) => item.nutrients !== null && (item.assumed || later.describes || isShareOfOne(later.item, item)))
      .map((one) => ({ ...one, tie: tieOf(one.earlier.item, later.item, table) }))
      .filter(({ earlier, at, tie }) => tie === 'same' || at === k - 1 || earlier.in !== later.in || told[k - 1]!.again);
    const found = ties.findLast(({ tie }) => tie === 'same') ?? ties.findLast(({ tie }) => tie !== null);
    if (!found) continue;
    const now = merged(found.earlier.item, later.item, found.tie!, table);
    put(later, now.later);
    put(found.earlier, now.earlier);
  }
}

/** The foods in place of one that was told; none: it is taken out. */
function put({ item, in: clause }: Told, now: readonly ReadItem[]): void {
  const at = clause.items.indexOf(item);
  if (at >= 0) clause.items.splice(at, 1, ...now);
}

function merged(
  earlier: ReadItem,
  later: ReadItem,
  tie: Tie,
  table: FoodTable,
): { earlier: readonly ReadItem[]; later: readonly ReadItem[] } {
  // "club sandwich and soup. only had half the sandwich"
  if (isShareOf(later, earlier)) return { earlier: [scaleItem(earlier, later.quantity)], later: [] };
  if (later.assumed && later.lead?.definite && isAgain(later, earlier)) return { earlier: [earlier], later: [] };
  if (tie === 'named-short') return { earlier: [], later: [fullName(earlier, later, table)!] };
  if (tie === 'part') {
    const sides = later.assumed ? [] : sidesOf(earlier, table).filter((side) => side.food !== later.food);
    if (sides.length === 1) return { earlier: [...sides], later: [later] };
    return { earlier: [{ ...earlier, mods: [...earlier.mods, later.words] }], later: [] };
  }
  if (!later.assumed) return { earlier: [], later: [later] };
  if (tie === 'same') return { earlier: [{ ...earlier, mods: [...new Set([...earlier.mods, ...later.mods])] }], later: [] };
  const amount = earlier.assumed ? {} : { quantity: earlier.quantity, unit: earlier.unit, size: earlier.size };
  return { earlier: [{ ...later, ...groundItem(later, amount, table) }], later: [] };
}

/** "Steak and potatoes, didn't finish the potatoes". */
const isAgain = (later: ReadItem, earlier: ReadItem): boolean =>
  isShortOf(later, earlier) || (earlier.food !== null && earlier.food === later.food && earlier.name === later.name);

/** "The sandwich" of a ham sandwich. */
const isShortOf = (later: ReadItem, earlier: ReadItem): boolean =>
  stemsOf(later).length === 1 && stemsOf(earlier).length > 1 && stemsOf(later)[0] === stemsOf(earlier).at(-1);

/** Half of what was named before: the same food, or its last word alone. */
const isShareOf = (later: ReadItem, earlier: ReadItem): boolean =>
  later.quantity < 1 && !later.assumed && later.unit === 'count' && stemsOf(later).at(-1) === stemsOf(earlier).at(-1);

/** "A hashbrown, tossed half the hashbrown". */
const isShareOfOne = (later: ReadItem, earlier: ReadItem): boolean =>
  later.lead?.definite === true && earlier.quantity === 1 && earlier.unit === 'count' && isShareOf(later, earlier);

function tieOf(earlier: ReadItem, later: ReadItem, table: FoodTable): Tie | null {
  if (earlier.food !== null && earlier.food === later.food && earlier.name === later.name) return 'same';
  const mine = stemsOf(later);
  const theirs = stemsOf(earlier);
  const head = theirs[theirs.length - 1];
  if (head === undefined || mine.length === 0) return null;
  const food = foodOfItem(later, table);
  const general = foodOfItem(earlier, table);
  // "eggs, 1 bagel": an egg bagel is no kind of eggs
  const isKind = (name: readonly string[]): boolean =>
    theirs.every((stem) => name.includes(stem)) &&
    (general === null || general.category === food?.category || name.at(-1) === head || name[0] === mine[0]);
  if ([mine, ...namesOf(food)].some(isKind)) return 'kind';
  // "toast, half an avocado" is no half of avocado toast, "drank milk and ate a banana" no banana milk
  const alone = later.unit === 'count' && later.quantity <= 1 && (food?.eaten ?? 0) >= EATEN_ALONE;
  const own = alone || (general !== null && isMeasuredApart(general, later));
  if (!own && general?.tags.has('generic') && fullName(earlier, later, table)) return 'named-short';
  // "fruit punch (a pouch of capri sun)": which drink it was
  if (later.lead?.joint === 'open' && !later.assumed && general?.tags.has('drink') && food?.tags.has('drink')) return 'kind';
  const said = new Set([...theirs, ...formWords(earlier.words).stems]);
  const part = mine[mine.length - 1]!;
  return (said.size > 1 && said.has(part)) || (later.assumed && foodOfItem(earlier, table)?.holds.includes(part)) ? 'part' : null;
}

const EATEN_ALONE = 3;

const namesOf = (food: Food | null): (readonly string[])[] =>
  food ? [food.name, ...food.aliases].map((name) => formWords(name).stems) : [];

const stemsOf = ({ name }: ReadItem): readonly string[] => formWords(name).stems;

/** "3 slices of pepperoni" of a pizza: what is named short, by its full name; null: there is no such food. */
function fullName(earlier: ReadItem, later: ReadItem, table: FoodTable): ReadItem | null {
  const key = [...stemsOf(later), ...stemsOf(earlier)].join(' ');
  const form = table.forms.exact.get(key);
  if (form === undefined || table.forms.words[form]!.some(({ joined }) => joined)) return null;
  const [item, more] = readFoodPhrase(`${later.words} ${earlier.name}`, { table, unknowns: 'never', memory: [] }).items;
  return item && !more && item.food !== later.food ? item : null;
}

/** "Steak and potatoes" as two foods. */
function sidesOf(item: ReadItem, table: FoodTable): readonly ReadItem[] {
  const { and, with: withAt } = formWords(item.words);
  if (and < 0 && withAt < 0) return [];
  const words = item.words.split(' ');
  const joint = words.findIndex((word, i) => i > 0 && formWords(words.slice(0, i + 2).join(' '))[and >= 0 ? 'and' : 'with'] > 0);
  const read = (text: string): ReadItem[] => readFoodPhrase(text, { table, unknowns: 'never', memory: [] }).items;
  return joint < 1 ? [] : [...read(words.slice(0, joint).join(' ')), ...read(words.slice(joint + 1).join(' '))];
}
