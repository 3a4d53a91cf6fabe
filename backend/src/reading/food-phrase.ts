import { foodOfItem, type FoodTable, groundFood, NOTHING_SAID, type SaidFood } from '../food/index.js';
import { ordinary } from '../food/retrieval/ordinary.js';
import { unknownItem } from '../food/index.js';
import { chartOf } from './cover/chart.js';
import { coverClause, type CoverItem } from './cover/cover-clause.js';
import { BE, type Element, wordOf } from './cover/element.js';
import { readCovered, unheardFoods } from './cover/read-covered.js';
import { saidOf } from './item-amount.js';
import { countsFood } from './counting-words.js';
import type { FoodMemory, Language, Lead, ReadItem } from './reading.js';
import { isPlural } from '../food/words.js';
import { scaleItem } from './loose-amounts.js';
import { tokenise } from './tokens.js';

/** An amount apart from its food. */
export type LooseAmount = SaidFood & {
  share: boolean;
  /** What was left of it: "gave the other half to my son". */
  other: boolean;
  /** Nothing else stands there: "Half." */
  alone: boolean;
};

/** What one food clause says. */
export interface FoodPhrase {
  items: ReadItem[];
  /** Amounts that stand alone ("a third", "3 slices"), in order, with how many items stood before each. */
  loose: { said: LooseAmount; after: number }[];
  leftover: string[];
}

export interface PhraseOptions {
  table: FoodTable;
  /** Words that no food explains are foods we do not know, not noise. */
  unknowns: 'never' | 'with-amount' | 'always';
  memory: readonly FoodMemory[];
  /** What the whole text is written in; by default what the phrase looks like. */
  language?: Language;
}

/** Reads a normalised clause about food: which foods, how much of each. */
export function readFoodPhrase(text: string, options: PhraseOptions): FoodPhrase {
  const elements = chartOf(tokenise(text), options.table, options.language);
  const cover = withNegations(coverClause(elements, options.table), elements, options.table);
  const out: FoodPhrase = { items: [], loose: [], leftover: [] };
  let at = 0;
  for (const item of [...cover, null]) {
    readGap(elements, at, item?.from ?? elements.length, text, options, out);
    if (!item) break;
    out.items.push({ ...readCovered(elements, item, cover, text, options), lead: leadOf(elements, item, text) });
    out.leftover.push(...unheardFoods(elements, item, options.table));
    at = item.to;
    manifold(out.items, elements, item);
    timesHost(out.items, elements, item, options.table);
  }
  return out;
}

/** "3 bowls of pho with an egg in each": as many of it as of what it lies in. */
function manifold(items: ReadItem[], elements: readonly Element[], { from, to }: CoverItem): void {
  const [holder, item] = items.slice(-2);
  if (!holder || !item || !(holder.quantity > 1) || !Number.isInteger(holder.quantity) || MEASURED.has(holder.unit)) return;
  const each = elements
    .slice(Math.max(from, to - 2), to + 3)
    .some((element, i, near) => IN_EACH.has(wordOf(element)) && near[i - 1]?.joint === 'on');
  // "2 waffles each with 1 tbsp syrup", "3 coffees with 1 tbsp creamer each"
  const joint = elements[from - 1]?.joint;
  const told =
    joint === 'with' && [elements[from - 2], elements[to - 1], elements[to]].some((element) => element && EACH.has(wordOf(element)));
  if (each || told) items[items.length - 1] = scaleItem(item, holder.quantity);
}
/** "Bagel with cream cheese x2": so many of what it is put on, too; of "coffee with sugar x2" only the sugars. */
function timesHost(items: ReadItem[], elements: readonly Element[], { from, to, start }: CoverItem, table: FoodTable): void {
  const [host, item] = items.slice(-2);
  const piece = elements[to - 1]!.piece;
  if (!host || !item || piece.type !== 'amount' || !piece.behind || start !== 'with' || from === 0) return;
  const [under, top] = [foodOfItem(host, table), foodOfItem(item, table)];
  if (!top?.tags.has('top') || !under || under.tags.has('drink') || host.quantity !== 1 || host.unit !== 'count') return;
  const usual = { ...item, ...groundFood(top, NOTHING_SAID), name: item.name };
  // "pancakes with syrup x3": pieces, and what is put on all of them
  const pieces = isPlural(host.words.split(' ').at(-1)!);
  const hosts = groundFood(under, { ...NOTHING_SAID, quantity: piece.value, plural: pieces, mods: host.mods });
  items.splice(-2, 2, { ...host, ...hosts, name: host.name }, pieces ? usual : scaleItem(usual, piece.value));
}
const IN_EACH = new Set(['each', 'chacun', 'chacune', 'cada', 'both', 'all']);
const EACH = new Set(['each', 'apiece', 'chacun', 'chacune']);
const MEASURED = new Set(['g', 'kg', 'oz', 'lb', 'ml', 'l', 'floz', 'tbsp', 'tsp']);

