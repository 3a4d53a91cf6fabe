import type { Item, MealEntry } from '../../../domain/entry.js';
import type { ReadItem } from '../../../reading/reading.js';
import type { Intent } from '../../intents/intent.js';
import type { TurnContext } from '../../turn-context.js';
import type { Change } from '../../intents/edit-words.js';
import { namesFood, read } from '../../matching-items.js';
import { stems } from '../../targets.js';
import { sharedOf } from '../features.js';
import { announced } from './announced.js';
import { saidOfIt } from './said-of-it.js';
import { type Fill, firstThatFits } from './try.js';

const SWAPS: ReadonlySet<Change['is']> = new Set(['replace', 'replace-all', 'one-of']);

/** What it was instead: as a correction says it, else the only food that is told in the place of the one named with it, or the one most like it. */
export const insteadOfIt: Fill = ({ context, entry }) => {
  const heard = announced(context, SWAPS);
  if (heard?.every((intent) => !isCloser(intent, context))) return heard;
  const words = saidOfIt(context);
  if (entry.kind === 'workout') return firstThatFits([{ is: 'say', words }], entry, context);
  const foods = read(words, context);
  const [told, ...more] = foods.filter((one) => !stands(one, entry));
  const food = told && more.length === 0 && told.nutrients !== null ? itself(told, context) : null;
  if (!food) return null;
  const said = stems(context.text);
  const named = entry.items.filter(({ name }) => said.includes(stems(name).at(-1) ?? ''));
  const like = (named.length === 1 ? named : entry.items.toReversed()).toSorted((a, b) => alike(b, food) - alike(a, food));
  return firstThatFits(
    like.slice(0, 1).map(({ name }): Change => ({ is: 'replace', of: name, words: food.words, outright: true })),
    entry,
    context,
  );
};

/** "Chicken salad sandwich", of a sandwich in place of which chicken salad is told: the old word is not said again. */
function isCloser(intent: Intent, { text }: TurnContext): boolean {
  if (intent.type !== 'edit' || intent.change.is !== 'replace') return false;
  const [head, said] = [stems(intent.change.of).at(-1) ?? '', stems(text)];
  return stems(intent.change.words).includes(head) && !said.includes(head);
}

/** "Had to settle for a turkey sandwich": the food in the fewest words that name it whole. */
function itself(told: ReadItem, context: TurnContext): ReadItem | null {
  // "Chicken, it was not beef" of beef tacos: only the part goes.
  if (told.mods.some((words) => namesFood(words, context))) return null;
  const said = told.words.split(' ');
  for (let from = 0; from < said.length; from += 1)
    for (let to = said.length; to > from; to -= 1) {
      const [food, ...more] = read(said.slice(from, to).join(' '), context);
      if (food && more.length === 0 && food.food === told.food && food.mods.length === 0 && food.quantity === told.quantity) return food;
    }
  return null;
}

/** "I said wings, it heard oranges": what stands is named beside what it was. */
const stands = (food: ReadItem, { items }: MealEntry): boolean => items.some((item) => item.food !== null && item.food === food.food);

const alike = (item: Item, { food }: ReadItem): number => sharedOf(item.food ?? '', food ?? '');
