import type { FoodTable } from '../../food/index.js';
import { nameWords } from '../../food/retrieval/name-words.js';
import { bareText, ownUnit } from '../own-words.js';
import { readText } from '../read.js';
import type { Reading, ReadingContext, ReadItem } from '../reading.js';
import { type Draft, groundAnswer } from './ground-answer.js';
import type { ModelAnswer, ModelItem } from './model-answer.js';
import { nutrientsOf, saneEstimate } from './sane-estimate.js';

/** What a model saw on a picture, put into words of one line, and what came of them. */
export interface PictureDraft {
  words: string;
  draft: Draft;
  /** Figures that were printed: a nutrition label. */
  printed: ReadItem[];
}

const MOST_ITEMS = 12;

/**
 * What a model made of a picture, on the product's own bones: nobody wrote a text, so the foods it names are put into words, and these are read
 * and grounded as if the user had written them. Printed figures are taken as they are, where they can be true.
 */
export function groundPicture(answer: ModelAnswer, caption: string, context: ReadingContext, table: FoodTable): PictureDraft {
  const meals = answer.meals.filter(({ stance }) => stance === 'ate');
  const items = meals
    .flatMap((meal) => meal.items)
    .slice(0, MOST_ITEMS)
    .filter(({ food }) => isOurs(food, table));
  const isPrinted = ({ calories, estimate }: ModelItem): boolean => calories !== null && estimate !== null && saneEstimate(estimate);
  const seen = items.filter((item) => !isPrinted(item)).map((item) => ({ ...item, calories: null, span: wordsFor(item) }));
  const words = seen.map(({ span }) => span).join(', ');
  const when = meals.find((meal) => meal.when !== null)?.when ?? null;
  const spoken: ModelAnswer = {
    ...answer,
    meals: [{ span: words, stance: 'ate', when, items: seen }],
    workouts: [],
  };
  const own = readText(words, context, table, 'meal');
  const draft = groundAnswer(spoken, { text: `${caption}\n${words}`, context, as: 'meal', table, own });
  return { words, draft, printed: items.filter(isPrinted).map(printed) };
}

/** What may be told of it: foods with figures, each marked as a guess, in names of ours. */
export function seenItems({ meals }: Pick<Reading, 'meals'>, also: readonly ReadItem[], table: FoodTable): ReadItem[] {
  const all = [...meals.flatMap(({ items }) => items), ...also];
  return all
    .filter(({ nutrients, name }) => nutrients !== null && isOurs(name, table))
    .map(({ words: _words, ...item }) => ({
      ...item,
      words: item.name,
      source: 'model' as const,
      assumed: true,
      assumption: item.assumption ?? 'estimate',
      choices: [],
    }));
}

/** A name of words that our table has, so that nothing that stands on a picture is ever said back. */
const isOurs = (name: string, { forms }: FoodTable): boolean => {
  const words = nameWords(bareText(name));
  return words.length > 0 && words.every(({ stem }) => forms.postings.has(stem));
};

function wordsFor({ quantity, unit, size, food }: ModelItem): string {
  const own = ownUnit(unit);
  return [quantity, own === 'count' ? null : own, size, bareText(food).replaceAll(',', '')].filter(Boolean).join(' ').toLowerCase();
}

const printed = ({ food, quantity, estimate }: ModelItem): ReadItem => ({
  name: bareText(food).toLowerCase(),
  quantity: quantity ?? 1,
  unit: 'serving',
  size: null,
  grams: estimate!.grams,
  nutrients: nutrientsOf(estimate!),
  source: 'model',
  food: null,
  assumed: true,
  assumption: 'estimate',
  mods: [],
  words: '',
  choices: [],
  sureness: 0.9,
});
