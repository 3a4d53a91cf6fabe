import { headOf } from './head-of.js';
import { isInNamesOf } from './in-names.js';
import { hasDigit } from '../../language/letters.js';
import type { Item } from '../../domain/entry.js';
import { builtInTable, foodOfItem, isPlural } from '../../food/index.js';
import { readAmount } from '../../reading/index.js';
import { fold } from '../../language/fold.js';
import type { ReadItem } from '../../reading/reading.js';
import { namesFood, read, SURE_FOOD } from '../matching-items.js';
import { ownName } from '../own-name.js';
import type { Change } from '../intents/edit-words.js';
import type { TurnContext } from '../turn-context.js';
import { sameStem, stem, stems } from '../targets.js';

/** How well the table must explain both together. */
const SURE = 0.84;

/** How many signs of a code tell the class of a food: all sandwiches. */
const CLASS = 3;
/** How many tell foods that are at all alike: all drinks. */
const KIN = 1;

export interface ToldTogether {
  /** The food's words and the new ones in the order that one food of the table explains best. */
  words: string;
  sureness: number;
}

/**
 * Whether words that follow a food say what kind it was: one food of the table explains both together ("ice cream", "cookie dough";
 * "steak", "ribeye"), and it is not the new food with the old one as its kind ("apple", "juice"). Null where they are two foods.
 */
export function toldTogether(item: Item, words: string, context: TurnContext): ToldTogether | null {
  const said = stems(words);
  if (said.length === 0 || said.every((word) => has(stems(item.name), word)) || isMeasured(words)) return null;
  const dish = toldOfHead(item, words, context);
  if (dish) return dish;
  const alone = read(words, context);
  const kind = toldByKind(item, words, alone, context);
  if (kind) return kind;
  const [only, ...others] = alone;
  // "Guac dip" of a dip.
  const longer = said.length > stems(item.name).length && stems(item.name).every((word) => has(said, word));
  if (longer && only && others.length === 0 && only.nutrients !== null && only.assumed && only.sureness >= SURE && only.name !== item.name)
    return { words, sureness: only.sureness };
  // "Decaf" of a coffee, "caesar" of a salad: words that by themselves are a kind of it.
  const kin = only && others.length === 0 && only.nutrients !== null && only.assumed && only.sureness >= SURE && only.name !== item.name;
  if (
    kin &&
    stems(item.name).every((word) => has(stems(only.name), word)) &&
    has(stems(item.name), headOf(only.name)) &&
    !has(said, headOf(only.name))
  )
    return { words, sureness: only.sureness };
  // Words of another language are told with the food's own words.
  const called = ownName(item, context);
  const names = called !== item.name && !hasDigit(called) ? [called, item.name] : [item.name];
  const wholes = mayBeOne(item, words, alone, context) ? names.flatMap((name) => tellings(name, words, context)) : [];
  const found = wholes.flatMap((whole): ToldTogether[] => {
    const [both, ...more] = read(whole, context);
    return both && more.length === 0 && isOne(both, item, alone, whole, words, context) ? [{ words: whole, sureness: both.sureness }] : [];
  });
  const best = found.toSorted((a, b) => b.sureness - a.sureness)[0];
  if (best || (alone.length > 0 && areMany(words, alone))) return best ?? null;
  // "4 oz chicken" behind a salad is chicken.
  if (alone.some(({ assumed, nutrients }) => !assumed && nutrients !== null)) return null;
  return toldOver(item, words, (word) => !has(stems(item.words ?? ''), word), context);
}

/** "Saltines" of crackers, "tonkotsu" of a ramen: a food that is the same with the class of the one that stands behind it. */
function toldByKind(
  { name, food }: Item,
  words: string,
  [only, ...others]: readonly ReadItem[],
  context: TurnContext,
): ToldTogether | null {
  const known = only && others.length === 0 && only.nutrients !== null && only.assumed && only.sureness >= SURE && only.mods.length === 0;
  if (!known || only.food === food || only.food?.slice(0, ALIKE) !== food?.slice(0, ALIKE)) return null;
  const head = name.split(' ').findLast((part) => stem(part) === headOf(name));
  const [both, ...more] = head === undefined || has(stems(words), headOf(name)) ? [] : read(`${words} ${head}`, context);
  const same = both && more.length === 0 && both.food === only.food && both.mods.length === 0 && both.sureness >= SURE;
  return same && has(stems(both.words), headOf(name)) ? { words, sureness: both.sureness } : null;
}
/** So many signs of a code tell foods that may be called alike. */
const ALIKE = 2;

