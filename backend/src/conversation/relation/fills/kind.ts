import type { Item, MealEntry } from '../../../domain/entry.js';
import { begins } from '../../../language/letters.js';
import { chartOf } from '../../frames/understand.js';
import { headOf } from '../../frames/head-of.js';
import { toldTogether } from '../../frames/told-together.js';
import type { Change } from '../../intents/edit-words.js';
import { read } from '../../matching-items.js';
import { builtInTable, foodOfItem } from '../../../food/index.js';
import type { ReadItem } from '../../../reading/reading.js';
import type { TurnContext } from '../../turn-context.js';
import { stems } from '../../targets.js';
import { sharedOf } from '../features.js';
import { saidOfIt } from './said-of-it.js';
import { type Fill, firstThatFits } from './try.js';

/** So many signs of their codes alike, and foods are of one kind; among dishes of many things, as pizza and burritos are, more. */
const [KIN, OF_MANY] = [3, 5];
const MANY = ['27', '28', '58'];
/** So likely it is hardly anything else. */
const CERTAIN = 0.9;
/** So sure a food is known by itself. */
const SURE = 0.5;
/** The same of what is told together. */
const BOTH = 0.7;
/** What is noted of a food is no longer. */
const MOST_NOTED = 60;

/** The food before, named more closely: told together with the new words, in its place where they are a food of its kind, else noted on it. */
export const kindOfIt: Fill = ({ context, entry, against, chance }) => {
  const words = saidOfIt(context);
  if (words === '') return null;
  if (entry.kind === 'workout') return firstThatFits([{ is: 'say', words }], entry, context);
  const alone = read(words, context);
  // "Made with water".
  if (alone.length > 0 && alone.every(({ nutrients }) => nutrients?.calories === 0)) return [{ type: 'chat', what: 'noted' }];
  return firstThatFits(kinds(words, entry, chance >= CERTAIN, against, context), entry, context);
};

/** `certain`: it can hardly be anything else; `against`: it would be logged. */
function* kinds(words: string, meal: MealEntry, certain: boolean, against: boolean, context: TurnContext): Iterable<Change> {
  const hosts = hostsOf(words, meal);
  const together = namesMeal(context) ? [] : hosts;
  for (const host of together) {
    const told = toldTogether(host, words, context);
    if (told) yield { is: 'replace', of: host.name, words: told.words };
  }
  const alone = read(words, context).filter(({ nutrients }) => nutrients !== null);
  for (const host of hosts)
    if (
      alone.length > 0 &&
      alone.every((food) => food.sureness >= SURE && (isKin(food.food, host) || (certain && isDishOfIts(food, host, context))))
    )
      yield { is: 'replace', of: host.name, words };
  for (const host of together)
    for (const whole of [`${words} ${headOf(host.name)}`, `${words} ${host.name}`, `${host.name} ${words}`, `${host.name} with ${words}`])
      if (isCloser(whole, words, host, context)) yield { is: 'replace', of: host.name, words: whole };
  const [host] = hosts;
  // "Beef 3 oz rice 1 cup": amounts of several foods are more than a note.
  const counted = alone.length > 1 && alone.every(({ assumed }) => !assumed);
  if (host && !counted && (!against || (certain && hosts.length === 1 && !alone.some((food) => isDish(food, context)))))
    yield { is: 'note', of: host.name, words: words.slice(0, MOST_NOTED) };
}

/** The one that the words name again first, then the latest. */
function hostsOf(words: string, { items }: MealEntry): Item[] {
  const said = stems(words);
  const named = ({ name }: Item) => stems(name).filter((word) => said.includes(word)).length;
  return items.toReversed().toSorted((a, b) => named(b) - named(a));
}

const isKin = (food: string | null, host: Item): boolean =>
  sharedOf(food ?? '', host.food ?? '') >= (begins(host.food ?? '', MANY) ? OF_MANY : KIN);

const namesMeal = (context: TurnContext): boolean =>
  chartOf(context)
    .at.flat()
    .some(({ kind }) => kind === 'meal');

const isDish = (food: ReadItem, context: TurnContext): boolean =>
  foodOfItem(food, context.table ?? builtInTable())?.tags.has('dish') === true;

/** "Chana masala" of a curry: a whole dish, and as much of one. */
function isDishOfIts(food: ReadItem, host: Item, context: TurnContext): boolean {
  const { calories = 0 } = food.nutrients ?? {};
  const before = host.nutrients?.calories ?? 0;
  return host.assumed && isDish(food, context) && food.assumed && calories >= before / MUCH && calories <= before * MUCH;
}
/** A helping of the same is rarely so many times as much. */
const MUCH = 3;

/** Both together are one food of its kind, and all that was said of it is in it. */
function isCloser(whole: string, words: string, host: Item, context: TurnContext): boolean {
  const [both, ...more] = read(whole, context);
  if (!both || more.length > 0 || both.nutrients === null || both.sureness < BOTH || both.food === host.food || !isKin(both.food, host))
    return false;
  const [beside, heard] = [stems(both.mods.join(' ')), stems(both.words)];
  return stems(words).every((word) => heard.includes(word) && !beside.includes(word));
}
