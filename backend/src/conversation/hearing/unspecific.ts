import type { MealType } from '../../domain/meal-type.js';
import { WAYS_ASKED } from '../../language/load-lexicons.js';
import { askingChart } from '../asking/asking-chart.js';
import { languagesOf, ownLanguages } from '../asking/languages-of.js';
import { mealOf, saidOf, vocabulary } from '../asking/said.js';
import type { Scene } from '../scene.js';
import { decided, type Rule } from './hearing.js';

const FIX = vocabulary('fix-wish fix-beside meal');
const WRONG = vocabulary('complaint complaint-beside');
const LOG = vocabulary('bare-log fix-beside');
const FOOD = vocabulary('some-food vague-eat vague-adj meal sizeword');
const MOST_WORDS = 9;

const saidBy = (scene: Scene, words: ReadonlySet<string>, languages = ownLanguages(scene)) =>
  saidOf(askingChart(scene, languages, WAYS_ASKED), words);
const isShort = ({ text }: Scene): boolean => !text.startsWith('/') && !text.includes('?') && text.split(' ').length <= MOST_WORDS;

/** "Change my lunch", "log it", "had a big meal": what is to be done or was eaten is not told, and is asked. */
export const hearUnspecific: Rule = (scene) => {
  if (!isShort(scene)) return null;
  const fix = saidBy(scene, FIX);
  if (fix.left.length === 0 && fix.has('fix-wish') && fix.has('fix-beside', 'meal')) return decided({ type: 'ask-what', about: 'wrong' });
  const log = saidBy(scene, LOG);
  if (log.left.length === 0 && log.has('bare-log')) return decided({ type: 'ask-what', about: 'meal' });
  const food = saidBy(scene, FOOD);
  const told =
    food.left.length === 0 &&
    food.has('some-food') &&
    (food.has('vague-eat') || food.words('some-food').startsWith('something')) &&
    !food.parts[0]!.spans.every(({ kind }) => kind === 'and');
  return told ? decided({ type: 'ask-what', about: 'meal', meal: mealOf<MealType>(food) }) : null;
};

/** "Nah thats off", "you messed that up": what is wrong is asked. */
export const hearComplaint: Rule = (scene) => {
  if (!isShort(scene)) return null;
  const complains = languagesOf(scene).some((languages) => {
    const said = saidBy(scene, WRONG, languages);
    return said.left.length === 0 && said.has('complaint');
  });
  return complains ? decided({ type: 'ask-what', about: 'wrong' }) : null;
};
