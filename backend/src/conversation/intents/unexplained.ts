import type { Item, MealEntry } from '../../domain/entry.js';
import { isFood } from '../../food/index.js';
import { wordsOf } from '../../language/chart.js';
import type { Span } from '../../language/span.js';
import { spanned } from '../../language/spanned.js';
import { contrastsBehind } from '../frames/contrast.js';
import type { Decision } from '../decision.js';
import { itemSpans } from '../frames/item-spans.js';
import type { Talk } from '../frames/talk.js';
import { understand } from '../frames/understand.js';
import { fold } from '../../language/fold.js';
import { saysUnit } from '../../reading/index.js';
import { read } from '../matching-items.js';
import type { TurnContext } from '../turn-context.js';
import { sameStem, stems } from '../targets.js';
import type { Intent } from './intent.js';
import { numbersOf, ofItem } from './stored-numbers.js';
import { isConcept, stemsOfFoods } from './told-words.js';

/**
 * A second look at what was changed: a food, a size or a number of the text that stands in nothing that was there before and in nothing
 * that is there now was gone over, and is asked about behind what was done.
 */
export function withUnexplained(intents: readonly Intent[], made: readonly Decision[], context: TurnContext): readonly Decision[] {
  const last = made.at(-1);
  if (!last || !intents.every(isTold) || made.some(({ replies }) => replies.some(({ kind }) => kind !== 'confirm_edit'))) return made;
  const meals = made.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'entry-corrected' ? [event.before, event.after, ...event.moved] : [])),
  );
  const numbers = meals.map(({ number }) => number);
  const items = meals.filter((entry): entry is MealEntry => entry.kind === 'meal').flatMap((meal) => meal.items);
  const lost = items.length > 0 ? unexplained(understand(context).talk, items, numbers, wordsOfChanges(intents)) : [];
  if (lost.length === 0) return made;
  return [
    ...made.slice(0, -1),
    {
      ...last,
      intents: [...last.intents, 'clarify'],
      replies: [...last.replies, { kind: 'clarify', text: context.say.askUnplaced(lost.slice(0, MOST)) }],
    },
  ];
}
const MOST = 2;

/** Changes of which all that is told stands in the foods; a share, a figure or a day does not. */
const isTold = (intent: Intent): boolean => intent.type === 'edit' && IN_FOODS.has(intent.change.is);
const IN_FOODS: ReadonlySet<string> = new Set(['say', 'replace', 'replace-all', 'add', 'amount', 'one-of', 'note', 'size']);

function unexplained(talk: Talk, items: readonly Item[], numbers: readonly number[], said: ReadonlySet<string>): string[] {
  const { chart, context } = talk;
  const known = stemsOfFoods(items);
  const isKnown = (word: string) => stems(word).every((one) => known.some((own) => sameStem(one, own)));
  const denied = contrastsBehind(
    chart,
    chart.tokens.map((_, at) => ({ to: at })),
  );
  const isDenied = ({ from, to }: Stretch) => denied.some((one) => one.from <= from && to <= one.to);
  const words = (span: Stretch) => wordsOf(chart, span.from, span.to);
  const sizes = spanned(chart, SIZES).filter((span) => !isKnown(words(span)) && !items.some(({ size }) => size === span.value));
  const counts = numbersOf(chart).filter(({ value }) => !numbers.includes(value) && !isCounted(value, items));
  const foods = chart.tokens.flatMap(({ word, is }, at): Stretch[] => {
    const told = is === 'word' && word.length >= SHORTEST && !isConcept(chart, at) && !isKnown(word);
    const named = told && (isFood(word) || (said.has(word) && !saysUnit(word)));
    return named && !isSaidOtherwise(word, items, isKnown, context) && itemSpans(talk, at).length === 0 ? [{ from: at, to: at + 1 }] : [];
  });
  return [...new Set([...sizes, ...counts, ...foods].filter((one) => !isDenied(one)).map(words))];
}

/** What is told to be the food, or on it. */
const wordsOfChanges = (intents: readonly Intent[]): ReadonlySet<string> =>
  new Set(
    intents.flatMap((intent) =>
      intent.type === 'edit' && 'words' in intent.change && intent.change.is !== 'note' ? fold(intent.change.words).split(' ') : [],
    ),
  );

type Stretch = Pick<Span, 'from' | 'to'>;

const SIZES: ReadonlySet<string> = new Set(['sizeword']);
const SHORTEST = 4;

const isCounted = (value: number, items: readonly Item[]): boolean => {
  const values = items.flatMap(ofItem);
  const has = (one: number) => values.some((other) => Math.abs(one - other) <= 0.02 * Math.abs(one));
  return has(value) || values.some((one) => has(value + one) || has(value * one));
};

/** So many signs of a code tell foods of one kind: "oj" is orange juice. */
const KIND = 2;
/** It is one of the foods, or what one of them is made of, by another name or in another language. */
const isSaidOtherwise = (word: string, items: readonly Item[], isKnown: (word: string) => boolean, context: TurnContext): boolean =>
  read(word, context).some(
    ({ food, name }) => isKnown(name) || (food !== null && items.some((item) => item.food?.slice(0, KIND) === food.slice(0, KIND))),
  );
