import type { Item } from '../../domain/entry.js';
import type { MealType } from '../../domain/meal-type.js';
import { covered, type Chart, wordsOf } from '../../language/chart.js';
import type { When } from '../../language/span.js';
import { plural, readAmount, readText, stanceOf } from '../../reading/index.js';
import type { Amount, ReadItem, Reading } from '../../reading/reading.js';
import { amountSpans } from '../frames/food-spans.js';
import { chartOf } from '../frames/understand.js';
import { hearAnswer } from '../questions/hear-answer.js';
import { itemText } from '../replies/amount-text.js';
import { openQuestion } from '../questions/ask.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import { stem, stems } from '../targets.js';
import type { Rule } from './hearing.js';

/** Longer texts tell of a meal of their own. */
const MOST_LENGTH = 140;

/**
 * What was only spoken of ("how much sugar in jalebi", "planning pasta for dinner") and is then told to have been had, with an amount, a day or other food
 * beside it and without its name: "I ate 2 pieces at a wedding yesterday", "ate it, 2 cups with marinara". The name is set where the text
 * leaves it out, behind the amount or in place of "it", and the whole is read as any meal.
 */
export const hearOfferedTold: Rule = (context) => {
  const pending = openQuestion(context);
  const { items, meal = null } = (pending?.ask === 'offer' ? pending.draft : { items: [] }) as { items: Item[]; meal?: MealType | null };
  const [offered, ...more] = items;
  if (!offered || context.text.length > MOST_LENGTH || context.text.includes('?') || names(context, offered)) return null;
  const reader = { ...readingContext(context.snapshot, context.now), meal };
  const own = readText(context.text, reader, context.table);
  // Of several, and nothing beside them, an answer says it.
  if (more.length > 0 && (own.meals.length === 0 || hearAnswer(context) !== null)) return null;
  if (own.meals.length === 0 ? stanceOf(context.text) !== 'ate' && !isMade(context) : own.asides.length > 0) return null;
  // "Had it", and not a word beside, is an answer.
  if (own.meals.length === 0 && !tellsDay(context) && hearAnswer(context) !== null) return null;
  const texts = more.length > 0 ? ofAll(context, items) : named(context, offered, own);
  const text = texts.find((one) => isWhole(readText(one, reader, context.table), own, offered));
  return text === undefined ? null : { type: 'needs-reading', text, context: reader, as: null };
};

const EATS: ReadonlySet<string> = new Set(['eat', 'eat-it', 'eaten-share', 'finish']);

/** "Ok made it. 2 bowls". */
const isMade = (context: TurnContext): boolean => {
  const { at } = chartOf(context);
  return at.some((spans) =>
    spans.some(({ kind, to }) => (kind === 'make' || kind === 'cooked') && at[to]?.some((next) => next.kind === 'it')),
  );
};

/** "Just ate it, plus guac", of several: all of them in place of "it". */
function ofAll(context: TurnContext, items: readonly Item[]): string[] {
  const { at, tokens, text } = chartOf(context);
  const all = items.map((item) => (item.assumed ? item.name : itemText(item, context.lang))).join(', ');
  return at
    .flat()
    .flatMap(({ kind, to }) =>
      kind === 'eat-it' ? [`${text.slice(0, tokens[to - 1]!.from)}${all}${text.slice(tokens[to - 1]!.to)}`] : [],
    );
}

/** "Yesterday", "last night": not today. */
const tellsDay = (context: TurnContext): boolean =>
  chartOf(context).at.some((spans) => spans.some(({ kind, value }) => kind === 'when' && ((value as When).day ?? 0) < 0));

/** The food itself is named. */
function names(context: TurnContext, offered: Item): boolean {
  const said = stems(context.text);
  return stems(`${unmeasured(offered, context)} ${offered.name}`).some((word) => said.includes(word));
}

/** Behind an amount these go on with something else; any other word may be the food that it counts. */
const JOINTS: ReadonlySet<string> = new Set(
  'with in on when when-join filler and because at halfday meal only too only aside for of-day join'.split(' '),
);

