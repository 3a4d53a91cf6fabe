import { shape } from '../../language/shape.js';
import type { Item } from '../../domain/entry.js';
import { readAmount } from '../../reading/index.js';
import { groundItem } from '../../food/index.js';
import { NO_NUTRIENTS } from '../../domain/nutrients.js';
import { said, withoutFirst, withoutLast } from '../../language/said.js';
import { decision } from '../decision.js';
import { plainNumber, shareOf } from '../numbers.js';
import { read } from '../matching-items.js';
import { withAmount } from '../carry-amount.js';
import type { TurnContext } from '../turn-context.js';
import { stems, wordsMatch } from '../targets.js';
import { toItem } from '../to-item.js';
import { isIdk, picked } from './answer-words.js';
import { completeMeal } from './complete-meal.js';
import type { OpenMeal } from './open-meal.js';
import type { Question } from './question.js';

const draftOf = (pending: { draft: unknown }): OpenMeal => pending.draft as OpenMeal;
const SIZE = said('size');
const ARTICLE = said('article');
const ONE: ReadonlySet<string> = new Set(['one']);

/** "the small one" is "small"; null for what is no size. */
function sizeIn(answer: string): string | null {
  const size = withoutLast(ONE, withoutFirst(ARTICLE, answer));
  return SIZE.has(size) ? size : null;
}

const SIZES: Readonly<Record<string, string>> = {
  big: 'large',
  petit: 'small',
  petite: 'small',
  moyen: 'medium',
  moyenne: 'medium',
  grand: 'large',
  pequeno: 'small',
  pequena: 'small',
  mediano: 'medium',
  mediana: 'medium',
};

/** The food again in the amount that the answer says; null when it says none. */
function amountOf(told: string, draft: OpenMeal, context: TurnContext): Item | null {
  // "15 chips" of chips is 15.
  const names = stems(draft.item.name);
  const answer = told.replace(/^(\d[\d./ ]*|an?|half|[a-z]+) ([a-z ]+)$/, (whole, amount: string, food: string) =>
    stems(food).length > 0 && stems(food).every((word) => names.includes(word)) ? amount : whole,
  );
  const size = sizeIn(answer);
  const words = size ? (SIZES[size] ?? size) : answer;
  const amount = size ? null : readAmount(words);
  const number = plainNumber(words);
  if (number !== null && number > 0)
    return withAmount(
      draft.item,
      { quantity: number, unit: null, size: null, each: null, share: false, calories: null, vague: false },
      context,
    );
  if (!size && !amount && shareOf(words) === null) return null;
  const again = read(`${words} ${draft.words}`, context)[0];
  if (again && again.nutrients !== null && wordsMatch(again.name, draft.item.name))
    return { ...toItem(again), size: size ? words : (again.size ?? amount?.size ?? null), assumed: false, assumption: null };
  if (amount) return withAmount(draft.item, amount, context);
  return size ? { ...groundItem(draft.item, { size: words }, context.table), assumed: false, assumption: null } : null;
}

/** "How much?" with or without options; "idk" takes the usual amount. */
export const amount: Question = {
  takes: (answer, pending, context) =>
    picked(answer, pending.options) >= 0 || isIdk(answer) || amountOf(answer, draftOf(pending), context) !== null,
  answer: (answer, pending, context) => {
    const draft = draftOf(pending);
    const option = pending.options[picked(answer, pending.options)];
    if (isIdk(answer) && option === undefined) return completeMeal(draft, usual(draft, context), context);
    return completeMeal(draft, amountOf(option ?? answer, draft, context) ?? usual(draft, context), context);
  },
};

function usual(draft: OpenMeal, context: TurnContext): Item {
  const again = read(draft.words, context)[0];
  return again && again.nutrients !== null ? { ...toItem(again), assumed: true } : { ...draft.item, assumed: true };
}

/** "Which one?": a number, a word, an amount of the likeliest, or "idk" for the likeliest. */
export const choice: Question = {
  takes: (answer, pending, context) =>
    picked(answer, pending.options) >= 0 || isIdk(answer) || amountOf(answer, draftOf(pending), context) !== null,
  answer: (answer, pending, context) => {
    const draft = draftOf(pending);
    const at = picked(answer, pending.options);
    const chosen = draft.choices[at]?.item ??
      amountOf(answer, draft, context) ?? { ...(draft.choices[0]?.item ?? draft.item), assumed: true };
    return completeMeal(draft, chosen, context);
  },
};

const KCAL = shape('some-calories');
const FIGURE = shape('told-number');

/** "How many calories?" of a food that no table knows. */
export const calories: Question = {
  takes: (answer, pending) => picked(answer, pending.options) >= 0 || isIdk(answer) || KCAL.whole(answer) !== null,
  answer: (answer, pending, context) => {
    const draft = draftOf(pending);
    const option =
      pending.options.length > 0 && picked(answer, pending.options) >= 0 ? pending.options[picked(answer, pending.options)]! : answer;
    const value = FIGURE.find(option)?.held['number'];
    if (isIdk(answer) || !value) {
      if (draft.entryId) return decision('answer_pending', [{ kind: 'ack', text: context.say.keptWithoutFigures(draft.words) }]);
      const kept = completeMeal(draft, draft.item, context);
      // Asked once is enough.
      return { ...kept, pending: null, replies: kept.replies.map((reply) => ({ ...reply, text: '' })) };
    }
    const kcal = Number(value.replace(',', ''));
    return completeMeal(
      draft,
      { ...draft.item, nutrients: { ...NO_NUTRIENTS, calories: kcal }, source: 'user', assumed: false, assumption: null },
      context,
    );
  },
};
