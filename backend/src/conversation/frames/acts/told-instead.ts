import type { Item, MealEntry } from '../../../domain/entry.js';
import { wordsOf } from '../../../language/chart.js';
import type { Match } from '../../../understanding/match.js';
import type { Change } from '../../intents/edit-words.js';
import { nearestKin } from '../../kinship.js';
import { read, SURE_FOOD } from '../../matching-items.js';
import type { TurnContext } from '../../turn-context.js';
import { stem, stems } from '../../targets.js';
import { edited, itemIn, together } from '../binding.js';
import { headOf } from '../head-of.js';
import type { Proposal } from '../proposal.js';
import type { NamedItem, Talk } from '../talk.js';
import { heldBy } from '../still-spoken-of.js';
import { otherTail, toldOn, toldOver, toldTogether, type ToldTogether } from '../told-together.js';
import { JOINTS, partNamed, partRetold, withoutPart } from './parts.js';
import { isOf } from './what-stands.js';

/** "It was beef" of a chicken burrito, "it was banana nut" of a muffin: the word of its own class goes, and the rest of the food stays. */
export function overOf(words: string, items: readonly Item[], { context }: Talk): Change | null {
  const [fresh, ...more] = read(words, context);
  // Words that are no food by themselves are told of one.
  if (!fresh || more.length > 0 || fresh.nutrients === null || fresh.mods.length > 0) {
    const kinds = items.flatMap((item) => {
      const told = toldTogether(item, words, context) ?? toldOver(item, words, () => true, context);
      return told ? [{ is: 'replace' as const, of: item.name, words: told.words }] : [];
    });
    return kinds.length === 1 ? kinds[0]! : null;
  }
  const classOf = (said: string) => read(said, context)[0]?.food?.slice(0, 1);
  if (fresh.food === null || !fresh.assumed) return null;
  const mayGo = (word: string) =>
    ONE_AT_A_TIME.has(classOf(word) ?? '') && ONE_AT_A_TIME.get(classOf(word)!) === ONE_AT_A_TIME.get(classOf(words)!);
  const replaced = (told: (item: Item) => ToldTogether | null) => {
    const found = items.flatMap((item) => {
      const both = told(item);
      return both ? [{ is: 'replace' as const, of: item.name, words: both.words }] : [];
    });
    return found.length === 1 ? found[0]! : null;
  };
  // "Wheat bread" of a sandwich holds it.
  const head = stems(words).at(-1);
  const held = items.filter(
    (item) => heldBy(item, context).some((one) => stem(one) === head) && headOf(item.name) !== head && item.food !== fresh.food,
  );
  if (
    held.length === 1 &&
    nearestKin(
      fresh,
      items.filter((item) => item !== held[0]),
    ) < 0
  ) {
    const other = otherTail(held[0]!, `on ${words}`, context);
    if (other) return other;
    const on = toldOn(held[0]!, `on ${words}`, context);
    return on ? { is: 'replace', of: held[0]!.name, words: on.words } : { is: 'note', of: held[0]!.name, words: `on ${words}` };
  }
  // "They were fish" of tacos: a kind of them.
  return (
    replaced((item) => toldOver(item, words, mayGo, context)) ??
    replaced((item) => toldTogether(item, words, context)) ??
    replaced((item) => swapped(item, words, mayGo, context))
  );
}

/** "Steak" of a chicken burrito, "turkey" of ham and swiss: the same with the one word in place of the other, also where no table has it as one. */
function swapped({ name }: Item, words: string, mayGo: (word: string) => boolean, context: TurnContext): ToldTogether | null {
  const parts = name.split(' ');
  const [at, ...others] = parts.flatMap((part, i) => (stems(part).some(mayGo) ? [i] : []));
  if (at === undefined || others.length > 0 || parts.length < 2) return null;
  const whole = parts.with(at, words).join(' ');
  const foods = read(whole, context);
  const known =
    foods.length <= name.split(JOINTS).length && foods.every(({ nutrients, sureness }) => nutrients !== null && sureness >= SURE_FOOD);
  return known && foods.some((food) => stems(food.name).includes(stems(parts.at(-1)!)[0] ?? '')) ? { words: whole, sureness: 1 } : null;
}