/** Of all that was named: "so 3 slices total". */
const TOTAL = new Set(['total', 'altogether', 'overall']);

const leadOf = (elements: readonly Element[], { from, to, start }: CoverItem, text: string): Lead => ({
  joint: start,
  // "half the brownie"
  definite:
    [from - 1, from].some((i) => i >= 0 && wordOf(elements[i]!) === 'the') ||
    elements.slice(from, to).some((element) => isPartOfThe(element, text)),
  describes: elements.slice(from + 1, to).some((element) => BE.has(wordOf(element))),
  total: elements.slice(from, to + 2).some((element) => TOTAL.has(wordOf(element))),
  corrects: elements[from]!.piece.type === 'amount' && correctsBefore(elements, from),
});

const isPartOfThe = ({ piece }: Element, text: string): boolean =>
  piece.type === 'amount' && piece.share && text.slice(piece.from, piece.to).endsWith(' the');

/** "2 crackers, no 6 crackers", "ugh fine 3 tacos", "actually it was 3": the number before was wrong. */
function correctsBefore(elements: readonly Element[], from: number): boolean {
  let at = from - 1;
  while (at > 0 && BEFORE_CORRECTED.has(wordOf(elements[at]!))) at--;
  return at >= 0 && CORRECTS.has(wordOf(elements[at]!));
}
const CORRECTS = new Set(
  'no nope non wait scratch rather fine actually meant mean lied oops sorry correction make nah finalement plutot enfait mejor digo perdon bueno'.split(
    ' ',
  ),
);
const BEFORE_CORRECTED = new Set("it was that like the i only just is more had ate c'etait era fueron de".split(' '));

/** "whopper, no mayo and no cheese": what is said to be left away belongs to what stands before, also behind what lies in it: "burger patty, no bun". */
function withNegations(cover: readonly CoverItem[], elements: readonly Element[], { foods, forms }: FoodTable): CoverItem[] {
  return cover.map((item, k) => {
    const { holds } = foods[forms.food[item.candidates[0]!.form]!]!;
    const limit = cover[k + 1]?.from ?? elements.length;
    let to = item.to;
    for (let i = item.to; i < limit; i++) {
      const { negated, piece, joint, outside, stems } = elements[i]!;
      if (negated) to = i + 1;
      else if (piece.type !== 'token' || (joint === null && outside >= 0.5 && !stems.some(({ stem }) => holds.includes(stem)))) break;
    }
    return to === item.to ? item : { ...item, to };
  });
}

/** What lies between two foods: amounts of their own, foods we do not know, noise. */
function readGap(elements: readonly Element[], from: number, to: number, text: string, options: PhraseOptions, out: FoodPhrase): void {
  let first = from;
  for (let i = from; i <= to; i++) {
    if (i < to && elements[i]!.joint === null) continue;
    if (i > first) readChunk(elements, first, i, text, options, out);
    first = i + 1;
  }
}

