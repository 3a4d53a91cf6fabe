import type { MealEntry } from '../domain/entry.js';
import { readAmount } from '../reading/index.js';
import type { ReadItem } from '../reading/reading.js';
import { carried } from './carry-amount.js';
import { changeAmount } from './change-amount.js';
import type { Change } from './intents/edit-words.js';
import { fold } from './language.js';
import { bestMatch, read } from './matching-items.js';
import { items, NONE, type Resolved } from './resolved.js';
import type { Scene } from './scene.js';
import { stems } from './targets.js';
import { toItem } from './to-item.js';

/** "actually 3 eggs", "diet coke", "decaf", "2": an amount, or food words that stand for one of the items. */
export function sayAgain(words: string, meal: MealEntry, scene: Scene): Resolved {
  const change: Change = { is: 'say', words };
  const amount = readAmount(words);
  if (amount) return changeAmount(amount, change, meal, scene);
  const qualified = QUALIFIER.test(fold(words)) ? qualifiedItem(words, meal, scene) : null;
  if (qualified) return qualified;
  // Noise beside a food is no food.
  const fresh = read(words, scene).filter((item, _, all) => item.nutrients !== null || all.every((one) => one.nutrients === null));
  if (fresh.length === 0 || fresh.every((item) => item.nutrients === null)) return qualifiedItem(words, meal, scene) ?? NONE;
  let list = meal.items;
  const homeless: ReadItem[] = [];
  for (const item of fresh) {
    const at = bestMatch(item, list);
    if (at >= 0) list = list.with(at, carried(item, list[at]!, scene));
    else homeless.push(item);
  }
  if (homeless.length === 0) return items(list);
  if (list.length === 1 && homeless.length === fresh.length) return items(homeless.map((item) => carried(item, list[0]!, scene)));
  if (homeless.length < fresh.length) return items([...list, ...homeless.map(toItem)]);
  return { type: 'which-item', change };
}

/** Words that only say what kind of a food it was; they are read together with the food. */
export const QUALIFIER =
  /^(an? |the )?(decaf|diet|zero|skim|whole( wheat| milk)?|low ?fat|non ?fat|fat free|sugar ?free|un?sweetened|sweetened|plain|black|red|iced|hot|grilled|fried|baked|roasted|raw|steamed|crispy|wheat|white|brown|rye|sourdough|multigrain|gluten free|oat( milk)?|almond( milk)?|soy( milk)?|coconut( milk)?|2%|1%|light|lite|regular|veggie|vegan|turkey|chicken|beef|spicy|homemade|restaurant|frozen|canned|mild)( one)?$/;

function qualifiedItem(words: string, meal: MealEntry, scene: Scene): Resolved | null {
  const bare = words.replace(/^(an?|the) /i, '').replace(/ one$/i, '');
  // "Oat milk" is about what has milk, where something has.
  const host = /\bmilk$/.test(bare)
    ? meal.items.filter((item) => /\b(?:milk|latte|cappuccino|creamer)\b/.test(`${item.name} ${item.words ?? ''} ${item.mods.join(' ')}`))
    : [];
  const tries = meal.items.flatMap((item, at) => {
    if (host.length > 0 && !host.includes(item)) return [];
    const found = read(`${bare} ${item.name}`, scene);
    // The words must have made it another food; else they said nothing that the table knows.
    const other =
      found.length === 1 &&
      found[0]!.nutrients !== null &&
      found[0]!.sureness >= 0.5 &&
      (QUALIFIER.test(fold(words)) || (found[0]!.food !== item.food && stems(bare).length <= 2));
    return other ? [{ at, item: found[0]! }] : [];
  });
  const best = tries.toSorted((a, b) => b.item.sureness - a.item.sureness)[0];
  if (best) return items(meal.items.with(best.at, carried(best.item, meal.items[best.at]!, scene, bare)));
  if (meal.items.length === 1 && QUALIFIER.test(fold(words))) return items([{ ...meal.items[0]!, mods: [...meal.items[0]!.mods, bare] }]);
  return null;
}
