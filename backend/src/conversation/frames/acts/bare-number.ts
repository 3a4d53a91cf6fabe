import type { Entry, MealEntry } from '../../../domain/entry.js';
import type { Amount } from '../../../reading/reading.js';
import { NO_AMOUNT } from '../../carry-amount.js';
import { edited, mealSpokenOf, namedIn, workoutOf } from '../binding.js';
import { nearestFigures } from '../nearest-figure.js';
import type { Proposal } from '../proposal.js';
import { lastOf, type NamedItem, type Talk } from '../talk.js';
import { itemAmount } from './item-amount.js';

/** From here on a bare number said of a meal is its calories. */
const CALORIES_FROM = 40;
export const MEASURED: ReadonlySet<string> = new Set(['g', 'ml', 'oz', 'floz', 'kg', 'lb', 'l']);

/** A plain number: how many, or calories or minutes where it can only be that. */
export function bareNumber(value: number, old: number | null, talk: Talk): Proposal | null {
  const last = lastOf(talk);
  if (!last) return null;
  if (last.kind === 'workout') {
    if (old !== null && Math.round(last.calories) === old) return edited(last, { is: 'calories', value, of: null }, talk);
    const near = oneOrOther(nearestFigures(value, last, talk, old));
    return near ?? (isOfUnkept(value, old, talk) ? null : edited(last, { is: 'number', value }, talk));
  }
  if (old !== null) {
    const owner = ownerOf(old, talk);
    if (owner?.field === 'quantity') return itemAmount(owner.named, amountOf(value), talk);
    if (owner?.field === 'calories')
      return edited(
        owner.named.entry,
        { is: 'calories', value, of: owner.named.entry.items.length > 1 ? owner.named.item.name : null },
        talk,
      );
    const time = hourInstead(value, old, last);
    if (time) return edited(last, { is: 'time', time }, talk);
    const workout = owner ? null : workoutOf(old, talk);
    if (workout) return edited(workout, { is: 'minutes', value }, talk);
    if (owner) return edited(owner.named.entry, { is: 'macros', grams: { [owner.field]: value }, of: owner.named.item.name }, talk);
  }
  const hour = old === null ? hourOf(value, last, talk) : null;
  if (hour) return edited(last, { is: 'time', time: hour }, talk);
  const near = old === null && namedIn(talk) === null ? oneOrOther(nearestFigures(value, last, talk)) : null;
  if (near) return near;
  const quick = last.items.length === 1 && last.items[0]!.food === null && last.items[0]!.source === 'user';
  const counted = last.items.every((item) => !MEASURED.has(item.unit));
  if (quick || (value >= CALORIES_FROM && counted) || isWhole(value, last)) return edited(last, { is: 'calories', value, of: null }, talk);
  if (value <= 0) return null;
  const named = namedIn(talk) ?? talk.topic ?? severalOf(talk);
  return named ? itemAmount(named, amountOf(value), talk) : edited(last, { is: 'amount', amount: amountOf(value), of: null }, talk);
}

/** "135 not 185", "235 actually" of "squats 5x5 225": another value of a number that was told and is none of the figures that are kept. */
function isOfUnkept(value: number, old: number | null, { context }: Talk): boolean {
  const said = context.snapshot.recent.at(-1)?.text.match(/\d+/g)?.map(Number) ?? [];
  return said.some((one) => (old === null ? one >= UNKEPT_FROM && value < one * CLOSE && one < value * CLOSE : one === old));
}
/** Smaller ones are minutes, sets and repetitions. */
const UNKEPT_FROM = 50;
const CLOSE = 1.4;

/** "It was around 500", of 4 oz of chicken, rice and broccoli of about as many calories. */
function isWhole(value: number, { items }: MealEntry): boolean {
  const total = items.reduce((sum, { nutrients }) => sum + (nutrients?.calories ?? 0), 0);
  const weighed = items.some(({ unit }) => unit === 'g' || unit === 'ml');
  return !weighed && items.length > 1 && value >= WHOLE_FROM && value <= 2 * total && value * 2 >= total;
}
const WHOLE_FROM = 100;

/** "8, not 10" of what was had at 10. */
function hourInstead(value: number, old: number, { localTime }: Entry): string | null {
  const hour = Number(localTime.slice(0, 2));
  const past = hour === old ? 0 : 12;
  return localTime.endsWith(':00') && value >= 1 && value <= 12 && hour === old + past
    ? `${String(value + past).padStart(2, '0')}:00`
    : null;
}

/** "This was like 1300", of a sandwich: hours and minutes, where it has many times fewer calories. */
function hourOf(value: number, { items }: MealEntry, { context }: Talk): string | null {
  const known = items.reduce((sum, { nutrients }) => sum + (nutrients?.calories ?? 0), 0);
  const time = `${String(Math.floor(value / 100)).padStart(2, '0')}:${String(value % 100).padStart(2, '0')}`;
  return value >= 1000 && value % 100 < 60 && known > 0 && value > known * MANY_TIMES && time <= context.clock ? time : null;
}
const MANY_TIMES = 3;

/** What is meant, or the question which of two. */
function oneOrOther([one, other]: readonly Proposal[]): Proposal | null {
  if (!one || !other) return one ?? null;
  return { intents: [{ type: 'check', choices: [one.intents, other.intents] }] };
}

const amountOf = (quantity: number): Amount => ({ ...NO_AMOUNT, quantity });

type Field = 'quantity' | 'calories' | 'protein' | 'carbs' | 'fat' | 'sugar';

/** The food that has a figure now: what is to be put right is known by what it is. */
export function ownerOf(
  old: number,
  talk: Talk,
  fields: readonly Field[] = ['quantity', 'calories', 'protein', 'carbs', 'fat', 'sugar'],
): { named: NamedItem; field: Field } | null {
  for (const entry of talk.entries.slice(0, 6))
    if (entry.kind === 'meal')
      for (const field of fields)
        for (const [index, item] of entry.items.entries())
          if (
            Math.abs((field === 'quantity' ? item.quantity : (item.nutrients?.[field] ?? -9)) - old) < (field === 'quantity' ? 0.01 : 0.6)
          )
            return { named: { entry, index, item }, field };
  return null;
}

/** The only food of the last meal of which there are several. */
export function severalOf(talk: Talk): NamedItem | null {
  const entry = mealSpokenOf(talk);
  const found =
    entry?.items.flatMap((item, index) => (item.quantity >= 2 && !MEASURED.has(item.unit) ? [{ entry, index, item }] : [])) ?? [];
  return found.length === 1 ? found[0]! : null;
}
