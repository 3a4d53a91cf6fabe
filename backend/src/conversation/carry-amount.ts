import { wordsIn } from '../language/said.js';
import { isDigit } from '../language/letters.js';
import type { Item } from '../domain/entry.js';
import { groundItem, isPlural as endsPlural } from '../food/index.js';
import { fold } from '../language/fold.js';
import { plural, readAmount } from '../reading/index.js';
import type { Amount, ReadItem } from '../reading/reading.js';
import { scaleItem } from './edit.js';
import { read } from './matching-items.js';
import { bareWords } from './replies/bare-words.js';
import type { TurnContext } from './turn-context.js';
import { stems } from './targets.js';
import { toItem } from './to-item.js';

export const NO_AMOUNT: Amount = { quantity: null, unit: null, size: null, each: null, share: false, calories: null, vague: false };

/** An item with an amount said anew: scaled where the unit stays, else read again with the new one. */
export function withAmount(item: Item, amount: Amount, context: TurnContext): Item {
  if (amount.share && amount.quantity !== null) return scaleItem(item, amount.quantity);
  // Half a burrito that was "a large" is half a large one.
  const ofShare = isCounted(item) && item.quantity < 1 && amount.unit === null && (amount.article === true || amount.quantity === null);
  const quantity = ofShare ? undefined : (amount.quantity ?? undefined);
  const sameUnit = amount.unit === null || amount.unit === item.unit;
  // "20" of chips that stood as a cup are 20 chips.
  if (
    quantity !== undefined &&
    sameUnit &&
    amount.size === null &&
    item.unit === 'count' &&
    item.assumption !== null &&
    item.food !== null
  ) {
    const [counted, ...more] = read(`${quantity} ${item.name}`, context);
    if (counted && more.length === 0 && counted.nutrients !== null && counted.food === item.food && counted.quantity === quantity)
      return { ...toItem(counted), mods: item.mods, words: item.words ?? counted.words };
  }
  if (quantity !== undefined && sameUnit && amount.size === null && item.quantity > 0) {
    return { ...scaleItem(item, quantity / item.quantity), quantity, assumed: false, assumption: null };
  }
  if (amount.unit !== null || amount.size !== null) {
    // "3 slices", then "thin ones": three thin slices.
    const kept = amount.unit === null && item.quantity > 1 ? item : null;
    const unit = amount.unit ?? kept?.unit ?? 'count';
    const words = [quantity ?? (amount.unit ? 1 : (kept?.quantity ?? '')), amount.size ?? '', unit === 'count' ? '' : unit, item.name]
      .filter((part) => part !== '')
      .join(' ');
    const again = read(words, context);
    if (again.length === 1 && again[0]!.nutrients !== null) {
      const anew = toItem(again[0]!);
      // read by its English name, and told in their own words
      const own = context.lang === 'en' || item.words === undefined ? anew.words : item.words;
      const whole = {
        ...anew,
        ...(own === undefined ? {} : { words: own }),
        size: anew.size ?? amount.size,
        mods: item.mods,
        assumed: false,
        assumption: null,
      };
      if (isOtherSize(whole, item, amount)) return { ...scaleItem(item, SIZES[amount.size!]!), quantity: item.quantity, size: amount.size };
      return ofShare ? scaleItem(whole, item.quantity) : whole;
    }
  }
  const change = { quantity, unit: amount.unit ?? undefined, size: amount.size ?? undefined, calories: amount.calories ?? undefined };
  return { ...groundItem(item, change, context.table), assumed: false, assumption: null };
}

/** How much more or less of what nobody counted a size is. */
const SIZES: Readonly<Record<string, number>> = { small: 0.7, large: 1.35 };

/** "Large" of an order of onion rings is no single large ring: what is larger is no less, and what is smaller no more. */
const isOtherSize = (now: Item, old: Item, { size, unit, quantity }: Amount): boolean =>
  (unit === null || unit === 'serving') &&
  (quantity === null || quantity === 1) &&
  old.assumption !== null &&
  now.grams !== null &&
  old.grams !== null &&
  ((size === 'large' && now.grams < old.grams) || (size === 'small' && now.grams > old.grams));

/** "Half a large" stands with its size as the unit. */
const isCounted = ({ unit, size }: Item): boolean => unit === 'count' || unit === size;

/** A food said again in place of one that is there: what is not said anew (amount, size) stays. */
export function carried(fresh: ReadItem, old: Item, context: TurnContext, qualifier?: string): Item {
  const item = toItem(fresh);
  const mods = [...new Set([...old.mods, ...item.mods, ...(qualifier && !item.name.includes(qualifier) ? [qualifier] : [])])];
  const sameFood = item.food !== null && item.food === old.food;
  if (!fresh.assumed && fresh.quantity !== old.quantity && sameFood) {
    return { ...withAmount(old, { ...NO_AMOUNT, quantity: fresh.quantity, unit: fresh.unit, size: fresh.size }, context), mods };
  }
  const saidAmount = readAmount(fresh.words) !== null || isDigit(fresh.words[0]) || FEW.has(wordsIn(fresh.words.toLowerCase())[0] ?? '');
  if (saidAmount || (fresh.quantity !== 1 && !fresh.assumed)) return { ...item, mods };
  // The amount that was there, read together with the new words: two scrambled eggs are not two helpings of them.
  const words = isUntold(old)
    ? sameNumber(fresh.words || fresh.name, old)
    : [old.quantity, old.size ?? '', old.unit === 'count' ? '' : old.unit, bareWords(fresh.words || fresh.name).join(' ')]
        .filter((part) => part !== '')
        .join(' ');
  const again = read(words, context);
  if (again.length === 1 && again[0]!.nutrients !== null && again[0]!.food === fresh.food) {
    const whole = { ...toItem(again[0]!), mods: [...new Set([...mods, ...again[0]!.mods])], assumed: old.assumed };
    return isOtherMeasure(whole, old) ? withAmount(whole, { ...NO_AMOUNT, quantity: Math.round(old.grams!), unit: 'g' }, context) : whole;
  }
  return {
    ...withAmount(item, { ...NO_AMOUNT, quantity: old.quantity, unit: old.unit, size: old.size }, context),
    name: item.name,
    mods,
    assumed: old.assumed,
  };
}

/** "1 chicken" was a helping, and is no whole fried one: what only says how it was leaves so much of it as there was. */
const isOtherMeasure = (now: Item, old: Item): boolean =>
  old.grams !== null &&
  now.grams !== null &&
  now.grams > MOST_TIMES_OVER * old.grams &&
  now.food?.slice(0, KIN) === old.food?.slice(0, KIN);
/** So many times as much is counted otherwise; so many signs of a code tell foods of one kind. */
const MOST_TIMES_OVER = 5;
const KIN = 2;

/** Nobody said how much it was. */
const isUntold = ({ assumed, quantity, unit, size }: Item): boolean => assumed && quantity === 1 && unit === 'count' && size === null;

/** "Tacos" stay several when they turn out to be chicken tacos. */
const sameNumber = (words: string, { words: told, name }: Item): string =>
  isPlural(told ?? name) && stems(words).at(-1) === stems(name).at(-1) ? plural(words) : words;
const isPlural = (words: string): boolean => endsPlural(fold(words).split(' ').at(-1)!);

/** The calories that the user told of a food stay what they are when it is named anew. */
export function withOwnFigure(item: Item, old: Item, count: number, context: TurnContext): Item {
  const own = old.source === 'user' && old.nutrients !== null && count === 1;
  return own ? groundItem(item, { calories: old.nutrients!.calories }, context.table) : item;
}

const FEW = new Set('a an one two three four five half some'.split(' '));
