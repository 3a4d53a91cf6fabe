import type { Item, MealEntry } from '../../../domain/entry.js';
import type { Change } from '../../intents/edit-words.js';
import { read } from '../../matching-items.js';
import { stem, stems } from '../../targets.js';
import { edited, together } from '../binding.js';
import type { Proposal } from '../proposal.js';
import type { NamedItem, Talk } from '../talk.js';
import { toldOver, toldTogether, type ToldTogether } from '../told-together.js';
import { JOINTS, withoutPart } from './parts.js';

/** "It was beef" of a chicken burrito, "it was banana nut" of a muffin: the word of its own class goes, and the rest of the food stays. */
export function overOf(words: string, items: readonly Item[], { scene }: Talk): Change | null {
  const [fresh, ...more] = read(words, scene);
  // Words that are no food by themselves are told of one.
  if (!fresh || more.length > 0 || fresh.nutrients === null || fresh.mods.length > 0) {
    const kinds = items.flatMap((item) => {
      const told = toldTogether(item, words, scene) ?? toldOver(item, words, () => true, scene);
      return told ? [{ is: 'replace' as const, of: item.name, words: told.words }] : [];
    });
    return kinds.length === 1 ? kinds[0]! : null;
  }
  const classOf = (said: string) => read(said, scene)[0]?.food?.slice(0, 1);
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
  // "They were fish" of tacos: a kind of them.
  return replaced((item) => toldOver(item, words, mayGo, scene)) ?? replaced((item) => toldTogether(item, words, scene));
}

/** What a dish is made of one at a time, by the first sign of their codes: meat and fish, eggs, beans and nuts; fruit. */
const ONE_AT_A_TIME: ReadonlyMap<string, string> = new Map([
  ['2', 'meat'],
  ['3', 'meat'],
  ['4', 'meat'],
  ['6', 'fruit'],
]);

/** "It was whole milk" of oatmeal with almond milk: what the only dish is made with that is called so, where no food of the meal is. */
export function partCalledAs(words: string, entry: MealEntry): { named: NamedItem; part: string } | null {
  const called = stems(words).at(-1);
  const [item, ...more] = entry.items;
  if (!item || more.length > 0 || stems(words).length < 2) return null;
  const [head = '', ...parts] = item.name.split(JOINTS);
  const part = parts.find((one) => stems(one).at(-1) === called && stems(one).length > 1);
  return part === undefined || stems(head).at(-1) === called ? null : { named: { entry, index: 0, item }, part };
}

/** "Whole milk, not water" of oatmeal made with water: the dish with the one in place of the other, else without it and the new food beside it. */
export function partInstead({ entry, item }: NamedItem, part: string, words: string, talk: Talk): Proposal | null {
  const whole = item.name.replace(part, words);
  const [head = ''] = item.name.split(JOINTS);
  const one = whole === item.name ? null : oneFood(whole, stems(head)[0] ?? '', talk);
  return one === null
    ? together([withoutPart({ entry, index: 0, item }, part, talk), edited(entry, { is: 'add', words }, talk)])
    : edited(entry, { is: 'replace', of: item.name, words: one }, talk);
}

/** The words, where the table has them all as one food that is called by its head. */
export function oneFood(whole: string, head: string, talk: Talk): string | null {
  const [both, ...more] = read(whole, talk.scene);
  const one = both && more.length === 0 && both.nutrients !== null && both.sureness >= 0.84;
  return one && stems(both.name).includes(stem(head)) ? whole : null;
}
