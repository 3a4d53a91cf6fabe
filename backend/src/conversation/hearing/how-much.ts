import { builtInTable, foodOfItem, isPlural, WEIGHTS } from '../../food/index.js';
import type { Item, MealEntry } from '../../domain/entry.js';
import { type Chart, wordsOf } from '../../language/chart.js';
import type { Span } from '../../language/span.js';
import { fold } from '../../language/fold.js';
import { readAmount, restAt } from '../../reading/index.js';
import type { Amount } from '../../reading/reading.js';
import { itemAmount } from '../frames/acts/item-amount.js';
import { JOINTS as JOINTS_IN_NAME, partCalled, withAmounts } from '../frames/acts/parts.js';
import { edited, together } from '../frames/binding.js';
import { fitsUnit } from '../frames/fits-unit.js';
import { namesFood, read } from '../matching-items.js';
import { amountSpans } from '../frames/food-spans.js';
import { itemSpans } from '../frames/item-spans.js';
import type { Proposal } from '../frames/proposal.js';
import { SAME_BREATH_SECONDS } from '../frames/still-spoken-of.js';
import { lastOf, type NamedItem, type Talk } from '../frames/talk.js';
import { toldTogether } from '../frames/told-together.js';
import { tellsOfOthers } from '../frames/tells-of-others.js';
import { chartOf, MOST_LENGTH, understand } from '../frames/understand.js';
import type { TurnContext } from '../turn-context.js';
import { stem, stems } from '../targets.js';
import { inWords, isHead } from './amount-in-words.js';
import { decided, type Hearing, type Rule } from './hearing.js';

/** So much of something, and what it was said of. */
interface Told {
  amount: Amount;
  /** The food, by its place in the meal, and which of the foods in its name; null where only the amount is told. */
  of: Of | null;
}

/** A food of the meal by its place; `part`: which of the foods in its name; `kind`: all that it is called with what was told. */
interface Of {
  index: number;
  part: number | null;
  kind?: string;
}

/**
 * How much it was of what was just told without an amount: "three strips and two eggs" behind bacon and eggs, "1 cup each" behind rice and
 * beans, "8 pieces and sour cream" behind dumplings. Each amount is of the food that it names, else of the one that is counted so, and what
 * is told behind is heard by itself. Null where one could be of something else. `again` hears a text anew.
 */
export function hearHowMuch(again: (context: TurnContext) => Hearing): Rule {
  return (given) => {
    // "I only ate 6, rest going in the fridge".
    const left = restAt(given.text);
    const context = left ? { ...given, text: given.text.slice(0, left.from) + given.text.slice(left.to) } : given;
    if (context.text.length > MOST_LENGTH || context.text.startsWith('/') || context.text.includes('?')) return null;
    const { talk } = understand(context);
    if (tellsOfOthers(context)) return null;
    const meal = lastOf(talk);
    if (meal?.kind !== 'meal' || talk.age > SAME_BREATH_SECONDS) return null;
    const { told, end } = toldIn(talk, meal);
    const bound = told.length > 0 ? boundTo(told, meal, talk) : null;
    const rest = wordsOf(talk.chart, end, talk.chart.tokens.length);
    // "30 g protein" is no amount of a food.
    if (talk.chart.at.flat().some(({ kind }) => kind === 'nutrient')) return null;
    // "9 i mean not 10" goes on with a correction.
    if (rest !== '' && talk.corrects) return null;
    // "The package says the chips are 240 calories" says no amount.
    if (talk.chart.at[end]?.some(({ kind }) => kind === 'be' || kind === 'not')) return null;
    // The only food and its only amount.
    if (!bound || (told.length === 1 && rest === '' && isPlain(bound[0]!.of!) && (told[0]!.of || meal.items.length === 1))) return null;
    const changes = together(
      meal.items.map((item, index) => changeOf({ entry: meal, index, item }, bound, talk)).filter((one) => one !== undefined),
    );
    if (!changes) return null;
    if (rest === '') return decided(...changes.intents);
    // More of what stands is no food of its own.
    if (itemsFrom(talk, end, meal)) return null;
    const heard = again({ ...context, text: rest });
    if (heard.type !== 'decided') return { ...heard, before: [...changes.intents, ...(heard.before ?? [])] };
    return heard.intents.every(({ type }) => type === 'edit' || type === 'log-meal') ? decided(...changes.intents, ...heard.intents) : null;
  };
}

