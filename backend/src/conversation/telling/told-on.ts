import type { Item } from '../../domain/entry.js';
import type { ReadItem } from '../../reading/reading.js';
import type { Intent, IntentOf } from '../intents/intent.js';
import type { Scene } from '../scene.js';
import { stems } from '../targets.js';
import { isSame, readAll, type Telling, tellingOf } from './telling.js';

/** Texts that follow each other sooner, in seconds, tell one meal. */
const ONE_BREATH = 60;

/**
 * Food that is told right after a meal, with no meal, day or hour of its own, belongs to that meal. Read together with what was told before
 * it may say which kind, how much or of what the food before it was ("protein shake", "2 scoops vanilla"): then the whole is what both say.
 */
export function toldOn(meal: IntentOf<'log-meal'>, scene: Scene): IntentOf<'log-meal'> {
  if (meal.meal !== null || meal.day !== 0 || meal.time !== null || meal.copyOf) return meal;
  const telling = tellingOf(scene);
  if (!telling) return meal;
  const whole = readTogether(telling, scene);
  if (whole !== null && isTogether(whole, telling.meal.items, meal.items)) return together(meal, telling, whole);
  return telling.age < ONE_BREATH ? { ...meal, joins: { meal: telling.meal.id } } : meal;
}

/** Fewer foods than both tell, for a food of before is what it was, only told more closely. */
function isTogether(whole: readonly ReadItem[], before: readonly Item[], more: readonly ReadItem[]): boolean {
  const told = before.filter((item) => !whole.some((one) => isSame(one, item) && one.quantity === item.quantity && one.unit === item.unit));
  return whole.length < before.length + more.length && told.length > 0 && told.every((item) => whole.some((one) => isKin(one, item)));
}

/** What by itself is no food may say something of the meal that is being told: "split w my brother so 5", "2 bowls". */
export function saidOfTelling(scene: Scene): Intent | null {
  const telling = tellingOf(scene);
  const whole = telling && readTogether(telling, scene);
  if (!whole || whole.length > telling.meal.items.length || whole.every((item, i) => isSame(item, telling.meal.items[i]!))) return null;
  return together({ type: 'log-meal', meal: null, day: 0, time: null, items: [], continues: true }, telling, whole);
}

/** How many signs of a code tell foods of one kind. */
const KIND = 3;
const isKin = (one: Pick<Item, 'food' | 'name'>, other: typeof one): boolean =>
  (one.food !== null && one.food.slice(0, KIND) === other.food?.slice(0, KIND)) ||
  stems(other.name).some((word) => stems(one.name).includes(word));

const together = (meal: IntentOf<'log-meal'>, telling: Telling, whole: readonly ReadItem[]): IntentOf<'log-meal'> => ({
  ...meal,
  items: [...whole],
  joins: { meal: telling.meal.id, whole: true },
});

/** All foods of what was told before and of the text at hand, as one telling. */
const readTogether = ({ words }: Telling, scene: Scene): readonly ReadItem[] | null =>
  words === null ? null : readAll(`${words}, ${scene.text}`, scene);
