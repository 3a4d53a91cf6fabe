import { groundFood, NOTHING_SAID, unknownItem, type Food, type FoodTable, type SaidFood } from '../food/index.js';
import type { Item } from '../domain/entry.js';
import { findAmounts } from './amounts.js';
import type { AmountPiece } from './pieces.js';
import { joinCompounds } from './compounds.js';
import { coverParts, type CoverItem } from './cover.js';
import { weighParts, type Part } from './parts.js';
import { impliedGrams } from './implied.js';
import { saidOf } from './item-amount.js';
import { takeMods } from './mods.js';
import { isPlace } from './places.js';
import { COMMON_WORDS, DESCRIBERS, FILLERS } from './plain-words.js';
import type { FoodMemory, ItemChoice, ReadItem } from './reading.js';
import { tokenise } from './tokens.js';
import { absurd, subtractWithout, withClaims } from './item-changes.js';
import { mergeContents } from './contents.js';
import { shareMixtures } from './mixtures.js';
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
  const cover = joinCompounds(coverParts(parts, table), parts, table);
  const out: FoodPhrase = { items: [], loose: [], leftover: [] };
  const hosts: (Food | null)[] = [];
  /** What stands before each item: "made with", "on an". */
  const links: string[] = [];
  let at = 0;
  for (const item of [...cover, null]) {
    const gap = readGap(parts, at, item?.from ?? parts.length, text, options, out);
    for (const unknown of gap) {
      out.items.push(unknown);
      hosts.push(null);
      links.push('');
    }
    if (!item) break;
    const food = weighedDry(table.foods[table.forms.food[item.form]!]!, parts, item, table);
    out.items.push(readItem(parts, item, food, hostOf(food, hosts), text, options));
    hosts.push(food);
    links.push(item.from > at ? textOf(text, parts, at, item.from) : '');
    at = item.to;
  }
  mergeContents(out.items, hosts, links);
  shareMixtures(out.items, hosts, links, table);
  return out;
}

function textOf(text: string, parts: readonly Part[], from: number, to: number): string {
  return text
    .slice(
      parts[from]!.piece.type === 'token'
        ? (parts[from]!.piece as { token: { from: number } }).token.from
        : (parts[from]!.piece as AmountPiece).from,
      endOf(parts[to - 1]!),
    )
    .trim();
}

function endOf({ piece }: Part): number {
  return piece.type === 'token' ? piece.token.to : piece.to;
}

/** The food that this one is put on or into: the nearest before it with which it is customary, else the nearest. */
function hostOf(food: Food, hosts: readonly (Food | null)[]): Food | null {
  for (let i = hosts.length - 1; i >= Math.max(0, hosts.length - 8); i--) {
    const host = hosts[i];
    if (host && impliedGrams(host, food) !== null) return host;
  }
  return hosts.findLast((host) => host !== null && !host.tags.has('top')) ?? null;
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
  if (said.trailing && said.quantity! >= 60 && said.quantity! <= 1500 && absurd(groundFood(food, said), said)) {
    // "granola bar 190": what the wrapper says
    said.calories = said.quantity;
    said.quantity = null;
  }
  const words = textOf(text, parts, item.from, item.to);
  const eggs = /omelet|scrambled eggs|frittata/.test(food.name) && said.unit === null ? /^(\d)[ -]egg\b/.exec(words)?.[1] : undefined;
  if (eggs) {
    // a "3 egg omelet" is one, and the table's has two eggs
    const two = groundFood(food, { ...NOTHING_SAID, quantity: food.name.includes('scrambled') ? 2 : 1 });
    Object.assign(said, { quantity: 1, grams: ((two.grams ?? 0) * Number(eggs)) / 2 });
  }
  const remembered = rememberedItem(foodWords(parts, item), said, options);
  const custom =
    host && said.quantity === null && said.unit === null && said.size === null && said.grams === null ? impliedGrams(host, food) : null;
  const counted = custom === null && host ? smallCount(host, food, said) : null;
  let grounded: Item = remembered ?? groundFood(food, counted ?? said);
  if (custom !== null) grounded = { ...groundFood(food, { ...said, grams: custom }), assumed: true, assumption: `${custom} g` };
  if (counted) grounded = { ...grounded, quantity: said.quantity!, unit: 'count', assumed: true, assumption: `${counted.unit} each` };
  if (said.share && said.size !== null && said.unit === null) grounded = { ...grounded, unit: said.size };
  if (!remembered)
    grounded = withClaims(subtractWithout({ ...grounded, name: item.named ?? options.table.forms.shown[item.form]! }, food), said);
  const sureness = Math.max(0.05, Math.min(1, 1 - item.cost * 0.35));
  return {
    ...grounded,
    words,
    sureness: absurd(grounded, said) ? 0.1 : sureness,
    choices: choicesOf(grounded, food, item, said, options.table),
  };
}