/** The text with the food's name where it may have been left out: behind each amount, the first first, and in place of "it". */
function named(context: TurnContext, offered: Item, own: Reading): string[] {
  const chart = chartOf(context);
  const { tokens, at, text } = chart;
  const said = unmeasured(offered, context);
  // "Had 3" of a slice of pizza are 3 slices.
  const { unit } = offered;
  const counted = unit === 'count' || !stems(offered.words ?? '').includes(stem(unit)) ? said : `${plural(unit)} ${said}`;
  const put = (from: number, to: number, words: string) =>
    `${text.slice(0, tokens[from]?.from ?? text.length)} ${words} ${text.slice(tokens[to]?.from ?? text.length)}`.trim();
  const open = (place: number) =>
    tokens[place] === undefined || tokens[place].is === 'mark' || at[place]!.some(({ kind }) => JOINTS.has(kind));
  // "Had pizza, 3 slices": of the food that stands before
  const others = new Set(own.meals.flatMap(({ items }) => items.flatMap((item) => (item.nutrients === null ? [] : stems(item.words)))));
  const isOfOther = (from: number) => tokens.slice(0, from).some(({ word }) => others.has(stem(word)));
  // "A bowl of the minestrone"
  const measures = (place: number) =>
    (at[place] ?? []).some(({ kind, to }) => OF.has(kind) && tokens.slice(to, to + 2).some(({ word }) => others.has(stem(word))));
  const eats = at.some((spans) => spans.some(({ kind }) => EATS.has(kind)));
  const behind = tokens.flatMap((_, from) => {
    const [amount] = amountSpans({ chart, context }, from)
      .map(({ to, value }) => ({ to, end: at[to]?.find(({ kind }) => kind === 'generic')?.to ?? to, value: value as Amount }))
      .filter(({ end, value }) => isMuch(value) && open(end));
    return amount && (eats || isFirst(chart, from)) && !isOfOther(from) && !measures(amount.to)
      ? [put(amount.to, amount.end, amount.value.unit === null ? counted : said)]
      : [];
  });
  // "It" is what was spoken of with its amount.
  const whole = offered.assumed ? said : itemText(offered, context.lang);
  const it = at.flatMap((spans) =>
    spans.flatMap(({ kind, from, to }) =>
      isOfOther(from) ? [] : kind === 'eat-it' ? [put(to - 1, to, whole)] : kind === 'it' && eats ? [put(from, to, whole)] : [],
    ),
  );
  return [...behind, ...it];
}

const OF: ReadonlySet<string> = new Set(['out-of', 'of-day', 'determiner']);

/** Nothing but what says nothing stands before it. */
const isFirst = (chart: Chart, to: number): boolean =>
  chart.tokens.slice(0, to).every(({ is }, at) => is === 'mark' || covered(chart, at, PASSED));
const PASSED: ReadonlySet<string> = new Set([
  'filler',
  'correct',
  'and',
  'after-all',
  'subject',
  'only',
  'when',
  'yes',
  'make',
  'cooked',
  'it',
]);

/** The words without how much of it was spoken of: "slice of pizza" is pizza. */
function unmeasured({ words, name }: Item, context: TurnContext): string {
  const chart = chartOf({ ...context, text: words ?? name });
  const { at, tokens } = chart;
  const article = at[0]?.find(({ kind }) => kind === 'article' || kind === 'determiner')?.to ?? 0;
  const measures = amountSpans({ chart, context }, article).filter(({ to }) => at[to]?.some(({ kind }) => kind === 'out-of'));
  const amount = measures[0]?.to ?? article;
  const of = at[amount]?.find(({ kind }) => kind === 'out-of')?.to ?? amount;
  return wordsOf(chart, measureBefore(chart, of, context) ?? of, tokens.length) || name;
}

/** "Slice of", which is no amount by itself. */
function measureBefore(chart: Chart, from: number, context: TurnContext): number | null {
  const of = chart.at[from + 1]?.find(({ kind }) => kind === 'out-of');
  const unit = of && readAmount(`1 ${wordsOf(chart, from, from + 1)}`, context.table)?.unit;
  return of && unit ? of.to : null;
}

const isMuch = ({ quantity, unit, size }: Amount): boolean => quantity !== null || unit !== null || size !== null;

/** The food that was spoken of is in it, beside or together with all that the text names itself, and nothing is left over. */
function isWhole({ meals, workouts, leftover }: Reading, own: Reading, offered: Item): boolean {
  const all = meals.flatMap(({ items }) => items);
  const others = own.meals.flatMap(({ items }) => items).filter(({ nutrients }) => nutrients !== null);
  const isOffered = ({ food, name, nutrients }: ReadItem) =>
    nutrients !== null &&
    (food === null ? name === offered.name : food === offered.food || stems(offered.name).some((word) => stems(name).includes(word)));
  const tells = (item: ReadItem) =>
    all.some(
      ({ food, name, words }) =>
        food === item.food || stems(`${item.name} ${item.words}`).some((word) => stems(`${name} ${words}`).includes(word)),
    );
  return (
    meals.length === 1 &&
    workouts.length === 0 &&
    leftover.length <= own.leftover.length &&
    all.every(({ nutrients }) => nutrients !== null) &&
    all.some(isOffered) &&
    others.every(tells)
  );
}