const itemsFrom = (talk: Talk, from: number, meal: MealEntry): boolean =>
  talk.chart.tokens.some(
    (_, at) =>
      at >= from && itemSpans(talk, at).some(({ value }) => (value as readonly NamedItem[]).some(({ entry }) => entry.id === meal.id)),
  );

interface Name {
  to: number;
  of: Of;
}

const isPlain = ({ part, kind }: Of): boolean => part === null && kind === undefined;

/** The amounts that a text begins with, and where they end. */
function toldIn(talk: Talk, meal: MealEntry): { told: Told[]; end: number } {
  const { tokens, at } = talk.chart;
  const told: Told[] = [];
  let end = 0;
  let place = 0;
  let named: Of | null = null;
  while (place < tokens.length) {
    const amount = amountAt(talk, place);
    if (amount) {
      const behind = passed(talk.chart, amount.to, OF);
      const name: Name | null = named ? null : nameAt(talk, meal, behind);
      const said = amount.value as Amount;
      const unit = name && said.unit === null ? unitAt(talk, name.to) : null;
      const stop = passed(talk.chart, (name?.to ?? amount.to) + (unit === null ? 0 : 1), BEHIND);
      if (!ends(talk.chart, stop)) break;
      const one = { amount: unit === null ? said : { ...said, unit } };
      const each = at.slice(amount.to, stop).some((spans) => spans.some(({ kind }) => kind === 'each'));
      const all = each && !named && !name ? partsOf(meal) : [];
      told.push(...(all.length > 0 ? all.map((of) => ({ ...one, of })) : [{ ...one, of: named ?? name?.of ?? null }]));
      named = null;
      place = end = stop;
    } else if (tokens[place]!.is === 'mark' || longest(at[place]!, LIGHT)) {
      place = longest(at[place]!, LIGHT)?.to ?? place + 1;
    } else {
      const name: Name | null = named ? null : nameAt(talk, meal, place);
      if (!name) break;
      named = name.of;
      place = name.to;
    }
  }
  if (place >= tokens.length && !named) end = place;
  return { told, end };
}

/** The foods in the name of the only one: "rice" and "beans". */
function partsOf({ items: [item, ...more] }: MealEntry): Of[] {
  const parts = item && more.length === 0 ? item.name.split(JOINTS_IN_NAME) : [];
  return parts.length > 1 ? parts.map((_, part) => ({ index: 0, part })) : [];
}

/** A new food that only follows without a joint has the amount for itself: "2 cups rice". */
const ends = ({ tokens, at }: Chart, place: number): boolean =>
  place >= tokens.length ||
  tokens[place]!.is !== 'word' ||
  longest(at[place]!, COUNTS) !== undefined ||
  longest(at[place]!, JOINTS) !== undefined ||
  longest(at[place]!, LIGHT) !== undefined;

/** An amount, also one that begins with its measure: "cup of potatoes", "cup n a half", "like a cup and a half". */
function amountAt(talk: Talk, from: number): Span | undefined {
  const { chart, context } = talk;
  if (longest(chart.at[from]!, FILLER)) return undefined;
  // "Whole milk" counts nothing.
  const counts = longest(chart.at[from]!, NUMBERS) !== undefined;
  const spans = amountSpans(talk, from).filter(
    ({ value }) => (value as Amount).unit !== null || (counts && (value as Amount).quantity !== null),
  );
  // "8 oz and about" is no more than "8 oz".
  const first = spans.findLast(({ value }) => JSON.stringify(value) === JSON.stringify(spans[0]!.value));
  if (first || chart.tokens[from]!.is !== 'word') return first;
  for (let to = Math.min(chart.tokens.length, from + MOST_MEASURE); to > from; to -= 1) {
    if (chart.at.slice(from, to).some((all) => longest(all, NOT))) continue;
    const words = wordsOf(chart, from, to);
    const value = readAmount(words, context.table) ?? (to === from + 1 ? readAmount(`1 ${words}`, context.table) : null);
    if (value?.unit && !NO_MEASURE.has(value.unit) && !namesFood(words, context))
      return { kind: 'amount', from, to, value: { ...value, quantity: value.quantity ?? 1, share: false } };
  }
  return undefined;
}
const MOST_MEASURE = 4;
const [FILLER, NOT] = ['filler', 'not'].map((kind): ReadonlySet<string> => new Set([kind])) as [ReadonlySet<string>, ReadonlySet<string>];
const NO_MEASURE: ReadonlySet<string> = new Set(['count', 'whole']);
const COUNTS: ReadonlySet<string> = new Set(['number', 'share']);
const NUMBERS: ReadonlySet<string> = new Set(['number', 'article']);

