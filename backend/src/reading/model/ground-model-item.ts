import { groundFood, NOTHING_SAID, userNutrients, type FoodTable, type SaidFood } from '../../food/index.js';
import type { Item } from '../../domain/entry.js';
import { nameWords } from '../../food/retrieval/name-words.js';
import { stemWord } from '../../food/words.js';
import { chooseRow } from '../cover/choose-row.js';
import { absurd } from '../item-changes.js';
import { memoryKey, rememberedItem } from '../memory.js';
import { normaliseText } from '../normalise.js';
import { nameIn, within } from '../own-words.js';
import type { ReadingContext, ReadItem } from '../reading.js';
import type { ModelItem } from './model-answer.js';
import { nearestRows, type NearRow } from './nearest-rows.js';
import { rowQuestion, type RowQuestion } from './row-question.js';
import { nutrientsOf, saneEstimate } from './sane-estimate.js';

/** An item of the first answer on our bones: the best that can be said without asking again, and what to ask. */
export interface GroundedItem {
  item: ReadItem;
  /** Null: both readers and the guess agree, or the user's own figures stand. */
  question: RowQuestion | null;
}

const OFFERED = 12;
const BY_WORDS = 5;
/** A row that leaves more than this unsaid or unexplained is only near. */
const NEAR = 3;
const SURE = 0.8;
const WEIGHT = new Set(['g', 'kg', 'lb']);

/** @param own what the built-in reader made of the same words, where it is one item */
export function groundModelItem(item: ModelItem, own: ReadItem | null, context: ReadingContext, table: FoodTable): GroundedItem {
  const said = saidOf(item);
  const remembered = rememberedItem(memoryKey(nameIn(item.span)).split(' '), said, { memory: context.memory, table });
  if (remembered) return { item: asRead(remembered, item, 0.95), question: null };
  const named = nearestRows(item.food, table, OFFERED);
  const rows = rowsFor(item, named, own, table);
  const byName = named.length > 0 ? nearest(named, said, table) : null;
  const guess = item.estimate && saneEstimate(item.estimate) ? item.estimate : null;
  const estimated = guessed(item, guess ? nutrientsOf(guess) : null);
  if (item.calories !== null) {
    const whole =
      own?.source === 'user' ? own : byName && byName.sureness > 0.5 ? byName : { ...estimated, ...withCalories(item.calories) };
    return { item: { ...whole, words: item.span }, question: null };
  }
  const known = own?.nutrients ? own : null;
  if (known?.source === 'user') return { item: { ...known, words: item.span }, question: null };
  const weighed = item.unit !== null && WEIGHT.has(item.unit) && item.quantity !== null ? (byName?.grams ?? null) : null;
  const question = rows.length > 0 ? rowQuestion(item, weighed, estimated.nutrients ? estimated : null, rows) : null;
  const fits = (one: ReadItem | null): one is ReadItem => one !== null && estimated.nutrients !== null && agree(one, estimated);
  if (known && fits(known) && (known.sureness >= SURE || (byName && agree(known, byName))))
    return { item: { ...known, words: item.span }, question: null };
  const best = [known, byName].find(fits) ?? (isStrange(item, table) && estimated.nutrients ? null : closest([known, byName], estimated));
  return { item: best ?? estimated, question };
}

/** Its name has a word that no row has: what is found for the rest is another food. */
const isStrange = ({ food }: ModelItem, { forms }: FoodTable): boolean => nameWords(food).some(({ stem }) => !forms.postings.has(stem));

const round = (value: number | null): number | null => (value === null ? null : Math.round(value * 10_000) / 10_000);

function saidOf({ quantity, unit, size, grams, calories, span }: ModelItem): SaidFood {
  return {
    ...NOTHING_SAID,
    quantity: round(quantity),
    unit: unit === 'count' ? null : unit,
    size,
    grams,
    calories,
    words: normaliseText(span)
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
      .map(stemWord),
  };
}

