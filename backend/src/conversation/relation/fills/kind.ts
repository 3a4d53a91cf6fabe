import type { Item, MealEntry } from '../../../domain/entry.js';
import { headOf } from '../../frames/head-of.js';
import { toldTogether } from '../../frames/told-together.js';
import type { Change } from '../../intents/edit-words.js';
import { read } from '../../matching-items.js';
import { builtInTable, foodOfItem } from '../../../food/index.js';
import type { ReadItem } from '../../../reading/reading.js';
import type { Scene } from '../../scene.js';
import { stems } from '../../targets.js';
import { sharedOf } from '../features.js';
import { saidOfIt } from './said-of-it.js';
import { type Fill, firstThatFits } from './try.js';

/** So many signs of their codes alike, and foods are of one kind. */
const KIN = 2;
/** So sure a food is known by itself. */
const SURE = 0.5;
/** What is noted of a food is no longer. */
const MOST_NOTED = 60;

/** The food before, named more closely: told together with the new words, in its place where they are a food of its kind, else noted on it. */
export const kindOfIt: Fill = (scene, entry) => {
  const words = saidOfIt(scene);
  if (words === '') return null;
  return entry.kind === 'meal' ? firstThatFits(kinds(words, entry, scene), entry, scene) : firstThatFits([{ is: 'say', words }], entry, scene);
};

function* kinds(words: string, meal: MealEntry, scene: Scene): Iterable<Change> {
  const hosts = hostsOf(words, meal);
  for (const host of hosts) {
    const told = toldTogether(host, words, scene);
    if (told) yield { is: 'replace', of: host.name, words: told.words };
  }
  const alone = read(words, scene).filter(({ nutrients }) => nutrients !== null);
  for (const host of hosts)
    if (alone.length > 0 && alone.every((food) => food.sureness >= SURE && (isKin(food.food, host) || isDishOfIts(food, host, scene))))
      yield { is: 'replace', of: host.name, words };
  for (const host of hosts)
    for (const whole of [`${words} ${headOf(host.name)}`, `${words} ${host.name}`, `${host.name} ${words}`, `${host.name} with ${words}`])
      if (isCloser(whole, words, host, scene)) yield { is: 'replace', of: host.name, words: whole };
  const [host] = hosts;
  if (host) yield { is: 'note', of: host.name, words: words.slice(0, MOST_NOTED) };
}

/** The one that the words name again first, then the latest. */
function hostsOf(words: string, { items }: MealEntry): Item[] {
  const said = stems(words);
  const named = ({ name }: Item) => stems(name).filter((word) => said.includes(word)).length;
  return items.toReversed().toSorted((a, b) => named(b) - named(a));
}

const isKin = (food: string | null, host: Item): boolean => sharedOf(food ?? '', host.food ?? '') >= KIN;

/** "Chana masala" of a curry: a whole dish, and as much of one. */
function isDishOfIts(food: ReadItem, host: Item, scene: Scene): boolean {
  const { calories = 0 } = food.nutrients ?? {};
  const before = host.nutrients?.calories ?? 0;
  const dish = foodOfItem(food, scene.table ?? builtInTable())?.tags.has('dish') === true;
  return host.assumed && dish && food.assumed && calories >= before / MUCH && calories <= before * MUCH;
}
/** A helping of the same is rarely so many times as much. */
const MUCH = 3;

/** Both together are one food of its kind, and all that was said of it is in it. */
function isCloser(whole: string, words: string, host: Item, scene: Scene): boolean {
  const [both, ...more] = read(whole, scene);
  if (!both || more.length > 0 || both.nutrients === null || both.sureness < SURE || both.food === host.food || !isKin(both.food, host)) return false;
  const beside = stems(both.mods.join(' '));
  return !stems(words).some((word) => beside.includes(word));
}