/** "Decaf" of a coffee with cream: the kind of what it is with something, told of that alone. */
function toldOfHead(item: Item, words: string, context: TurnContext): ToldTogether | null {
  const parts = item.name.split(' ');
  const end = parts.findIndex((part) => BEHIND.has(part));
  if (end < 1) return null;
  const head = parts.slice(0, end).join(' ');
  const told = toldTogether({ ...item, name: head, words: head }, words, context);
  if (!told) return null;
  const kind = told.words === words || stems(told.words).includes(stem(parts[end - 1]!)) ? told.words : `${told.words} ${head}`;
  const whole = [kind, ...parts.slice(end)].join(' ');
  const [dish, ...more] = read(whole, context);
  // No dish of the table has just these: the kind, and what it is with.
  const unsaid = !dish || more.length > 0 || stems(dish.name).some((word) => !has(stems(whole), word));
  return { words: unsaid ? `${kind}, ${parts.slice(end + 1).join(' ')}` : whole, sureness: told.sureness };
}

/** "Crackers" behind chips are no kind of them; "carnitas", of which nobody has one, may be a kind of tacos. */
function areMany(words: string, alone: readonly ReadItem[]): boolean {
  const last = fold(words).split(' ').at(-1)!;
  return isPlural(last) && !alone.some(({ name }) => name.split(' ').at(-1) === last);
}

/** An amount in a unit tells how much, and not what. */
function isMeasured(words: string): boolean {
  const amount = readAmount(words);
  return amount !== null && amount.unit !== null && words.trim().includes(' ');
}

/**
 * The new words in place of one of the name's: "pepperoni" of a cheese pizza that the user only called pizza, "beef" of a chicken burrito
 * that is put right. `mayGo`: which words of the name may go. Null where the table has no such food.
 */
export function toldOver(item: Item, words: string, mayGo: (word: string) => boolean, context: TurnContext): ToldTogether | null {
  if (context.snapshot.memory.length === 0 && !stems(words).some((word) => isInNamesOf(word, context.table))) return null;
  const parts = item.name.split(' ');
  const end = parts.findIndex((part) => BEHIND.has(part));
  const head = (end < 0 ? parts.length : end) - 1;
  const found = parts.slice(0, Math.max(0, head)).flatMap((part, at): ToldTogether[] => {
    if (!stems(part).every(mayGo) || stems(part).length === 0) return [];
    const whole = parts.with(at, words).join(' ');
    const [both, ...more] = read(whole, context);
    const other = both?.food !== item.food || both?.name !== item.name;
    const one = other && both !== undefined && more.length === 0 && both.nutrients !== null && both.sureness >= SURE;
    const all = one && stems(whole).every((word) => has(stems(both.words), word)) && both.mods.length === 0;
    const named = all && stems(words).some((word) => has(stems(both.name), word)) && headOf(both.name) === stem(parts[head]!);
    return named ? [{ words: whole, sureness: both.sureness }] : [];
  });
  return found.toSorted((a, b) => b.sureness - a.sureness)[0] ?? null;
}

/** Behind these stands what a food is with, and not what it is. */
const BEHIND: ReadonlySet<string> = new Set(['with', 'in', 'on', 'of', 'from', 'without', 'and']);

/** "On rye" of a sandwich: what it was on or in, where both are one food. */
export function toldOn(item: Item, words: string, context: TurnContext): ToldTogether | null {
  if (stems(words).every((word) => has(stems(item.name), word))) return null;
  const own = toldSo(`${ownName(item, context)} ${words}`, item, words, context);
  return own ?? (context.lang === 'en' ? null : toldSo(`${item.name} ${words}`, item, words, context));
}

function toldSo(whole: string, item: Item, words: string, context: TurnContext): ToldTogether | null {
  const [both, ...more] = read(whole, context);
  const one = both && more.length === 0 && both.nutrients !== null && both.sureness >= SURE && headOf(both.name) === headOf(item.name);
  // What only stands beside the food was not counted.
  const counted = !stems(words).some((word) => both && has(stems(both.mods.join(' ')), word));
  return one && counted && stems(words).every((word) => has(stems(both.words), word)) ? { words: whole, sureness: both.sureness } : null;
}

/** The orders in which both may be told; "roast beef" of a deli sandwich is a roast beef sandwich, for no food is called deli. */
function tellings(name: string, words: string, context: TurnContext): string[] {
  // "Le café avec du lait" names it
  if (fold(words).startsWith(`${fold(name)} `)) return [words];
  const parts = name.split(' ');
  const [rest, head] = [parts.slice(0, -1).join(' '), parts.at(-1)!];
  const bare = rest !== '' && read(rest, context).every((item) => item.nutrients === null);
  return [`${name} ${words}`, `${words} ${name}`, ...(bare ? [`${words} ${head}`] : [])];
}

