import { formWords } from '../food/form-words.js';
import { foodOfItem, type Food } from '../food/index.js';
import { isDigit, isLetter } from '../language/letters.js';
import { readFoodPhrase, type FoodPhrase, type PhraseOptions } from './food-phrase.js';
import { begins } from '../language/letters.js';
import { ARTICLES, NUMBER_WORDS } from './number-words.js';
import type { ReadItem } from './reading.js';
import { placeAt } from '../food/retrieval/place-words.js';

/** "Overnight oats: 40 g oats; 200 ml milk; 15 g chia", "bowl = tofu (120 g) + rice (150 g)": one list behind its title, however it is cut. */
export function asOneList(text: string): string {
  const at = text.indexOf(' = ');
  const equal = at > 0 && [...text.slice(0, at)].every((sign) => sign === ' ' || isLetter(sign)) && !isDigit(text[at + 3]);
  const said = equal ? `${text.slice(0, at)}: ${text.slice(at + 3)}` : text;
  const colon = said.indexOf(': ');
  const cut = said.indexOf(';');
  return colon > 0 && cut > colon && said.indexOf(': ', colon + 1) < 0 && !said.includes('\n') ? said.replaceAll(';', ',') : said;
}

/** "Chicken salad: …", "post workout shake: …"; a second colon makes a list of foods and amounts ("rice: 1 cup, beans: 2 tbsp"). */
const TITLE = /^([^:,;.\d()]{3,40}?)\s*:\s+([^:]+)$/;

/**
 * Reads a clause that may begin with a title. A dish whose parts are named after it with amounts is its parts; one with parts
 * but no amounts is the dish and what it holds. A restaurant before the colon tells whose foods they are.
 */
export function readTitled(text: string, options: PhraseOptions): FoodPhrase {
  const filled = filledOf(text, options);
  if (filled) return filled;
  const [, title, list] = TITLE.exec(text) ?? mixedOf(text, options) ?? [];
  if (title === undefined || list === undefined || placeAt(title.split(' '), 0) !== null) return readFoodPhrase(text, options);
  const [first] = list.split(/,|\band\b/);
  if (readFoodPhrase(first!, { ...options, unknowns: 'never' }).items.length === 0) return readFoodPhrase(text, options);
  const parts = readFoodPhrase(list, options);
  const measured = parts.items.some((item) => !item.assumed || item.unit !== 'count');
  if (parts.items.length > 1 && (measured || isMixed(title, options))) return parts;
  // "burrito bowl: rice, beans, chicken, guac": what lies in a dish anyway
  const held = readFoodPhrase(`${title} with ${list}`, options);
  const dishes = readFoodPhrase(title, { ...options, unknowns: 'never' }).items;
  const same = dishes.length > 0 && dishes.every(({ food }, i) => held.items[i]?.food === food);
  if (same && held.items.length < parts.items.length) return held;
  // "thanksgiving: turkey, stuffing": no food, and no part of what follows
  if (dishes.length === 0)
    return { ...parts, leftover: [...readFoodPhrase(title, { ...options, unknowns: 'never' }).leftover, ...parts.leftover] };
  return isWholeOf(dishes, parts.items, options) || isKindOf(dishes, parts.items, options)
    ? parts
    : readFoodPhrase(`${title}, ${list}`, options);
}

/** "Sub: tuna on wheat": a dish in general, and one like it. */
function isKindOf([dish, more]: readonly ReadItem[], [part, other]: readonly ReadItem[], { table }: PhraseOptions): boolean {
  const [general, special] = [dish && foodOfItem(dish, table), part && foodOfItem(part, table)];
  if (!general || !special || more || !general.tags.has('generic') || (other && foodOfItem(other, table)?.tags.has('dish'))) return false;
  return general.category === special.category || (isSandwich(general) && isSandwich(special));
}
const isSandwich = ({ category }: Food): boolean => category.toLowerCase().includes('sandwich');

/** "Poke bowl: salmon, rice, edamame, seaweed salad": parts that come to about what the dish is are the dish. */
function isWholeOf([dish, more]: readonly ReadItem[], parts: readonly ReadItem[], { table }: PhraseOptions): boolean {
  if (!dish || more || parts.length < PARTS || !foodOfItem(dish, table)?.tags.has('dish')) return false;
  return isAsMuch(dish, parts);
}
function isAsMuch(dish: ReadItem, parts: readonly ReadItem[]): boolean {
  const all = parts.reduce((sum, { nutrients }) => sum + (nutrients?.calories ?? Number.NaN), 0) / (dish.nutrients?.calories ?? 0);
  return all > LEAST_OF_IT && all < MOST_OF_IT;
}
const PARTS = 3;
const [LEAST_OF_IT, MOST_OF_IT] = [0.5, 2];

/**
 * "Chipotle bowl - chicken, white rice, black beans", "shawarma plate, chicken, garlic sauce, rice": a bowl or a plate, and behind it
 * nothing but what lies in one, rice or beans or greens among it. The parts are the dish.
 */
