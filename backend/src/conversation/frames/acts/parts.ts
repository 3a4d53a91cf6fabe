import type { Item } from '../../../domain/entry.js';
import { wordsOf } from '../../../language/chart.js';
import type { Match } from '../../../understanding/match.js';
import { read } from '../../matching-items.js';
import { resolveChange } from '../../resolve-change.js';
import { stems } from '../../targets.js';
import { edited, together } from '../binding.js';
import type { Proposal } from '../proposal.js';
import type { TurnContext } from '../../turn-context.js';
import type { NamedItem, Talk } from '../talk.js';

/** "Beans: 0" of rice and beans leaves the rice; what no table has by itself is noted as left out. */
export function withoutPart({ entry, item }: NamedItem, part: string, talk: Talk): Proposal | null {
  const names = [item.name, toldWhole(item)];
  const head = [headWithout, tailWithout]
    .flatMap((without) => names.map((name) => without(name, part, talk)))
    .find((name) => name !== null);
  return head === undefined
    ? edited(entry, { is: 'remove', of: part, from: item.name }, talk)
    : edited(entry, { is: 'replace', of: item.name, words: head }, talk);
}

/** "Rice" of "rice and beans" without its beans; null where the part is not all that stands behind, or the rest no food. */
function headWithout(name: string, part: string, { context }: Talk): string | null {
  const [head = '', ...rest] = name.split(JOINTS);
  const all = stems(rest.join(' ')).every((word) => stems(part).includes(word));
  const [bare, ...more] = rest.length > 0 && all ? read(head, context) : [];
  return bare && more.length === 0 && bare.nutrients !== null && bare.sureness >= SURELY ? head : null;
}

/** "Cheese omelet" of a ham and cheese omelet without its ham, "beans" of rice and beans; null where the part does not lead, or the rest is no food. */
function tailWithout(name: string, part: string, { context }: Talk): string | null {
  const at = name.search(AND);
  const rest = at < 0 ? '' : name.slice(at).replace(AND, '');
  const leads = at > 0 && stems(name.slice(0, at)).join(' ') === stems(part).join(' ');
  const [bare, ...more] = leads ? read(rest, context) : [];
  return bare && more.length === 0 && bare.nutrients !== null && bare.sureness >= SURELY ? rest : null;
}
const AND = /\s(?:and|y|et)\s/;

/** A dish in the user's words, whose parts may have been listed: "arroz, frijoles". */
const toldWhole = ({ words = '' }: Item): string => words.replaceAll(', ', ' and ');

/** The words of a match that name what is on or in a food, and not the food: "cheese" of a burger with cheese; null where they name it. */
export function partNamed(match: Match, talk: Talk, item: Item, slot = 'item'): string | null {
  const { chart, context } = talk;
  const span = match.bindings[slot];
  const said = span ? wordsOf(chart, span.from, span.to) : '';
  // "No bacon" of a bacon cheeseburger.
  const lacks =
    chart.at[match.from]!.some(({ kind }) => kind === 'lacking') && isKindIn(said, item.name) && !isOfOneKind(partOf(said), item, context);
  const leads = !isWhole(said, item, talk) && tailWithout(item.name, partOf(said), talk) !== null;
  return lacks || leads || isPart(said, item.name) || isPart(said, toldWhole(item)) || isBesideName(said, item, context)
    ? partOf(said)
    : null;
}

/** "Sausage" is a sausage patty, and bacon no bacon cheeseburger. */
function isOfOneKind(said: string, { food }: Item, context: TurnContext): boolean {
  const [only, ...more] = read(said, context);
  return only !== undefined && more.length === 0 && only.food !== null && only.food.slice(0, KIND) === food?.slice(0, KIND);
}
/** So many signs of a code tell foods of one kind. */
const KIND = 3;

/** "Beans" of a chipotle bowl: told with the food, and no word of what it is called in any language. */
function isBesideName(said: string, { name, words = '', mods }: Item, context: TurnContext): boolean {
  const [own, told, part] = [stems(name), stems([words, ...mods].join(' ')), stems(said)];
  if (part.length === 0 || !part.every((word) => told.includes(word)) || !told.some((word) => own.includes(word))) return false;
  return ![said, ...read(said, context).map((food) => food.name)].some((one) => stems(one).some((word) => own.includes(word)));
}

export const JOINTS = /\s(?:with|and|con|avec|y|et|in|on|over)\s/;

/** Which of the foods in a name the words are: "rice" of "chicken adobo over rice"; null where they name the whole. */
export function partCalled(said: string, { name }: Item): number | null {
  const parts = name.split(JOINTS);
  const words = stems(said);
  // "Jelly" of a "peanut butter and jelly sandwich" is none by itself.
  const found = parts.flatMap((part, at) =>
    words.includes(stems(part).at(-1) ?? '') && words.every((word) => stems(part).includes(word)) ? [at] : [],
  );
  return parts.length > 1 && found.length === 1 ? found[0]! : null;
}

/** "Mac" is mac and cheese. */
const isWhole = (said: string, { food }: Item, { context }: Talk): boolean => read(partOf(said), context)[0]?.food === food;

