import { builtInTable, type FoodTable } from '../../food/index.js';
import { SIZES } from '../../food/measures.js';
import { findMarks } from '../marks.js';
import { normaliseText } from '../normalise.js';
import { bareText, ownUnit, ownWords, within } from '../own-words.js';
import { readText } from '../read.js';
import type { Reading, ReadingContext, ReadItem, ReadMeal } from '../reading.js';
import { localNow, resolveMarks } from '../when.js';
import { findActivities } from '../workout/activities.js';
import { tokenise } from '../workout/tokens.js';
import { alignItems } from './align-items.js';
import { groundModelItem } from './ground-model-item.js';
import type { ModelAnswer, ModelItem, ModelWorkout } from './model-answer.js';
import type { RowQuestion } from './row-question.js';

/** A reading by a model's first answer, and what is left to ask: each question with the item that its answer will replace. */
export interface Draft {
  reading: Reading;
  questions: { question: RowQuestion; item: ReadItem; items: ReadItem[] }[];
}

export interface Grounding {
  text: string;
  context: ReadingContext;
  /** `meal`: a command said that everything is food that was eaten. */
  as?: 'auto' | 'meal';
  table?: FoodTable;
  /** What the built-in reader makes of the text. */
  own?: Reading;
}

const MOST_ITEMS = 20;
/** What the model does not name and the built-in reader is as sure of is kept. */
const SURE = 0.8;

/**
 * Puts a model's answer on the product's own bones: spans that the text does not hold are dropped, its names are words to look rows up
 * with, days and times are computed here, and only a dish that no table knows keeps the bounded, flagged guess. What the built-in reader
 * read is merged in item by item; an answer that names nothing takes nothing away. Pure: the same answer, text and table, the same draft.
 */
export function groundAnswer(answer: ModelAnswer, { text, context, as = 'auto', table = builtInTable(), own }: Grounding): Draft {
  const plain = normaliseText(text);
  const builtIn = own ?? readText(text, context, table, as);
  const said = (span: string): boolean => {
    const words = normaliseText(span);
    return words !== '' && plain.includes(words);
  };
  const meals = answer.meals.map((meal) => ({
    ...meal,
    stance: as === 'meal' ? ('ate' as const) : meal.stance,
    items: meal.items
      .filter(({ span }) => said(span))
      .map((item) => onlyOurs({ ...item, span: ownWords(item.span, text) }, plain))
      .filter(({ span }) => span !== ''),
  }));
  const named = meals.flatMap(({ items }) => items).slice(0, MOST_ITEMS);
  const { same, apart } = alignItems(
    plain,
    named.map(({ span }) => normaliseText(span)),
    [...builtIn.meals, ...builtIn.asides.map(({ meal }) => meal)].flatMap(({ items }) => items),
  );
  const reading: Reading = { language: answer.language, meals: [], workouts: [], asides: [], leftover: [], reader: 'model' };
  const draft: Draft = { reading, questions: [] };
  let at = 0;
  for (const meal of meals) {
    const items: ReadItem[] = [];
    for (const item of meal.items.slice(0, MOST_ITEMS - at)) {
      const grounded = groundModelItem(item, same[at++] ?? null, context, table);
      items.push(grounded.item);
      if (grounded.question && meal.stance === 'ate') draft.questions.push({ question: grounded.question, item: grounded.item, items });
    }
    const made: ReadMeal = { ...whenOf(meal.when, said, context), items, continues: false };
    if (meal.stance === 'ate') {
      if (items.length) reading.meals.push({ ...made, meal: made.meal ?? context.meal });
    } else if (said(meal.span)) reading.asides.push({ stance: meal.stance, meal: made, words: ownWords(meal.span, text) });
  }
  reading.workouts = answer.workouts.filter(({ span }) => said(span)).flatMap((workout) => groundWorkout(workout, said, context, table));
  if (reading.meals.length + reading.workouts.length + reading.asides.length === 0)
    return { reading: { ...builtIn, reader: 'model' }, questions: [] };
  const denied = meals.filter(({ stance }) => stance !== 'ate').map(({ span }) => normaliseText(span));
  keepOwn(
    reading,
    builtIn,
    apart.filter(({ words }) => !denied.some((span) => span.includes(words))),
  );
  if (reading.meals[0]) reading.meals[0].continues = builtIn.meals[0]?.continues ?? false;
  return draft;
}

/** What the built-in reader is sure of and the model says nothing about. */
function keepOwn(reading: Reading, builtIn: Reading, apart: readonly ReadItem[]): void {
  for (const meal of builtIn.meals) {
    const kept = meal.items.filter((item) => apart.includes(item) && item.nutrients !== null && item.sureness >= SURE);
    if (kept.length === 0) continue;
    const host = reading.meals.find((one) => one.meal === meal.meal && one.day === meal.day) ?? null;
    if (host) host.items.push(...kept);
    else reading.meals.push({ ...meal, items: kept });
  }
  if (reading.workouts.length === 0) reading.workouts.push(...builtIn.workouts.filter(({ sureness }) => sureness >= SURE));
}

function whenOf(when: string | null, said: (span: string) => boolean, context: ReadingContext): Pick<ReadMeal, 'meal' | 'day' | 'time'> {
  if (when === null || !said(when)) return { meal: null, day: 0, time: null };
  const { meal, day, time } = resolveMarks(
    findMarks(normaliseText(when), () => false),
    localNow(context.now, context.zone),
  );
  return { meal, day, time };
}

/** Sizes and units are words of ours; whatever else a model calls them is dropped. */
function onlyOurs(item: ModelItem, plain: string): ModelItem {
  const size = item.size?.toLowerCase().trim() ?? null;
  const known = size !== null && (Object.hasOwn(SIZES, size) || within(size, plain));
  return { ...item, food: bareText(item.food), unit: ownUnit(item.unit), size: known ? bareText(size) : null };
}

function groundWorkout(
  workout: ModelWorkout,
  said: (span: string) => boolean,
  context: ReadingContext,
  table: FoodTable,
): Reading['workouts'] {
  const phrase = [
    workout.activity,
    workout.distance,
    workout.minutes !== null && `${workout.minutes} min`,
    workout.calories !== null && `burned ${workout.calories} cal`,
  ]
    .filter(Boolean)
    .join(' ');
  // What no list has is called what the user calls it.
  const known = findActivities(tokenise(workout.activity)).length > 0 || said(workout.activity);
  const found = readText(known ? phrase : workout.span, context, table, 'workout').workouts[0];
  if (!found) return [];
  const { day, time } = whenOf(workout.when, said, context);
  return [{ ...found, activity: bareText(found.activity), distance: found.distance && bareText(found.distance), day, time }];
}