/** By the model's name, by the user's words, and the row that the built-in reader took. */
function rowsFor(
  { food, brand, preparation, span }: ModelItem,
  named: readonly NearRow[],
  own: ReadItem | null,
  table: FoodTable,
): NearRow[] {
  const full = [brand, food, preparation].filter((part) => part !== null && part !== '').join(' ');
  const said = nearestRows(nameIn(normaliseText(span)), table, BY_WORDS);
  const kind = food.includes(',') ? nearestRows(food.split(',')[0]!, table, BY_WORDS) : [];
  const whole = full === food ? [] : nearestRows(full, table, BY_WORDS);
  const taken = own?.food
    ? (table.byCode.get(own.food) ?? [])
        .slice(0, 1)
        .map((one) => ({ food: one, form: table.forms.food.indexOf(table.foods.indexOf(one)), cost: NEAR }))
    : [];
  const rows = new Map<string, NearRow>();
  for (const row of [
    ...named.slice(0, 4),
    ...whole.slice(0, 3),
    ...taken,
    ...said.slice(0, 2),
    ...kind.slice(0, 3),
    ...named,
    ...whole,
    ...said,
  ]) {
    if (rows.size >= OFFERED) break;
    if (!rows.has(row.food.code)) rows.set(row.food.code, row);
  }
  return [...rows.values()];
}

function nearest(rows: readonly NearRow[], said: SaidFood, table: FoodTable): ReadItem | null {
  const near = [...rows].sort((a, b) => a.cost - b.cost).map(({ form, cost }) => ({ form, cost, matched: [] }));
  const row = chooseRow(near, said, table);
  const item = groundFood(row.food, said);
  const made = { ...item, name: table.forms.shown(row.form), words: '', choices: [], sureness: Math.max(0.05, 1 - row.cost * 0.15) };
  return row.cost > NEAR * 2 || absurd(made, said) ? null : made;
}

function guessed(item: ModelItem, nutrients: Item['nutrients']): ReadItem {
  const made: ReadItem = {
    // only the user's own words are said back: the model's name where it is made of them
    name: item.food !== '' && within(item.food, normaliseText(item.span)) ? item.food.toLowerCase() : nameIn(item.span),
    quantity: item.quantity ?? 1,
    unit: item.unit ?? 'count',
    size: item.size,
    grams: item.grams ?? (nutrients ? item.estimate!.grams : null),
    nutrients,
    source: nutrients ? 'model' : 'user',
    food: null,
    assumed: nutrients !== null,
    assumption: nutrients ? 'estimate' : null,
    mods: [],
    words: item.span,
    choices: [],
    sureness: nutrients ? 0.5 : 0,
  };
  return absurd(made, item) ? { ...made, nutrients: null, source: 'user', assumed: false, assumption: null, sureness: 0 } : made;
}

const withCalories = (calories: number): Partial<ReadItem> => ({
  nutrients: userNutrients({ calories }),
  source: 'user',
  assumed: false,
  assumption: null,
  sureness: 0.8,
});

const asRead = (item: Item, { span }: ModelItem, sureness: number): ReadItem => ({ ...item, words: span, choices: [], sureness });

/** As near as two who know the amount would guess. */
function agree(a: ReadItem, b: ReadItem): boolean {
  if (!a.nutrients || !b.nutrients) return false;
  const more = Math.max(a.nutrients.calories, b.nutrients.calories);
  return (
    Math.abs(a.nutrients.calories - b.nutrients.calories) <= Math.max(20, 0.15 * more) &&
    Math.abs(a.nutrients.carbs - b.nutrients.carbs) <= 5
  );
}

/** Without a guess the surer one; with one whatever is not far from it. */
function closest(all: readonly (ReadItem | null)[], guess: ReadItem): ReadItem | null {
  const known = all.filter((one): one is ReadItem => one?.nutrients != null && (!guess.nutrients || one.sureness >= NAMED));
  if (!guess.nutrients) return known.sort((a, b) => b.sureness - a.sureness)[0] ?? null;
  const far = (one: ReadItem): number => Math.abs(Math.log((one.nutrients!.calories + 15) / (guess.nutrients!.calories + 15)));
  const [best] = known.sort((a, b) => far(a) - far(b));
  return best && far(best) < (best.sureness >= VERY_NAME ? 2 * FAR : FAR) ? best : null;
}
/** Below this our row is not the very food that was named, just another stew. */
const NAMED = 0.7;
const VERY_NAME = 0.9;
/** Beyond this factor our row is another food than the one meant. */
const FAR = Math.log(1.6);
