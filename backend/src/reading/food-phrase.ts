import { groundFood, NOTHING_SAID, unknownItem, type Food, type FoodTable, type SaidFood } from '../food/index.js';
import type { Item } from '../domain/entry.js';
import type { Nutrients } from '../domain/nutrients.js';
import { findAmounts, type AmountPiece } from './amounts.js';
import { coverParts, weighParts, type CoverItem, type Part } from './cover.js';
import { impliedGrams } from './implied.js';
import { saidOf, type Said } from './item-amount.js';
import { takeMods } from './mods.js';
import { COMMON_WORDS, DESCRIBERS, FILLERS } from './plain-words.js';
import type { FoodMemory, ItemChoice, ReadItem } from './reading.js';
import { tokenise } from './tokens.js';
import { mergeContents } from './contents.js';
import { rememberedItem } from './memory.js';

/** What one food clause says. */
export interface FoodPhrase {
  items: ReadItem[];
  /** Amounts that stand alone ("a third", "3 slices"), in order, with how many items stood before each. */
  loose: { said: SaidFood & { share: boolean }; after: number }[];
  leftover: string[];
}

export interface PhraseOptions {
  table: FoodTable;
  /** Words that no food explains are foods we do not know, not noise. */
  unknowns: 'never' | 'with-amount' | 'always';
  memory: readonly FoodMemory[];
}

/** Reads a normalised clause about food: which foods, how much of each. */
export function readFoodPhrase(text: string, options: PhraseOptions): FoodPhrase {
  const { table } = options;
  const taken = takeMods(tokenise(text), table.forms);
  const pieces = findAmounts(taken.tokens, table.forms, taken.mods);
  const parts = weighParts(pieces, table);
  const cover = coverParts(parts, table);
  const out: FoodPhrase = { items: [], loose: [], leftover: [] };
  const hosts: (Food | null)[] = [];
  let at = 0;
  for (const item of [...cover, null]) {
    const gap = readGap(parts, at, item?.from ?? parts.length, text, options, out);
    for (const unknown of gap) {
      out.items.push(unknown);
      hosts.push(null);
    }
    if (!item) break;
    const food = table.foods[table.forms.food[item.form]!]!;
    out.items.push(readItem(parts, item, food, hostOf(parts, item, hosts), text, options));
    hosts.push(food);
    at = item.to;
  }
  mergeContents(out.items, hosts);
  return out;
}

function textOf(text: string, parts: readonly Part[], from: number, to: number): string {
  return text.slice(parts[from]!.piece.type === 'token' ? (parts[from]!.piece as { token: { from: number } }).token.from : (parts[from]!.piece as AmountPiece).from, endOf(parts[to - 1]!)).trim();
}

function endOf({ piece }: Part): number {
  return piece.type === 'token' ? piece.token.to : piece.to;
}

/** The food that this one is put on or into: the item before it, joined by "with" or in the same list. */
function hostOf(parts: readonly Part[], item: CoverItem, hosts: readonly (Food | null)[]): Food | null {
  for (let i = hosts.length - 1; i >= 0; i--) {
    const host = hosts[i];
    if (host && !host.tags.has('top')) return host;
  }
  return null;
}

function readItem(parts: readonly Part[], item: CoverItem, food: Food, host: Food | null, text: string, options: PhraseOptions): ReadItem {
  const said = saidOf(parts, item);
  if (said.times > 1) {
    if (said.quantity === null && said.unit === null) said.quantity = said.times;
    said.mods = [...said.mods, said.times === 2 ? 'double' : 'triple'];
  }
  if (said.share && said.unit !== null && said.unit === said.size) said.unit = null;
  if (said.trailing && /protein|core power|muscle milk|premier/.test(food.name) && said.quantity! >= 10 && said.quantity! <= 60) {
    // "core power 42": the protein on the label
    said.claims.protein = said.quantity!;
    said.quantity = null;
  }
  const words = textOf(text, parts, item.from, item.to);
  const remembered = rememberedItem(foodWords(parts, item), said, options);
  const custom = host && said.quantity === null && said.unit === null && said.size === null && said.grams === null ? impliedGrams(host, food) : null;
  const counted = custom === null && host ? smallCount(host, food, said) : null;
  let grounded: Item = remembered ?? groundFood(food, counted ?? said);
  if (custom !== null) grounded = { ...groundFood(food, { ...said, grams: custom }), assumed: true, assumption: `${custom} g` };
  if (counted) grounded = { ...grounded, quantity: said.quantity!, unit: 'count', assumed: true, assumption: `${counted.unit} each` };
  if (said.share && said.size !== null && said.unit === null) grounded = { ...grounded, unit: said.size };
  if (!remembered) grounded = withClaims(subtractWithout({ ...grounded, name: options.table.forms.shown[item.form]! }, food), said);
  const sureness = Math.max(0.05, Math.min(1, 1 - item.cost * 0.35));
  return { ...grounded, words, sureness: absurd(grounded, said) ? 0.1 : sureness, choices: choicesOf(grounded, food, item, said, options.table) };
}

