import { formWords } from '../../food/form-words.js';
import type { Item } from '../../domain/entry.js';
import { groundFood, NOTHING_SAID, type Food, type FoodTable } from '../../food/index.js';
import { isMealBeside, plateOf } from '../../food/portions/plate.js';
import { absurd, subtractWithout, withClaims } from '../item-changes.js';
import type { Said } from '../heard-amount.js';
import { saidOf } from '../item-amount.js';
import { rememberedItem } from '../memory.js';
import type { FoodMemory, ItemChoice, ReadItem } from '../reading.js';
import { chooseRow, type Row } from './choose-row.js';
import type { CoverItem } from './cover-clause.js';
import { type Element, wordOf } from './element.js';
import { isClassOf } from './close-look.js';
import { WEIGHTS } from '../../food/retrieval/weights.js';

/** The item that a run of a cover makes. */
export function readCovered(
  elements: readonly Element[],
  item: CoverItem,
  cover: readonly CoverItem[],
  text: string,
  options: { table: FoodTable; memory: readonly FoodMemory[] },
): ReadItem {
  const { table } = options;
  const first = item.candidates[0]!;
  const said = saidOf(elements, { from: item.from, to: item.to, matched: first.matched });
  if (said.times > 1) {
    // "double order of fries"
    if (said.unit === null ? said.quantity === null : said.quantity === 1) said.quantity = said.times;
    said.mods = [...said.mods, said.times === 2 ? 'double' : 'triple'];
  }
  if (said.share && said.unit !== null && said.unit === said.size) said.unit = null;
  const row = chooseRow(item.candidates, said, table);
  const { food } = row;
  // "café deux crèmes": counted is what is put in
  if (food.tags.has('drink') && isCountedWithin(elements, item, first.matched)) said.quantity = null;
  if (said.trailing && said.quantity! >= 60 && said.quantity! <= 1500 && (said.quantity! >= 100 || absurd(groundFood(food, said), said))) {
    // "granola bar 190": what the wrapper says
    said.calories = said.quantity;
    said.quantity = null;
  } else if (said.trailing && absurd(groundFood(food, said), said)) {
    // "core power 42": a number of its label
    said.mods = [...said.mods, String(said.quantity)];
    said.quantity = null;
  }
  const remembered = rememberedItem(
    first.matched.map((i) => elements[i]!.stems[0]!.stem),
    said,
    options,
  );
  let grounded: Item = remembered ?? groundFood(food, said);
  const stirred = !remembered && saysNoAmount(said) && isStirredIn(item, cover, food, table);
  const dashes = !remembered && countsAlone(said) && isDashOf(item, cover, food, table) ? said.quantity! : 0;
  const whole = !remembered && !stirred && saysNoAmount(said) ? plateOf(food, said.plural) : null;
  const plate = stirred ? SPLASH : dashes > 0 ? dashes * SPLASH : whole !== null && isMain(item, cover, table) ? whole : null;
  if (plate !== null) grounded = { ...groundFood(food, { ...said, grams: plate }), assumed: true, assumption: `${Math.round(plate)} g` };
  const servings = !remembered && countsAlone(said) ? servingsIn(elements.slice(item.from, item.to), food, grounded) : null;
  if (servings !== null) grounded = groundFood(food, { ...said, grams: servings });
  if (said.share && said.size !== null && said.unit === null) grounded = { ...grounded, unit: said.size };
  if (!remembered) {
    const shown = table.forms.shown(row.form);
    // "burger no bun" as a row of its own has none to take away, and is a burger
    grounded =
      row.matched.some((i) => elements[i]!.negated) ||
      (food.name !== withoutAway(food.name) && said.mods.some((mod) => food.name.endsWith(mod)))
        ? { ...grounded, name: withoutAway(shown) }
        : subtractWithout({ ...grounded, name: shown }, food);
    grounded = withClaims(grounded, said);
  }
  const sureness = sureOf(elements, item, row);
  return {
    ...grounded,
    words: wordsOf(elements, item, text),
    sureness: absurd(grounded, said) ? 0.1 : sureness,
    choices: choicesOf(grounded, food, row, said),
  };
}

/** A name up to what it says is left away. */
function withoutAway(name: string): string {
  const words = name.split(' ');
  const at = words.findIndex((word, i) => i > 0 && AWAY.has(word));
  return at < 0 ? name : words.slice(0, at).join(' ');
}
const AWAY = new Set(['no', 'without', 'sans', 'sin']);

/** A number without a measure that stands behind the first of the words that name a food, and before the last. */
function isCountedWithin(elements: readonly Element[], { from, to }: CoverItem, matched: readonly number[]): boolean {
  const [first, last] = [matched[0]!, matched[matched.length - 1]!];
  const counts = elements
    .slice(from, to)
    .flatMap(({ piece }, k) => (piece.type === 'amount' && !piece.article ? [{ piece, at: from + k }] : []));
  return counts.length > 0 && counts.every(({ piece, at }) => piece.measure === null && at > first && at < last);
}

/** Foods that were named in the run of an item, and that neither its names nor what lies in it explain. */
export function unheardFoods(elements: readonly Element[], { from, to, candidates }: CoverItem, table: FoodTable): string[] {
  const { form, matched } = candidates[0]!;
  const food = table.foods[table.forms.food[form]!]!;
  return elements.slice(from, to).flatMap((element, k) => {
    const { stems, negated, joint, outside, within, piece } = element;
    const named =
      joint === null && !negated && !wordOf(element).includes("'") && stems.length > 0 && outside >= WEIGHTS.item && within >= 1;
    if (!named || matched.includes(from + k) || (piece.type === 'token' && (piece.token.portion ?? piece.token.size) !== null)) return [];
    return isClassOf(element, food) || stems.some(({ stem }) => food.holds.includes(stem)) ? [] : [wordOf(element)];
  });
}