/** "2 sausage links": the measure behind the food. */
function unitAt({ chart: { tokens }, context }: Talk, place: number): string | null {
  const word = tokens[place]?.is === 'word' ? readAmount(`2 ${tokens[place].word}`, context.table) : null;
  return word?.unit && word.unit !== 'count' ? word.unit : null;
}

const longest = (spans: readonly Span[], kinds: ReadonlySet<string>): Span | undefined =>
  spans.filter(({ kind }) => kinds.has(kind)).toSorted((a, b) => b.to - a.to)[0];

function passed({ at }: Chart, from: number, kinds: ReadonlySet<string>): number {
  const span = longest(at[from] ?? [], kinds);
  return span ? passed({ at } as Chart, span.to, kinds) : from;
}

const LIGHT: ReadonlySet<string> = new Set(['filler', 'eat', 'subject', 'determiner', 'be', 'it', 'only', 'and', 'correct', 'aside']);
const OF: ReadonlySet<string> = new Set(['out-of', 'determiner', 'of-day']);
const BEHIND: ReadonlySet<string> = new Set(['out-of', 'it', 'generic', 'only', 'aside', 'state', 'each']);
const JOINTS: ReadonlySet<string> = new Set(['and', 'join', 'with', 'because']);

/** A food of the meal that is named at a place, or one of the foods of its name: "rice" of chicken adobo over rice; "thighs" of chicken. */
function nameAt(talk: Talk, meal: MealEntry, place: number): Name | null {
  for (const { to, value } of itemSpans(talk, place)) {
    const named = (value as readonly NamedItem[]).find(({ entry }) => entry.id === meal.id);
    if (named) return { to, of: { index: named.index, part: partCalled(wordsOf(talk.chart, place, to), named.item) } };
  }
  const { tokens } = talk.chart;
  const word = tokens[place];
  if (word?.is !== 'word' || !(tokens[place + 1] === undefined || tokens[place + 1]!.is === 'mark')) return null;
  const found = meal.items.flatMap((item, index) => {
    const both = item.assumed && isOfClass(word.word, item, talk.context) ? toldTogether(item, word.word, talk.context) : null;
    return both ? [{ to: place + 1, of: { index, part: null, kind: both.words } }] : [];
  });
  return found.length === 1 ? found[0]! : null;
}

/** So many signs of a code tell foods of one kind: all chicken. */
const KIND = 2;
/** "Thighs" are chicken; rice is no butter chicken. */
const isOfClass = (words: string, { food }: Item, context: TurnContext): boolean =>
  read(words, context).every((one) => one.food === null || one.food.slice(0, KIND) === food?.slice(0, KIND));

/** Each amount with its food; null where one has none or several could be meant. */
function boundTo(told: readonly Told[], meal: MealEntry, talk: Talk): readonly Told[] | null {
  const out: Told[] = told.filter(({ of }) => of !== null);
  for (const one of told) {
    if (one.of) continue;
    const of = counted(one.amount, meal, out, talk);
    if (of === null) return null;
    out.push({ ...one, of });
  }
  const keys = out.map(({ of }) => `${of!.index} ${of!.part}`);
  const open = ({ of }: Told) => meal.items[of!.index]!.assumed;
  return out.every(open) && new Set(keys).size === keys.length ? out : null;
}