/** "2 sugars" in coffee are teaspoons, "2 creams" are small cups of cream. */
function smallCount(host: Food, food: Food, said: SaidFood): SaidFood | null {
  if (said.quantity === null || said.unit !== null || said.size !== null || said.grams !== null) return null;
  if (!/coffee|tea|latte|espresso|americano|cold brew/.test(host.name)) return null;
  if (/sugar|sweetener|splenda|stevia|equal/.test(food.name)) return { ...said, unit: 'tsp' };
  if (/cream|milk|half and half/.test(food.name)) return { ...said, unit: 'tbsp' };
  return null;
}

function foodWords(parts: readonly Part[], item: CoverItem): string[] {
  return item.matched.map((i) => parts[i]!.stem);
}

/** "30g protein shake": the user's figure stands, and the energy goes with it. */
function withClaims(item: Item, said: Said): Item {
  let { nutrients } = item;
  if (!nutrients) return item;
  for (const name of ['protein', 'carbs', 'fat'] as const) {
    const value = said.claims[name];
    if (value === undefined) continue;
    const whole = value * (item.unit === 'count' || item.unit === 'serving' || item.unit === 'piece' ? item.quantity : 1);
    const calories: number = said.calories === null ? Math.max(0, nutrients.calories + (whole - nutrients[name]) * (name === 'fat' ? 9 : 4)) : nutrients.calories;
    nutrients = { ...nutrients, [name]: whole, calories };
  }
  return nutrients === item.nutrients ? item : { ...item, nutrients: withinBounds(nutrients) };
}

function withinBounds(n: Nutrients): Nutrients {
  const sugar = Math.min(n.sugar, n.carbs);
  const natural = Math.min(n.naturalSugar, sugar);
  const fats = n.healthyFat + n.unhealthyFat;
  const fit = fats > n.fat ? n.fat / fats : 1;
  return { ...n, sugar, naturalSugar: natural, addedSugar: sugar - natural, healthyFat: n.healthyFat * fit, unhealthyFat: n.unhealthyFat * fit };
}

const MOST_GRAMS = 1000;
const MOST_DRINK = 3000;
const MOST_CALORIES = 1500;

/** More of one item than people eat: asked about, not stored. What the user weighed or counted in so many words stays under a wider bound. */
export function absurd(item: Item, said: Pick<SaidFood, 'quantity' | 'unit' | 'grams' | 'calories'>): boolean {
  const grams = item.grams ?? 0;
  const calories = item.nutrients?.calories ?? 0;
  const told = said.calories !== null || said.grams !== null || said.quantity !== null;
  const few = said.quantity !== null && said.quantity <= 3;
  if (calories > (told ? (few ? 4000 : 3000) : MOST_CALORIES * 1.2)) return true;
  const density = grams > 0 ? calories / grams : 0;
  return grams > (density < 0.8 ? MOST_DRINK : few || said.grams !== null ? MOST_GRAMS * 2.2 : MOST_GRAMS * 1.5);
}

function choicesOf(item: Item, food: Food, cover: CoverItem, said: SaidFood, table: FoodTable): ItemChoice[] {
  if (absurd(item, said)) {
    const usual = groundFood(food, NOTHING_SAID);
    const label = (one: Item): string => `${one.assumption ?? one.quantity} ${one.name}`.trim();
    return [{ label: label(usual), item: usual }, { label: `${item.quantity} ${item.unit === 'count' ? '' : `${item.unit} `}${item.name}`.replace(/\s+/g, ' '), item }];
  }
  if (cover.rival < 0 || cover.cost < 0.6 || said.calories !== null) return [];
  const rival = table.foods[table.forms.food[cover.rival]!]!;
  const other = groundFood(rival, said);
  const [a, b] = [item.nutrients?.calories ?? 0, other.nutrients?.calories ?? 0];
  if (Math.max(a, b) < 2 * Math.min(a, b) || Math.abs(a - b) < 150) return [];
  return [{ label: item.name, item }, { label: other.name, item: other }];
}

/** kcal, protein, carbs, fat, grams of what "no bun" and the like leave away. */
const LEFT_AWAY: readonly (readonly [RegExp, RegExp, { calories: number; protein: number; carbs: number; fat: number; grams: number }])[] = [
  [/^(?:no|without|hold(?: the)?|minus|sans|sin) (?:the )?(?:bun|bread|bagel|roll|pan|pain)/, /burger|sandwich|hot dog|sub|mcchicken|whopper|big mac|quarter pounder|mcdouble|brat/, { calories: 145, protein: 5, carbs: 27, fat: 2, grams: 52 }],
  [/^(?:no|without|hold(?: the)?|minus|sans|sin) (?:the )?(?:tortilla|wrap|shell)/, /burrito|wrap|taco|quesadilla|fajita/, { calories: 200, protein: 5, carbs: 34, fat: 5, grams: 70 }],
  [/^(?:no|without|hold(?: the)?|minus|sans|sin) (?:the )?(?:cheese|fromage|queso)/, /cheese|pizza|big mac|sub|quarter pounder|nachos|quesadilla|taco|burrito/, { calories: 75, protein: 4, carbs: 1, fat: 6, grams: 20 }],
  [/^(?:no|without|hold(?: the)?|minus|sans|sin) (?:the )?(?:mayo|sauce|dressing|special sauce)/, /burger|sandwich|\bsub\b|wrap|mac|whopper|mcchicken/, { calories: 80, protein: 0, carbs: 1, fat: 9, grams: 13 }],
];