/** A dish that is the meal is a whole plate of it, and no helping beside others. */
const isMain = (item: CoverItem, cover: readonly CoverItem[], { foods, forms }: FoodTable): boolean => {
  const foodOf = ({ candidates: [best] }: CoverItem): Food => foods[forms.food[best!.form]!]!;
  const food = foodOf(item);
  return cover.every((other) => other === item || isMealBeside(food, foodOf(other)));
};
/** "Cold brew with oat milk": a drink that another takes in is no glass of it. */
function isStirredIn(item: CoverItem, cover: readonly CoverItem[], food: Food, { foods, forms }: FoodTable): boolean {
  const before = cover[cover.indexOf(item) - 1];
  if (!before || item.start !== 'with' || !food.tags.has('drink')) return false;
  const host = foods[forms.food[before.candidates[0]!.form]!]!;
  return host.tags.has('drink') && forms.words[item.candidates[0]!.form]!.some(({ stem }) => host.takes.includes(stem));
}

/** "Coffee with 2 milks", "un café 2 laits 2 sucres": so many dashes of it, and no glasses. */
function isDashOf(item: CoverItem, cover: readonly CoverItem[], food: Food, { foods, forms }: FoodTable): boolean {
  if (!food.tags.has('drink')) return false;
  const foodOf = ({ candidates: [best] }: CoverItem): Food => foods[forms.food[best!.form]!]!;
  const before = cover.slice(0, cover.indexOf(item));
  const at = before.findLastIndex((other) => foodOf(other).tags.has('drink'));
  // "2 coffees and 2 milks"
  if (at < 0 || (item.start === 'and' && at === before.length - 1)) return false;
  const { takes } = foodOf(before[at]!);
  return [...before.slice(at + 1), item].every((other) => formWords(foodOf(other).name).stems.some((stem) => takes.includes(stem)));
}

/** "Chips x2" are two of what people have of it, and no two chips; null: so many pieces. */
function servingsIn(parts: readonly Element[], { standard, tags }: Food, { grams, quantity }: Item): number | null {
  const behind = parts.some(({ piece }) => piece.type === 'amount' && piece.behind === true);
  const few = quantity <= MOST_SERVINGS && grams !== null && grams < FEW * standard.grams * quantity;
  return behind && few && !tags.has('count') ? quantity * standard.grams : null;
}
const MOST_SERVINGS = 4;
const FEW = 0.15;

/** Grams of milk that go into a cup. */
const SPLASH = 30;

/** A number of them and nothing else: one alone is a glass. */
const countsAlone = ({ quantity, unit, size, grams, calories, each }: Said): boolean =>
  quantity !== null &&
  quantity > 1 &&
  Number.isInteger(quantity) &&
  unit === null &&
  size === null &&
  grams === null &&
  calories === null &&
  each === null;

const saysNoAmount = ({ quantity, unit, size, grams, calories }: Said): boolean =>
  quantity === null && unit === null && size === null && grams === null && calories === null;

/** The user's own words for the food, without the sentence around them. */
function wordsOf(elements: readonly Element[], { from, to, candidates: [best] }: CoverItem, text: string): string {
  const tells = (i: number): boolean => {
    const { piece, within, negated } = elements[i]!;
    if (best!.matched.includes(i) || negated || piece.type !== 'token') return true;
    return within >= 0.5 || piece.token.portion !== null || piece.token.size !== null || piece.token.kind === 'close';
  };
  let first = from;
  let last = to - 1;
  while (first < last && !tells(first)) first++;
  while (last > first && !tells(last)) last--;
  return text.slice(startOf(elements[first]!), endOf(elements[last]!)).trim();
}

const startOf = ({ piece }: Element): number => (piece.type === 'token' ? piece.token.from : piece.from);
const endOf = ({ piece }: Element): number => (piece.type === 'token' ? piece.token.to : piece.to);

/** From what is left unexplained and unsaid: 1 for a food's very name, 0.5 where one telling word is not its own; less where one is no word we know. */
function sureOf(elements: readonly Element[], { from, to }: CoverItem, row: Row): number {
  const strange = elements
    .slice(from, to)
    .some((element, k) => element.strange && element.stems.length === 0 && !row.matched.includes(from + k));
  return Math.max(0.05, Math.min(1, 1 - Math.max(0, row.cost) * 0.09) - (strange ? STRANGE : 0));
}

/** "Two cups of zorbo toast" may be anything. */
const STRANGE = 0.4;

function choicesOf(item: Item, food: Food, row: Row, said: Said): ItemChoice[] {
  if (absurd(item, said)) {
    const usual = groundFood(food, NOTHING_SAID);
    const label = (one: Item): string => `${one.assumption ?? one.quantity} ${one.name}`.trim();
    return [
      { label: label(usual), item: usual },
      { label: `${item.quantity} ${item.unit === 'count' ? '' : `${item.unit} `}${item.name}`.replaceAll('  ', ' '), item },
    ];
  }
  if (!row.rival || row.cost < 2 || said.calories !== null) return [];
  const other = groundFood(row.rival, said);
  const [a, b] = [item.nutrients?.calories ?? 0, other.nutrients?.calories ?? 0];
  if (Math.max(a, b) < 2 * Math.min(a, b) || Math.abs(a - b) < 150) return [];
  return [
    { label: item.name, item },
    { label: other.name, item: other },
  ];
}