/** The food of which nobody said how much and that is counted so: the only one, else the one spoken of last. */
function counted({ unit, quantity }: Amount, { id, items }: MealEntry, taken: readonly Told[], talk: Talk): Of | null {
  const { context, topic } = talk;
  const open = items.flatMap((item, index) => (item.assumed && !taken.some(({ of }) => of!.index === index) ? [index] : []));
  const food = (index: number) => foodOfItem(items[index]!, context.table ?? builtInTable());
  const piece = unit === null || unit === 'piece';
  // What is put on other food, or was had with it, is no pound and no piece by itself.
  const all = open.filter((index) => !food(index)?.tags.has('top'));
  const hosts = all.filter((index) => !isBeside(items[index]!, context));
  const main = hosts.length > 0 ? hosts : all;
  if (piece && quantity !== null && ((quantity < 2 && main.length > 1) || quantity > MOST_PIECES)) return null;
  // "4 oz" of what was told in ounces is so much in its place.
  if (unit !== null && items.some((item) => !item.assumed && item.unit === unit)) return null;
  // A number by itself puts right what was counted, or is an hour.
  if (unit === null && items.length > 1 && (talk.corrects || isSaidToBe(talk) || open.length + taken.length < items.length)) return null;
  const several = (index: number) =>
    isPlural(
      fold(items[index]!.words ?? items[index]!.name)
        .split(' ')
        .at(-1)!,
    );
  const byPiece = main.filter((index) => food(index)?.tags.has('count'));
  const named = main.filter((index) => several(index) || byPiece.includes(index));
  const fits =
    !piece && !(unit in WEIGHTS)
      ? open.filter((index) => isHead(unit, items[index]!) || fitsUnit(items[index]!, unit, context))
      : !piece || main.length === 1
        ? main
        : byPiece.length === 1
          ? byPiece
          : named;
  const spoken = topic?.entry.id === id && items.length > 1 ? topic.index : -1;
  const index = fits.length === 1 ? fits[0]! : fits.includes(spoken) ? spoken : -1;
  if (index >= 0) return { index, part: null };
  // "2 thighs" of chicken.
  const kinds =
    fits.length > 0 || unit === null
      ? []
      : open.flatMap((at): Of[] => {
          const both = toldTogether(items[at]!, unit, context);
          return both ? [{ index: at, part: null, kind: both.words }] : [];
        });
  return kinds.length === 1 ? kinds[0]! : null;
}

const isSaidToBe = ({ chart }: Talk): boolean => chart.at.some((spans) => spans.some(({ kind }) => kind === 'be'));

/** More pieces are calories, or something else. */
const MOST_PIECES = 60;

/** It was told as what the food before it was had with: "varenyky with potato". */
function isBeside({ words, name }: Item, context: TurnContext): boolean {
  const before = context.snapshot.recent.at(-1);
  if (!before) return false;
  const { text, tokens, at } = chartOf({ ...context, text: fold(before.text) });
  return at.some((spans) =>
    spans.some(({ kind, to }) => kind === 'with' && tokens[to] && text.startsWith(fold(words ?? name), tokens[to].from)),
  );
}

/** What becomes of a food of which an amount was told; undefined where none was. */
function changeOf(named: NamedItem, bound: readonly Told[], talk: Talk): Proposal | null | undefined {
  const own = bound.filter(({ of }) => of!.index === named.index);
  const [first] = own;
  if (!first) return undefined;
  const { kind } = first.of!;
  if (kind !== undefined) {
    // "2 thighs" are two of them.
    const { unit } = first.amount;
    const measured = unit !== null && stems(kind).includes(stem(unit)) ? { ...first.amount, unit: null } : first.amount;
    return edited(named.entry, { is: 'replace', of: named.item.name, words: `${inWords(measured)} ${kind}` }, talk);
  }
  // "3 chops" of lamb chops are three.
  const amount = isHead(first.amount.unit, named.item) ? { ...first.amount, unit: null } : first.amount;
  if (own.every(({ of }) => of!.part === null)) return itemAmount(named, amount, talk);
  return withAmounts(named, new Map(own.map((one) => [one.of!.part ?? 0, inWords(one.amount)])), talk);
}
