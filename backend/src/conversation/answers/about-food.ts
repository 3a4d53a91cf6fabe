import { dayLog, remaining, roundHalfUp } from '../../domain/day-log.js';
import { NO_GOALS } from '../../domain/goals.js';
import { addNutrients } from '../../domain/nutrients.js';
import { decision, type Decision } from '../decision.js';
import { mealIn } from '../hearing/meal-words.js';
import type { Topic } from '../intents/topics.js';
import { fold } from '../../language/fold.js';
import { ask } from '../questions/ask.js';
import { capital, itemsText } from '../replies/entry-text.js';
import { readText } from '../../reading/index.js';
import { read } from '../matching-items.js';
import { readingContext, type Scene } from '../scene.js';
import { toItem } from '../to-item.js';

/** What a food holds; nothing is stored. */
export function food({ words }: Extract<Topic, { about: 'food' }>, scene: Scene): Decision {
  const { say } = scene;
  const items = read(words, scene).filter((item) => item.nutrients !== null && item.quantity > 0);
  if (items.length === 0) return decision('question', [{ kind: 'answer', text: say.unknownFood(words) }]);
  const sum = addNutrients(items.map((item) => item.nutrients));
  const names = capital(itemsText(items.map(toItem), scene));
  const figures = say.figures({
    calories: roundHalfUp(sum.calories),
    protein: roundHalfUp(sum.protein),
    carbs: roundHalfUp(sum.carbs),
    fat: roundHalfUp(sum.fat),
  });
  return decision('question', [{ kind: 'answer', text: say.foodHolds(names, figures) }], { pending: offer(items.map(toItem), scene) });
}

/** What each of several foods holds; which of them was eaten is told by its name. */
export function compare({ foods }: Extract<Topic, { about: 'compare' }>, scene: Scene): Decision {
  const lines = foods.map((words) => {
    const items = read(words, scene).filter((item) => item.nutrients !== null && item.quantity > 0);
    if (items.length === 0) return scene.say.unknownFood(words);
    const { calories, protein } = addNutrients(items.map((item) => item.nutrients));
    return scene.say.holdsEach(capital(itemsText(items.map(toItem), scene)), roundHalfUp(calories), roundHalfUp(protein));
  });
  return decision('question', [{ kind: 'answer', text: `${lines.join(' ')} ${scene.say.notLoggedYet}` }]);
}

/** Where a food would put the day; "had it" then logs it. */
export function fits({ words }: Extract<Topic, { about: 'fits' }>, scene: Scene): Decision {
  const { say, snapshot } = scene;
  const items = read(words, scene).filter((item) => item.nutrients !== null && item.quantity > 0);
  if (items.length === 0) return decision('question', [{ kind: 'answer', text: say.unknownFood(words) }]);
  const sum = addNutrients(items.map((item) => item.nutrients));
  const log = dayLog(snapshot.entries, scene.today);
  const left = remaining(snapshot.goals ?? NO_GOALS, { ...log, eaten: addNutrients([log.eaten, sum]) });
  const names = capital(itemsText(items.map(toItem), scene));
  const text = say.fits(names, roundHalfUp(sum.calories), roundHalfUp(log.eaten.calories + sum.calories), left.calories);
  return decision('question', [{ kind: 'answer', text }], { pending: offer(items.map(toItem), scene) });
}

const offer = (items: unknown[], scene: Scene) => ask('offer', [], { items, meal: mealIn(fold(scene.text)) }, scene);

/** What so much training burns; nothing is stored. */
export function burnOf({ words }: Extract<Topic, { about: 'burn-of' }>, scene: Scene): Decision {
  const [workout] = readText(words, readingContext(scene.snapshot, scene.now), scene.table, 'workout').workouts;
  const { say } = scene;
  const text = workout
    ? say.burnOf(
        capital(say.activity(workout.activity)),
        workout.distance,
        roundHalfUp(workout.minutes ?? 0),
        roundHalfUp(workout.calories ?? 0),
      )
    : say.cannotAnswer;
  return decision('question', [{ kind: 'answer', text }]);
}