/** "40 g of oats", "oatmeal (40 g dry)" were weighed dry; a bowl of oats is cooked. */
function weighedDry(food: Food, parts: readonly Part[], item: CoverItem, table: FoodTable): Food {
  if (food.name !== 'oatmeal') return food;
  const run = parts.slice(item.from, item.to).map(({ piece }) => piece);
  const oats = run.some((piece) => piece.type === 'token' && /^(?:oats|dry|raw|uncooked)$/.test(piece.token.text));
  const weighed = run.some((piece) => piece.type === 'amount' && (piece.measure === 'g' || piece.measure === 'oz'));
  return (oats && weighed && table.byName.get('rolled oats')) || food;
}

/** "2 sugars" in coffee are teaspoons, "2 creams" are small cups of cream. */
function smallCount(host: Food, food: Food, said: SaidFood): SaidFood | null {
  if (said.quantity === null || said.unit !== null || said.size !== null || said.grams !== null) return null;
  if (!/\b(?:coffee|tea|latte|espresso|americano|cold brew)\b/.test(host.name) || food.tags.has('dish') || food.name.includes(' with '))
    return null;
  if (/sugar|sweetener|splenda|stevia|equal/.test(food.name)) return { ...said, unit: 'tsp' };
  if (/cream|milk|half and half/.test(food.name)) return { ...said, unit: 'tbsp' };
  return null;
}

function foodWords(parts: readonly Part[], item: CoverItem): string[] {
  return item.matched.map((i) => parts[i]!.stem);
}

function choicesOf(item: Item, food: Food, cover: CoverItem, said: SaidFood, table: FoodTable): ItemChoice[] {
  if (absurd(item, said)) {
    const usual = groundFood(food, NOTHING_SAID);
    const label = (one: Item): string => `${one.assumption ?? one.quantity} ${one.name}`.trim();
    return [
      { label: label(usual), item: usual },
      { label: `${item.quantity} ${item.unit === 'count' ? '' : `${item.unit} `}${item.name}`.replace(/\s+/g, ' '), item },
    ];
  }
  if (cover.rival < 0 || cover.cost < 0.6 || said.calories !== null) return [];
  const rival = table.foods[table.forms.food[cover.rival]!]!;
  const other = groundFood(rival, said);
  const [a, b] = [item.nutrients?.calories ?? 0, other.nutrients?.calories ?? 0];
  if (Math.max(a, b) < 2 * Math.min(a, b) || Math.abs(a - b) < 150) return [];
  return [
    { label: item.name, item },
    { label: other.name, item: other },
  ];
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
    const joint =
      piece.type === 'token' &&
      (piece.token.kind === 'comma' || piece.token.kind === 'and' || piece.token.kind === 'with' || piece.token.kind === 'on');
    if (joint) flush();
    else chunk.push(i);
  }
  flush();
  return items;
}

function readChunk(
  parts: readonly Part[],
  chunk: readonly number[],
  text: string,
  options: PhraseOptions,
  out: FoodPhrase,
  items: ReadItem[],
): void {
  const first = chunk[0]!;
  const last = chunk[chunk.length - 1]!;
  const words = chunk.filter((i) => isContent(parts[i]!));
  const said = saidOf(parts, { from: first, to: last + 1, matched: [] });
  const name = words.map((i) => tokenText(parts[i]!)).join(' ');
  const strange = words.filter((i) => !COMMON_WORDS.has(tokenText(parts[i]!)));
  const amount =
    (said.quantity !== null &&
      chunk.some((i) => {
        const { piece } = parts[i]!;
        return piece.type === 'amount' && !piece.article;
      })) ||
    said.unit !== null ||
    said.calories !== null;
  if (isPlace(name) && last < parts.length - 1) return;
  if (strange.length > 0 && words.length <= 6 && (options.unknowns === 'always' || (options.unknowns === 'with-amount' && amount))) {
    items.push({ ...unknownItem(name, said), words: textOf(text, parts, first, last + 1), sureness: 0, choices: [] });
  } else if (words.length === 0 && (amount || said.size !== null)) {
    out.loose.push({ said, after: out.items.length + items.length });
  } else if (words.length > 0) out.leftover.push(textOf(text, parts, first, last + 1));
  else
    for (const i of chunk) {
      const { piece } = parts[i]!;
      if (piece.type === 'mod' && out.items.length + items.length > 0)
        (items[items.length - 1] ?? out.items[out.items.length - 1])!.mods.push(piece.text);
    }
}

function tokenText(part: Part): string {
  return part.piece.type === 'token' ? part.piece.token.text : '';
}

function isContent({ piece, place }: Part): boolean {
  if (piece.type !== 'token' || place) return false;
  const { token } = piece;
  if (token.kind !== 'word' || token.portion || token.size || token.measure) return false;
  return token.text.length > 1 && !FILLERS.has(token.text) && !DESCRIBERS.has(token.text);
}