/** What a dish is made of one at a time, by the first sign of their codes: meat and fish, eggs, beans and nuts; fruit. */
const ONE_AT_A_TIME: ReadonlyMap<string, string> = new Map([
  ['2', 'meat'],
  ['3', 'meat'],
  ['4', 'meat'],
  ['6', 'fruit'],
]);

/** "Whole milk" of oatmeal with almond milk, "brown rice" of chicken and rice: the part of a dish that is called so, where no food of the meal is. */
export function partCalledAs(words: string, entry: MealEntry): { named: NamedItem; part: string } | null {
  const called = stems(words).at(-1);
  const isCalled = (name: string) => stems(name).at(-1) === called;
  if (called === undefined || stems(words).length < 2) return null;
  const found = entry.items.flatMap((item, index) => {
    const parts = item.name.split(JOINTS);
    return parts.length === 1 && isCalled(item.name)
      ? [null]
      : parts.filter(isCalled).map((part) => ({ named: { entry, index, item }, part }));
  });
  return found.length === 1 ? found[0]! : null;
}

/** "Whole milk, not water" of oatmeal made with water: the dish with the one in place of the other, else without it and the new food beside it. */
export function partInstead(named: NamedItem, part: string, words: string, talk: Talk): Proposal | null {
  const { entry, item } = named;
  const whole = item.name.replace(part, words);
  const parts = item.name.split(JOINTS);
  const foreign = item.words !== undefined && item.words.split(JOINTS).length === parts.length && !item.words.includes(parts[0]!);
  const one = whole === item.name || foreign ? null : oneFood(whole, stems(parts[0]!)[0] ?? '', talk);
  if (one !== null) return edited(entry, { is: 'replace', of: item.name, words: one }, talk);
  const retold = parts.includes(part) ? partRetold(named, parts.indexOf(part), words, talk) : null;
  return retold ?? together([withoutPart(named, part, talk), edited(entry, { is: 'add', words }, talk)]);
}

/** The words, where the table has them all as one food that is called by its head. */
export function oneFood(whole: string, head: string, talk: Talk): string | null {
  const [both, ...more] = read(whole, talk.context);
  const one = both && more.length === 0 && both.nutrients !== null && both.sureness >= 0.84;
  return one && stems(both.name).includes(stem(head)) ? whole : null;
}

/** "One glass, actually. I switched to sparkling water": had behind so much of the other. */
export function nextHad({ bindings }: Match, { chart }: Talk): string | null {
  const { from, to } = bindings['new']!;
  const at = chart.tokens.findIndex((_, i) => i >= from && i < to && chart.at[i]!.some(({ kind }) => kind === 'next-had'));
  const counted = chart.at.slice(0, Math.max(0, at)).some((spans) => spans.some(({ kind }) => kind === 'number'));
  return at >= 0 && counted ? wordsOf(chart, chart.at[at]!.find(({ kind }) => kind === 'next-had')!.to, to) : null;
}

/** "The toast had butter, not jam": in place of what stands beside the toast, or is told in one with it. */
export function besideHost(match: Match, named: NamedItem, words: string, talk: Talk): Proposal | null {
  const host = itemIn(match, talk, 'beside');
  if (host?.entry !== named.entry || isOf(named.entry.items, words, talk)) return null;
  if (host.index !== named.index) return edited(named.entry, { is: 'replace', of: named.item.name, words, outright: true }, talk);
  const part = partNamed(match, talk, named.item);
  return part === null ? null : partInstead(named, part, words, talk);
}

/** "Italian" in place of a ranch dressing is an Italian dressing. */
export const ofHead = (kind: string, { name }: Item, talk: Talk): string | null => oneFood(`${kind} ${headOf(name)}`, headOf(name), talk);
