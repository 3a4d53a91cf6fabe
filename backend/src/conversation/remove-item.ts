import { shape } from '../language/shape.js';
import { listed } from '../language/letters.js';
import type { Item, MealEntry } from '../domain/entry.js';
import { carried, NO_AMOUNT, withAmount } from './carry-amount.js';
import type { Change } from './intents/edit-words.js';
import { fold } from '../language/fold.js';
import { said, withoutFirst } from '../language/said.js';
import { scaleItem } from './edit.js';
import { indexOf, namesFood, read, SURE_FOOD } from './matching-items.js';
import { plainNumber } from './numbers.js';
import { items, NONE, type Resolved } from './resolved.js';
import type { TurnContext } from './turn-context.js';
import { sameStem, stems, wordsMatch } from './targets.js';

const ARTICLE = said('article');
const SO_MANY = shape('so-many-of-them');
const JOINTS = [' and ', ' or ', ' et ', ' y '];

/** "Take off one toast" of two leaves the other. */
function oneFewer({ of }: Extract<Change, { is: 'remove' }>, meal: MealEntry, context: TurnContext): Resolved | null {
  const { many: word = '', what: name = '' } = SO_MANY.whole(of)?.held ?? {};
  const at = name === '' ? -1 : indexOf(name, meal, context);
  const count = ARTICLE.has(word) ? 1 : plainNumber(word);
  const item = meal.items[at];
  if (!item || count === null || item.quantity <= count) return null;
  return items(meal.items.with(at, withAmount(item, { ...NO_AMOUNT, quantity: item.quantity - count }, context)));
}

/** Parts of a food or drink that are no foods of their own. */
const PART = said('part-of-food');
const THE: ReadonlySet<string> = new Set(['the']);

/** A saved meal, told as one thing, by its foods where one of them is named. */
function unfolded(words: string, meal: MealEntry, context: TurnContext): MealEntry {
  const saved = context.snapshot.saved.find(({ name }) => meal.copyOf === `saved:${name}`);
  const [only, ...more] = meal.items;
  if (!saved || !only || more.length > 0 || only.name !== saved.name) return meal;
  const whole = { ...meal, items: saved.items.map((item) => (only.quantity === 1 ? item : scaleItem(item, only.quantity))) };
  return indexOf(words, whole, context) >= 0 ? whole : meal;
}

/** "Coffee with sugar" without its sugar is coffee, and a bacon cheeseburger without its bacon a cheeseburger; null where the name does not tell the part. */
function withoutPart(name: string, part: string, context: TurnContext): string | null {
  const joint = [' with ', ' and '].find((one) => name.endsWith(`${one}${part}`));
  if (joint) return name.slice(0, -(joint.length + part.length));
  const rest = name.startsWith(`${part} `) ? name.slice(part.length + 1) : '';
  const [food, ...more] = rest === '' ? [] : read(rest, context);
  return food && more.length === 0 && food.nutrients !== null && food.sureness >= SURELY && stems(food.name).at(-1) === stems(name).at(-1)
    ? rest
    : null;
}
const SURELY = 0.8;

/** A food of which nobody said how much stays as large as it was: nachos beside a beer are no whole plate of them without their cheese. */
function asMuch(anew: Item, old: Item, context: TurnContext): Item {
  const [plain] = old.assumed && old.unit === 'count' ? read(old.name, context) : [];
  const same = plain && plain.food === old.food && plain.quantity === old.quantity && anew.quantity === old.quantity;
  const times = same && plain.grams && old.grams ? old.grams / plain.grams : 1;
  return times === 1 ? anew : { ...scaleItem(anew, times), quantity: old.quantity, assumption: old.assumption };
}

/** "Tortilla strips" are no tortilla soup. */
const isNamed = (words: string, { name, words: own = '', mods, food }: Item, context: TurnContext): boolean =>
  stems(words).every((word) => stems([name, own, ...mods].join(' ')).some((one) => sameStem(one, word))) ||
  read(words, context).some((one) => one.food === food);

/** Takes a food out of a meal; what is part of a food ("no bun") changes the food. */
export function removeItem(change: Extract<Change, { is: 'remove' }>, given: MealEntry, context: TurnContext): Resolved {
  const meal = unfolded(change.of, given, context);
  const fewer = oneFewer(change, meal, context);
  if (fewer) return fewer;
  const { of, only = false, from } = change;
  const whole = from === undefined ? -1 : indexOf(from, meal, context);
  const named = listed(of, JOINTS)
    .map((words) => ({ words, at: indexOf(words, meal, context) }))
    .filter(({ words, at }) => at >= 0 && (at !== whole || from === of) && isNamed(words, meal.items[at]!, context))
    .map(({ at }) => at);
  if (named.length > 0) return items(meal.items.filter((_, i) => !named.includes(i)));
  // "no cheese" of a burger: the food is read again without it.
  const bearer = from ? indexOf(from, meal, context) : -1;
  const host = bearer >= 0 ? bearer : meal.items.length === 1 && !only ? 0 : -1;
  if (stems(of).length === 0 || stems(of).length > 2) return NONE;
  if (host < 0) return !only && namesFood(of, context, SURE_FOOD) ? { type: 'which-item', change } : NONE;
  if (!PART.has(withoutFirst(THE, fold(of))) && !namesFood(of, context, SURE_FOOD)) return NONE;
  const old = meal.items[host]!;
  const bare = withoutPart(old.name, fold(of), context);
  const again = read(bare ?? `${old.name} no ${of}`, context)[0];
  const anew =
    again &&
    again.nutrients !== null &&
    (bare !== null || wordsMatch(again.name, old.name)) &&
    !wordsMatch(again.name.replace(`no ${of}`, ''), of)
      ? carried(bare === null && context.lang !== 'en' ? { ...again, words: old.words ?? again.words } : again, old, context)
      : old;
  const base = anew === old ? old : asMuch(anew, old, context);
  const kept = base.mods.filter((mod) => !stems(mod).every((word) => stems(of).includes(word)));
  return items(meal.items.with(host, { ...base, mods: [...new Set([...kept, `no ${of}`])] }));
}