function filledOf(text: string, options: PhraseOptions): FoodPhrase | null {
  const at = FILLS.map((joint) => [text.indexOf(joint), joint.length] as const)
    .filter(([place]) => place > 0)
    .toSorted(([a], [b]) => a - b)[0];
  const title = at ? text.slice(0, at[0]).trim() : '';
  if (!at || !HOLDERS.has(title.split(' ').at(-1)!) || title.split(' ').length > LONGEST_TITLE || title.includes(':')) return null;
  const list = text.slice(at[0] + at[1]);
  const [dish, ...more] = readFoodPhrase(title, { ...options, unknowns: 'never' }).items;
  // Where it is from tells of its parts too.
  const whole = readFoodPhrase(`${title}, ${list}`, options);
  if (whole.items[0]?.food !== dish?.food) return null;
  const parts = { ...whole, items: whole.items.slice(1) };
  const lie = parts.items.every(({ food, nutrients, assumed }) => assumed && nutrients !== null && !begins(food ?? '', BESIDE));
  if (!dish || more.length > 0 || !dish.assumed || parts.items.length < PARTS || !lie || parts.leftover.length > 0) return null;
  if (!list.split(/[ ,]+/).some((word) => BASES.has(word))) return null;
  return isAsMuch(dish, parts.items) ? parts : null;
}
const FILLS = [' - ', ': ', ', '];
const HOLDERS: ReadonlySet<string> = new Set(['bowl', 'plate', 'platter', 'bol', 'assiette', 'tazon', 'plato']);
const BASES: ReadonlySet<string> = new Set(
  'rice beans noodles quinoa lettuce greens riz haricots nouilles laitue arroz frijoles fideos lechuga'.split(' '),
);
/** Codes of the food table: drinks, chips and fries, and what is sweet lie in none. */
const BESIDE = '92 93 94 95 11 544 712 714 53 91'.split(' ');

/** "Smoothie (banana, 1 c berries, 1 scoop whey)", "stir fry with 6 oz chicken and 1 cup rice": what is nothing but what is told of it. */
function mixedOf(text: string, options: PhraseOptions): [string, string, string] | null {
  const at = MIXES.map((joint) => [text.indexOf(joint), joint.length] as const).find(([place]) => place > 0);
  if (!at) return null;
  const [title, list] = [
    text.slice(0, at[0]).trim(),
    text
      .slice(at[0] + at[1])
      .replace(')', ' ')
      .trim(),
  ];
  // "licuado con leche 1 vaso" is one glass of it
  if (FOREIGN_MIXES.has(text.slice(at[0], at[0] + at[1])) && !counts(list.split(' ', 1)[0]!)) return null;
  if (title.split(' ').length > LONGEST_TITLE || list.includes('(')) return null;
  const parts = () => readFoodPhrase(list, options).items;
  if (isMixed(title, options, true)) return parts().filter(({ assumed }) => !assumed).length > 1 ? [text, title, list] : null;
  return amountsIn(list) >= PARTS - 1 && isToldByParts(title, parts, options) ? [text, title, list] : null;
}

const amountsIn = (list: string): number => list.split(' ').filter((word) => [...word].some((sign) => isDigit(sign))).length;

/** "Salad with 85 g tuna, 50 g lettuce, 60 g tomato", "poutine (medium fries, 60 g curds, 80 g gravy)": a dish of which all parts were measured, its own among them. */
function isToldByParts(title: string, partsOf: () => readonly ReadItem[], options: PhraseOptions): boolean {
  const [item, ...more] = readFoodPhrase(title, { ...options, unknowns: 'never' }).items;
  const dish =
    item && more.length === 0 && item.quantity === 1 && (item.assumed || item.unit === 'count') ? foodOfItem(item, options.table) : null;
  // Its parts are read only where it has some.
  if (!dish?.tags.has('dish')) return false;
  const parts = partsOf();
  const measured = parts.filter(({ assumed }) => !assumed);
  if (measured.length < PARTS || measured.length < parts.length - 1) return false;
  return measured.some(({ name }) => formWords(name).stems.some((stem) => dish.holds.includes(stem)));
}
const MIXES = ['(', ' with ', ' w ', ' con ', ' avec '];
const FOREIGN_MIXES = new Set([' con ', ' avec ']);
const counts = (word: string): boolean => ARTICLES.has(word) || NUMBER_WORDS.has(word) || Number.isFinite(Number.parseFloat(word));
const LONGEST_TITLE = 9;

/** Categories of what is mixed of whatever is named behind it. */
const MIXED = /smoothie|milk shake|stir-fry/i;

/** "Smoothie: banana, spinach, almond milk" is what it was made of; a protein shake is more than that. */
function isMixed(title: string, options: PhraseOptions, general = false): boolean {
  const [item, ...more] = readFoodPhrase(title, { ...options, unknowns: 'never' }).items;
  const food = item && more.length === 0 ? foodOfItem(item, options.table) : null;
  return food != null && MIXED.test(food.category) && (!general || food.tags.has('generic'));
}