/** "Burger, no bun" counts without the bun. At most seven tenths of the whole go. */
function subtractWithout(item: Item, food: Food): Item {
  if (!item.nutrients || item.source === 'user') return item;
  let { nutrients, grams } = item;
  for (const mod of item.mods) {
    const rule = LEFT_AWAY.find(([said, dish]) => said.test(mod) && dish.test(food.name));
    if (!rule || !nutrients) continue;
    const less = rule[2];
    const times = Math.max(1, item.unit === 'count' ? item.quantity : 1);
    const take = (value: number, away: number): number => Math.max(value * 0.3, value - away * times);
    nutrients = { ...nutrients, calories: take(nutrients.calories, less.calories), protein: take(nutrients.protein, less.protein), carbs: take(nutrients.carbs, less.carbs), fat: take(nutrients.fat, less.fat) };
    const fat = nutrients.fat / Math.max(item.nutrients.fat, 0.001);
    const carbs = nutrients.carbs / Math.max(item.nutrients.carbs, 0.001);
    nutrients = { ...nutrients, healthyFat: item.nutrients.healthyFat * fat, unhealthyFat: item.nutrients.unhealthyFat * fat, sugar: item.nutrients.sugar * carbs, naturalSugar: item.nutrients.naturalSugar * carbs, addedSugar: item.nutrients.addedSugar * carbs };
    grams = grams === null ? null : take(grams, less.grams);
  }
  return nutrients === item.nutrients ? item : { ...item, nutrients, grams };
}

/** What lies between two foods: amounts of their own, foods we do not know, noise. */
function readGap(parts: readonly Part[], from: number, to: number, text: string, options: PhraseOptions, out: FoodPhrase): ReadItem[] {
  const items: ReadItem[] = [];
  let chunk: number[] = [];
  const flush = (): void => {
    if (chunk.length) readChunk(parts, chunk, text, options, out, items);
    chunk = [];
  };
  for (let i = from; i < to; i++) {
    const { piece } = parts[i]!;
    const joint = piece.type === 'token' && (piece.token.kind === 'comma' || piece.token.kind === 'and' || piece.token.kind === 'with' || piece.token.kind === 'on');
    if (joint) flush();
    else chunk.push(i);
  }
  flush();
  return items;
}

function readChunk(parts: readonly Part[], chunk: readonly number[], text: string, options: PhraseOptions, out: FoodPhrase, items: ReadItem[]): void {
  const first = chunk[0]!;
  const last = chunk[chunk.length - 1]!;
  const words = chunk.filter((i) => isContent(parts[i]!));
  const said = saidOf(parts, { from: first, to: last + 1, matched: [] });
  const strange = words.filter((i) => !COMMON_WORDS.has(tokenText(parts[i]!)));
  const amount = (said.quantity !== null && chunk.some((i) => { const { piece } = parts[i]!; return piece.type === 'amount' && !piece.article; })) || (said.unit !== null) || said.calories !== null;
  if (strange.length > 0 && words.length <= 6 && (options.unknowns === 'always' || (options.unknowns === 'with-amount' && amount))) {
    const name = words.map((i) => tokenText(parts[i]!)).join(' ');
    items.push({ ...unknownItem(name, said), words: textOf(text, parts, first, last + 1), sureness: 0, choices: [] });
  } else if (words.length === 0 && (amount || said.size !== null || said.quantity !== null)) {
    out.loose.push({ said, after: out.items.length + items.length });
  } else if (words.length > 0) out.leftover.push(textOf(text, parts, first, last + 1));
  else for (const i of chunk) { const { piece } = parts[i]!; if (piece.type === 'mod' && out.items.length + items.length > 0) (items[items.length - 1] ?? out.items[out.items.length - 1])!.mods.push(piece.text); }
}

function tokenText(part: Part): string {
  return part.piece.type === 'token' ? part.piece.token.text : '';
}

function isContent({ piece }: Part): boolean {
  if (piece.type !== 'token') return false;
  const { token } = piece;
  if (token.kind !== 'word' || token.portion || token.size || token.measure) return false;
  return token.text.length > 1 && !FILLERS.has(token.text) && !DESCRIBERS.has(token.text);
}
