import type { MealType } from '../../domain/meal-type.js';
import { WAYS_ASKED } from '../../language/load-lexicons.js';
import { askingChart } from '../asking/asking-chart.js';
import { languagesOf, ownLanguages } from '../asking/languages-of.js';
import { mealOf, saidOf, vocabulary } from '../asking/said.js';
import type { TurnContext } from '../turn-context.js';
import { decided, type Rule } from './hearing.js';

const FIX = vocabulary('fix-wish fix-beside meal');
const WRONG = vocabulary('complaint complaint-beside');
const LOG = vocabulary('bare-log fix-beside');
const FOOD = vocabulary('some-food vague-eat vague-adj meal sizeword');
const MOST_WORDS = 9;

const saidBy = (context: TurnContext, words: ReadonlySet<string>, languages = ownLanguages(context)) =>
  saidOf(askingChart(context, languages, WAYS_ASKED), words);
const isShort = ({ text }: TurnContext): boolean => !text.startsWith('/') && !text.includes('?') && text.split(' ').length <= MOST_WORDS;

/** "Change my lunch", "log it", "had a big meal": what is to be done or was eaten is not told, and is asked. */
export const hearUnspecific: Rule = (context) => {
  if (!isShort(context)) return null;
  const fix = saidBy(context, FIX);
  if (fix.left.length === 0 && fix.has('fix-wish') && fix.has('fix-beside', 'meal')) return decided({ type: 'ask-what', about: 'wrong' });
  const log = saidBy(context, LOG);
  if (log.left.length === 0 && log.has('bare-log')) return decided({ type: 'ask-what', about: 'meal' });
  const food = saidBy(context, FOOD);
  const told =
    food.left.length === 0 &&
    food.has('some-food') &&
    (food.has('vague-eat') || food.words('some-food').startsWith('something')) &&
    !food.parts[0]!.spans.every(({ kind }) => kind === 'and');
  return told ? decided({ type: 'ask-what', about: 'meal', meal: mealOf<MealType>(food) }) : null;
};

/** "Nah thats off", "you messed that up": what is wrong is asked. */
export const hearComplaint: Rule = (context) => {
  if (!isShort(context)) return null;
  const complains = languagesOf(context).some((languages) => {
    const said = saidBy(context, WRONG, languages);
    return said.left.length === 0 && said.has('complaint');
  });
  return complains ? decided({ type: 'ask-what', about: 'wrong' }) : null;
};