/** Whether both may be one food at all, before each way of telling them is read. */
function mayBeOne(item: Item, words: string, alone: readonly ReadItem[], { lang, snapshot, table }: TurnContext): boolean {
  if (areFoods(alone)) return false;
  // What nobody taught us is called as the table says, and some new word has to be of that name.
  if (lang !== 'en' || snapshot.memory.length > 0) return true;
  return stems(words).some((word) => !has(stems(item.name), word) && isInNamesOf(word, table));
}

/** Several foods that are known by themselves are a meal of their own. */
const areFoods = (alone: readonly ReadItem[]): boolean =>
  alone.length > 1 && alone.every((one) => one.nutrients !== null && one.sureness >= SURE);

function isOne(both: ReadItem, item: Item, alone: readonly ReadItem[], whole: string, words: string, context: TurnContext): boolean {
  if (both.nutrients === null || both.sureness < SURE || (both.food === item.food && both.name === item.name)) return false;
  const heard = stems(both.words);
  if (!stems(whole).every((word) => has(heard, word))) return false;
  // A word that only a repaired spelling explains tells nothing.
  const called = stems(`${both.name} ${both.mods.join(' ')}`);
  const fresh = stems(words).filter((word) => !has(stems(item.name), word));
  if (!fresh.some((word) => has(called, word)) && context.lang === 'en') return false;
  // Words that the food does not explain stand beside it.
  if (both.mods.some((mod) => stems(`${item.name} ${words}`).includes(stems(mod)[0] ?? ''))) return false;
  // "Rice and beans" is a dish of its own.
  if (both.name.includes(' and ') && !`${item.name} ${words}`.includes(' and ')) return false;
  // A food told by its class alone stays in that class.
  if (
    !whole.includes(item.name) &&
    !(item.words && whole.includes(ownName(item, context))) &&
    both.food?.slice(0, CLASS) !== item.food?.slice(0, CLASS)
  )
    return false;
  const [only, ...others] = alone;
  const known = only !== undefined && others.length === 0 && only.nutrients !== null && only.sureness >= SURE;
  const head = headOf(both.name);
  const isOfIt = has(stems(item.name), head) || !has(stems(words), head);
  // "Hard shell" of tacos is no taco shell.
  if (!known) return isOfIt || both.food?.slice(0, CLASS) === item.food?.slice(0, CLASS);
  // "Merlot" of a wine is one; "dip" beside chips is none.
  if (both.food === only.food && areMany(words, alone) && !has(stems(item.name), headOf(only.name))) return false;
  if (both.food === only.food) return both.food?.slice(0, KIN) === item.food?.slice(0, KIN);
  if (areMany(words, alone)) return false;
  // An apple behind chips is no rare "apple chips".
  if (eatenOf(both, context) === 0 && eatenOf(only, context) >= OFTEN) return false;
  // A food with an amount of its own is one of its own: "coffee", "2 sugars".
  if (readAmount(words) === null && !only.assumed) return false;
  return isOfIt;
}

const OFTEN = 2;
const eatenOf = (item: ReadItem, context: TurnContext): number => foodOfItem(item, context.table ?? builtInTable())?.eaten ?? 1;

/** What a name names, before what it is with or of: "ice cream" of "cookie dough ice cream". */

const has = (list: readonly string[], word: string): boolean => list.some((one) => sameStem(one, word));

/** What stands between a food and its kind, by what it means: "au jambon", "aux bleuets"; "de maiz", "del dia"; "con pollo"; "on rye". */
const LEADS: Readonly<Record<string, string>> = {
  on: 'on',
  au: 'au',
  aux: 'au',
  a: 'au',
  de: 'de',
  du: 'de',
  del: 'de',
  con: 'con',
  avec: 'con',
};

/** "De harina" of "tortillas de maiz": the food with another kind behind the same preposition; null where the table has none. */
export function otherTail({ name, words, food }: Item, lead: string, context: TurnContext): Change | null {
  const parts = fold(words ?? name).split(' ');
  const at = parts.findLastIndex((part, i) => i > 0 && LEADS[part] !== undefined && LEADS[part] === LEADS[fold(lead).split(' ')[0]!]);
  // "Un bol" of soup is none of bread.
  const whole = at < 0 || !namesFood(parts.slice(0, at).join(' '), context, SURE_FOOD) ? '' : `${parts.slice(0, at).join(' ')} ${lead}`;
  const [both, ...more] = whole === '' ? [] : read(whole, context);
  const other =
    both &&
    more.length === 0 &&
    both.nutrients !== null &&
    both.sureness >= SURE &&
    (both.mods.length === 0 || (LEADS[fold(lead).split(' ')[0]!] === 'on' && both.mods.every((mod) => lead.endsWith(mod)))) &&
    (both.food !== food || both.name !== name);
  return other ? { is: 'replace', of: name, words: whole } : null;
}
