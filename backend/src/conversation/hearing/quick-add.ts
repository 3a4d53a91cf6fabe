import type { Item } from '../../domain/entry.js';
import { NO_NUTRIENTS, type Nutrients } from '../../domain/nutrients.js';
import type { ReadItem } from '../../reading/reading.js';
import { spoken } from '../../language/fold.js';
import { decided, type Rule } from './hearing.js';
import { isDigits, splitAtBlanks, withoutFirstSigns } from '../../language/letters.js';
import { replacedIn, shape } from '../../language/shape.js';
import { lastTopic } from '../questions/last-topic.js';
import { mealIn } from './meal-words.js';

const MACRO = shape('macro');
const CALORIES = shape('calories-told');
const REMARK = shape('calories-of-what');
const LEADS = shape('calorie-leads');
const PLUS = shape('calories-added');
const OF_MEAL = shape('calories-of-meal');
/** "Snack, 150": a meal and nothing but a number is its calories. */
const MEAL_AND_NUMBER = shape('meal-and-number');
/** "350 for lunch": calories, for nothing else is told so. */
const FOR_MEAL = shape('calories-for-meal');
/** "at a restaurant", "with friends": where, and nothing eaten. */
const WHERE = ['at', 'from', 'in', 'with', 'today', 'tonight', 'earlier'];
const PLACES = 'a the my our some restaurant work home office cafe diner friend friends family mom moms party buffet food court school gym';
const WHEREABOUTS = new Set([...WHERE, ...PLACES.split(' ')]);
const isWhereabouts = (words: readonly string[]): boolean => WHERE.includes(words[0]!) && words.every((word) => WHEREABOUTS.has(word));

/** Calories or macros without a food: "450 cal", "+300", "lunch 40p 55c 18f". The numbers are the user's and are kept. */
export const hearQuickAdd: Rule = (context) => {
  const words = spoken(context.text);
  // "Calories 2000": as much as a goal is, and nothing that was eaten
  const [unit = '', figure = '', ...more] = splitAtBlanks(words.replace(':', ' '));
  // "2000 cals", behind how a goal is set.
  const topic = lastTopic(context);
  const asked = topic?.about === 'way' && topic.way === 'goals' ? CALORIES.whole(words)?.held : undefined;
  const aim = asked && (asked['tail'] ?? '') === '' ? caloriesOf(asked['kcal']!) : null;
  if (aim !== null && aim >= A_DAYS) return decided({ type: 'set-goal', goal: 'calories', to: aim, by: null });
  if (UNITS.has(unit) && isDigits(figure) && Number(figure) >= A_DAYS && more.length === 0)
    return decided({ type: 'ask-what', about: 'number', value: Number(figure) });
  const plus = PLUS.whole(words)?.held['kcal'];
  if (plus && isOfDigits(plus, 2, 4)) return quick(Number(plus), {}, null);
  const ofMeal = (FOR_MEAL.whole(words) ?? OF_MEAL.whole(words))?.held;
  if (ofMeal && isOfDigits(ofMeal['kcal']!, 3, 4) && !ofMeal['kcal']!.startsWith('0'))
    return quick(Number(ofMeal['kcal']), {}, mealIn(ofMeal['meal']!));
  const found = CALORIES.whole(words)?.held;
  const kcal = found ? caloriesOf(found['kcal']!) : null;
  const tail = withoutFirstSigns(found?.['tail'] ?? '', ' ,:');
  const rest = kcal === null ? words : isWhereabouts(tail.replaceAll("'", '').split(' ')) ? '' : tail;
  const macros = macrosIn(rest);
  const meal = MEAL_AND_NUMBER.whole(words)?.held;
  if (meal && isOfDigits(meal['kcal']!, 2, 4) && Number(meal['kcal']) >= 50) return quick(Number(meal['kcal']), {}, mealIn(meal['meal']!));
  if (found && kcal !== null && (rest === '' || REMARK.whole(rest) || macros?.rest === ''))
    return quick(kcal, macros?.grams ?? {}, mealIn(found['meal'] ?? found['behind'] ?? ''));
  if (kcal !== null || !macros) return null;
  const lead = LEADS.whole(macros.rest);
  return lead && Object.keys(macros.grams).length >= 2 ? quick(null, macros.grams, mealIn(lead.held['meal'] ?? '')) : null;
};

/** So many calories are rather those of a day than of a meal. */
const A_DAYS = 1200;
const UNITS: ReadonlySet<string> = new Set('calories calorie cals cal kcal kcals calorias'.split(' '));

const isOfDigits = (number: string, least: number, most: number): boolean => number.length >= least && number.length <= most;

/** "1,200", "450"; null: no number of calories that anybody eats. */
function caloriesOf(said: string): number | null {
  const [thousands = '', ...rest] = said.split(',');
  const fits = rest.length === 0 ? thousands.length <= 5 : thousands.length <= 2 && rest[0]!.length === 3;
  return fits ? Number(said.replace(',', '')) : null;
}

type Grams = Partial<Record<'protein' | 'carbs' | 'fat', number>>;

/** What may stand between macros. */
const BETWEEN = new Set(['', 'and', 'et', 'y', 'with']);
const MARKS = [',', '/', '+', '&', '-'];

function macrosIn(text: string): { grams: Grams; rest: string } | null {
  const grams: Grams = {};
  const rest = replacedIn(text, MACRO, ({ held }) => {
    grams[held['protein'] ? 'protein' : held['carbs'] ? 'carbs' : 'fat'] = Number(held['grams']);
    return '';
  });
  if (Object.keys(grams).length === 0) return null;
  const words = splitAtBlanks(MARKS.reduce((out, mark) => out.replaceAll(mark, ' '), rest));
  return { grams, rest: words.filter((word) => !BETWEEN.has(word)).join(' ') };
}

function quick(calories: number | null, grams: Grams, meal: ReturnType<typeof mealIn>) {
  const { protein = 0, carbs = 0, fat = 0 } = grams;
  const nutrients: Nutrients = { ...NO_NUTRIENTS, calories: calories ?? 4 * protein + 4 * carbs + 9 * fat, protein, carbs, fat };
  const item: Item = {
    name: meal ? `${meal} (quick add)` : 'quick add',
    quantity: 1,
    unit: 'count',
    size: null,
    grams: null,
    nutrients,
    source: 'user',
    food: null,
    assumed: false,
    assumption: null,
    mods: [],
  };
  const read: ReadItem = { ...item, words: item.name, choices: [], sureness: 1 };
  return decided({ type: 'log-meal', meal, day: 0, time: null, items: [read], continues: false });
}
