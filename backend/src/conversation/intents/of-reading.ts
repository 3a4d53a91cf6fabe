import type { MealType } from '../../domain/meal-type.js';
import type { Aside, Reading } from '../../reading/reading.js';
import { askedMeal, type Scene } from '../scene.js';
import type { Intent, IntentOf } from './intent.js';
import { siftItems, strangeWords, tellsEating } from './sift-meal.js';

/** What a reading asks us to do, in the order of the text. `as`: what a command said it is. */
export function intentsOfReading(reading: Reading, scene: Scene, as: MealType | null): Intent[] {
  const intents: Intent[] = [
    ...mealsOf(reading, scene, as),
    ...reading.workouts
      .filter(() => as === null)
      .map((workout): Intent =>
        workout.minutes === null && workout.calories === null && workout.distance === null
          ? { type: 'ask-what', about: 'workout', activity: workout.activity }
          : { type: 'log-workout', ...workout },
      ),
  ];
  if (intents.some((intent) => intent.type === 'log-meal' || intent.type === 'log-workout'))
    return intents.filter((intent) => intent.type !== 'ask-what');
  if (intents.length > 0) return intents.slice(0, 1);
  const aside = reading.asides[0];
  if (aside) return [ofAside(aside)];
  if (scene.modelMissed) return [{ type: 'deferred' }];
  if (scene.heard.media.count > 0) return [{ type: 'media-only', mediaType: scene.heard.media.type }];
  if (/https?:\/\/|www\./i.test(scene.text)) return [{ type: 'chat', what: 'link' }];
  if (
    /^(?:i |we |just |already )*(?:ate|eaten|eating)\b|^(?:i |we |just )*(?:had|got|grabbed) (?:lunch|dinner|breakfast|food|brunch|supper) (?:at|from|with)\b/i.test(
      scene.text,
    )
  )
    return [{ type: 'ask-what', about: 'meal' }];
  const letters = scene.text.replace(/[^\p{L}]/gu, '');
  return [{ type: 'not-understood', words: scene.text, foreign: letters.length > 0 && /^[^\p{Script=Latin}]+$/u.test(letters) }];
}

/** The meals that hold food; words that were left over are mentioned with the last. */
function mealsOf(reading: Reading, scene: Scene, as: MealType | null): IntentOf<'log-meal'>[] {
  const told = as !== null || askedMeal(scene.snapshot, scene.now) !== null || tellsEating(scene.text);
  const sifted = reading.meals.map((meal) => ({ meal, ...siftItems(meal.items, scene.text, told) }));
  const skipped = [...sifted.flatMap((one) => one.skipped), ...reading.leftover.map(strangeWords).filter((words) => words !== '')];
  const meals = sifted
    // With a model to ask later, a meal of unknown food alone is left to it.
    .filter(({ items }) => (scene.modelMissed ? items.some((item) => item.nutrients !== null) : items.length > 0))
    .map(({ meal, items }): IntentOf<'log-meal'> => ({ type: 'log-meal', ...meal, items, meal: meal.meal ?? as }));
  const last = meals.at(-1);
  return last && skipped.length > 0 ? [...meals.slice(0, -1), { ...last, skipped }] : meals;
}

function ofAside(aside: Aside): Intent {
  const known = aside.meal.items.filter((item) => item.nutrients !== null);
  if (aside.stance === 'plan') return { type: 'plan', words: known.length > 0 ? known.map((item) => item.words).join(', ') : aside.words };
  if (aside.stance === 'not' && known.length === 0) return { type: 'skip-meal', meal: aside.meal.meal, day: aside.meal.day };
  return { type: 'chat', what: aside.stance === 'not' ? 'nothing-eaten' : 'not-eaten' };
}