function readChunk(
  elements: readonly Element[],
  from: number,
  to: number,
  text: string,
  { unknowns }: PhraseOptions,
  out: FoodPhrase,
): void {
  const chunk = elements.slice(from, to);
  const said = saidOf(elements, { from, to, matched: [] });
  const isFood = (element: Element, i: number): boolean => mayBeFood(element) && !isPlaceOrLikeness(elements, from, from + i);
  const strange = chunk.filter(isFood);
  const amount =
    (said.quantity !== null && chunk.some(({ piece }) => piece.type === 'amount' && !piece.article)) ||
    said.unit !== null ||
    said.calories !== null;
  const name = chunk
    .filter((element, i) => (element.outside >= 1 && element.stems.length > 0 && !element.strange) || isFood(element, i))
    .map(wordOf)
    .join(' ');
  if (
    strange.length > 0 &&
    strange.length <= 4 &&
    (unknowns === 'always' ? amount || listed(elements, from, to) : unknowns === 'with-amount' && amount)
  ) {
    out.items.push({
      ...unknownItem(name, said),
      words: text.slice(startOf(chunk[0]!), endOf(chunk[chunk.length - 1]!)).trim(),
      sureness: 0,
      choices: [],
    });
  } else if (name === '' && (amount || said.size !== null) && !isWholeOfTime(chunk)) {
    const bare =
      said.quantity !== null && said.unit === null && said.grams === null && said.calories === null && said.each === null && !said.share;
    // an age, a price, a table's number is no amount of food
    if (
      !bare ||
      countsFood(
        chunk
          .filter((element) => !isSize(element))
          .map(wordOf)
          .filter((word) => !isNumber(word)),
      )
    )
      out.loose.push({
        said: { ...said, other: chunk.some((element) => OTHER.has(wordOf(element))), alone: chunk.every(isOnlyAmount) },
        after: out.items.length,
      });
  } else if (name !== '') out.leftover.push(name);
  else
    for (const { piece } of chunk) if (piece.type === 'mod' && out.items.length > 0) out.items[out.items.length - 1]!.mods.push(piece.text);
}

/** "Over the whole day": of no food. */
const isWholeOfTime = (chunk: readonly Element[]): boolean =>
  chunk.some(({ piece }, i) => {
    const next = chunk[i + 1]?.piece;
    return piece.type === 'token' && piece.token.portion === 'whole' && next?.type === 'token' && TIMES.has(next.token.stem);
  });
const TIMES = new Set('day night morning afternoon evening week weekend time shift game movie journee nuit dia noche'.split(' '));

const isOnlyAmount = (element: Element): boolean => element.piece.type === 'amount' || BESIDE_AMOUNT.has(wordOf(element));
const BESIDE_AMOUNT = new Set('the only just la le l las les juste seulement solo nomas solamente'.split(' '));

const OTHER = new Set(['other', 'autre', 'otra', 'otro', 'remaining']);

const isSize = ({ piece }: Element): boolean => piece.type === 'token' && piece.token.size !== null && !PERSONS.has(piece.token.text);
/** Sizes that are people, too. */
const PERSONS = new Set(['kid', 'kids', 'child', 'baby', 'bebe', 'enfant', 'nino']);
const isNumber = (word: string): boolean => word !== '' && !Number.isNaN(Number(word));

/** "At versailles", "like a heathen": where it was had, and how; no food. */
function isPlaceOrLikeness(elements: readonly Element[], from: number, at: number): boolean {
  // "on the tarmac"
  if (elements[from - 1]?.joint === 'on' && wordOf(elements[from]!) === 'the') return true;
  for (let i = at - 1; i >= Math.max(from, at - LONGEST_PLACE); i--) {
    const word = wordOf(elements[i]!);
    if (PLACED.has(word)) return true;
    if (word === 'like' && elements[i + 1]!.piece.type === 'amount') return true;
  }
  return false;
}
const PLACED = new Set(['at', '@', 'from', 'chez']);
const LONGEST_PLACE = 3;

/** No ordinary word, or one with a sense of food. */
function mayBeFood({ piece, stems, strange }: Element): boolean {
  if (piece.type !== 'token' || piece.token.kind !== 'word' || piece.token.portion || piece.token.size || piece.token.measure) return false;
  const { text } = piece.token;
  if (text.length < 3) return false;
  const known = ordinary(text);
  return strange ? true : stems.length === 0 && known !== null && known.food > 0 && known.food <= 2;
}

/** It stands alone between joints, or is all there is. */
function listed(elements: readonly Element[], from: number, to: number): boolean {
  const words = elements.slice(from, to).filter(({ piece }) => piece.type === 'token' && piece.token.kind === 'word').length;
  return words <= 3;
}

export const startOf = ({ piece }: Element): number => (piece.type === 'token' ? piece.token.from : piece.from);
export const endOf = ({ piece }: Element): number => (piece.type === 'token' ? piece.token.to : piece.to);

export type { CoverItem };