/** "4 meatballs" of spaghetti and meatballs: the dish falls into its foods, each with the amount that is told of it. */
export function withAmounts({ entry, item }: NamedItem, told: ReadonlyMap<number, string>, talk: Talk): Proposal | null {
  const parts = item.name.split(JOINTS);
  const own = item.assumed ? [] : [item.quantity === 1 ? '' : item.quantity, item.size ?? '', item.unit === 'count' ? '' : item.unit];
  const words = parts.map((part, at) =>
    [...(told.has(at) ? [told.get(at)] : at === 0 ? own : []), part].filter((word) => word !== '').join(' '),
  );
  const foods = read(words.join(', '), talk.context);
  if (foods.length !== parts.length || foods.some(({ nutrients }) => nutrients === null)) return null;
  const change = { is: 'replace' as const, of: item.name, words: words.join(', ') };
  const resolved = resolveChange(change, entry, talk.context);
  // "Swiss sandwich" is none.
  const falls =
    resolved.type === 'edit' && resolved.edit.type === 'items' && resolved.edit.items.length === entry.items.length - 1 + parts.length;
  return falls ? edited(entry, change, talk) : null;
}

/**
 * "Brown rice" of chicken with broccoli and rice: that part as it is told, beside the others as they were. Null where these are no foods by
 * themselves.
 */
export function partRetold({ entry, item }: NamedItem, part: number, words: string, talk: Talk): Proposal | null {
  if (isWhole(item.name.split(JOINTS)[part]!, item, talk)) return null;
  const [called, own] = [item.name.split(JOINTS), item.words?.split(JOINTS) ?? []];
  // "Poulet et riz" in its own words.
  const others = (own.length === called.length ? own : called).toSpliced(part, 1);
  const isKnown = (said: string) => {
    const foods = read(said, talk.context);
    return (
      foods.length > 0 &&
      foods.length <= others.length &&
      foods.every(({ nutrients, sureness }) => nutrients !== null && sureness >= SURELY)
    );
  };
  const rest = [', ', ' and '].map((joint) => others.join(joint)).find(isKnown);
  if (rest === undefined || read(words, talk.context).length !== 1) return null;
  return together([
    edited(entry, { is: 'replace', of: item.name, words: rest, outright: true }, talk),
    edited(entry, { is: 'add', words }, talk),
  ]);
}
const SURELY = 0.8;

/**
 * "The chicken was about 6 oz" of a chicken caesar salad, "quinoa was a cup" of a buddha bowl with quinoa: the amount is the part's, and
 * never the dish's, which stands without it beside the part; asked about where no table has it so. Null where the words name the whole.
 */
export function partApart({ entry, item }: NamedItem, said: string, amount: string, talk: Talk): Proposal | null {
  if (!isApart(said, item, talk)) return null;
  const part = partOf(said);
  const own = item.name.split(BESIDE)[0]!;
  const rest = own
    .split(' ')
    .filter((word) => !stems(part).includes(stems(word)[0] ?? ''))
    .join(' ');
  // A dish that is only called by its class is no dish without what it is called by.
  const behind = isPart(part, item.name) || isPart(part, item.words ?? '');
  const foods = (behind && rest === own) || (rest !== own && rest.includes(' ')) ? read(`${rest}, ${amount} ${part}`, talk.context) : [];
  const known = foods.length === 2 && foods.every(({ nutrients, sureness }) => nutrients !== null && sureness >= SURELY);
  return known
    ? edited(entry, { is: 'replace', of: item.name, words: `${rest}, ${amount} ${part}` }, talk)
    : { intents: [{ type: 'ask-what', about: 'wrong' }] };
}

/** What stands behind these is beside what a food is. */
const BESIDE = /\s(?:with|con|avec|in|on|over)\s/;

/** The words name what lies in a dish or on it, and not the dish. */
export function isApart(said: string, item: Item, talk: Talk): boolean {
  const part = partOf(said);
  const named = [item.name, item.words ?? ''];
  if (stems(part).includes(stems(item.name.split(BESIDE)[0]!).at(-1) ?? '')) return false;
  return (
    named.some((name) => isPart(part, name)) || (named.some((name) => isKindIn(part, name, BESIDE)) && isOfOtherClass(part, item, talk))
  );
}

/** Chicken is no salad, but what nuggets are of. */
function isOfOtherClass(part: string, { food }: Item, { context }: Talk): boolean {
  const [only, ...more] = read(part, context);
  return only !== undefined && more.length === 0 && only.food !== null && only.food.slice(0, CLASS) !== food?.slice(0, CLASS);
}
/** So many signs of a code tell a class of foods. */
const CLASS = 2;

/** The words name what is on or in a food, and not the food: "chorizo" of "eggs with chorizo". */
function isPart(said: string, name: string): boolean {
  const [head = '', ...rest] = name.split(JOINTS);
  const words = stems(said);
  return rest.length > 0 && words.length > 0 && words.every((word) => stems(rest.join(' ')).includes(word) && !stems(head).includes(word));
}

/** The words are of the name and not what it names. */
function isKindIn(said: string, name: string, joints = JOINTS): boolean {
  const [own, words] = [stems(name.split(joints)[0]!), stems(said)];
  return words.length > 0 && words.every((word) => own.includes(word) && word !== own.at(-1));
}

export const partOf = (said: string): string => said.replace(/^(?:the|my|el|la|los|las|le|les) /i, '');
