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
import { readingContext, type TurnContext } from '../turn-context.js';
import { toItem } from '../to-item.js';

/** What a food holds; nothing is stored. */
export function food({ words }: Extract<Topic, { about: 'food' }>, context: TurnContext): Decision {
  const { say } = context;
  const items = read(words, context).filter((item) => item.nutrients !== null && item.quantity > 0);
  if (items.length === 0) return decision('question', [{ kind: 'answer', text: say.unknownFood(words) }]);
  const sum = addNutrients(items.map((item) => item.nutrients));
  const names = capital(itemsText(items.map(toItem), context));
  const figures = say.figures({
    calories: roundHalfUp(sum.calories),
    protein: roundHalfUp(sum.protein),
    carbs: roundHalfUp(sum.carbs),
    fat: roundHalfUp(sum.fat),
  });
  return decision('question', [{ kind: 'answer', text: say.foodHolds(names, figures) }], { pending: offer(items.map(toItem), context) });
}

/** What each of several foods holds; which of them was eaten is told by its name. */
export function compare({ foods }: Extract<Topic, { about: 'compare' }>, context: TurnContext): Decision {
  const lines = foods.map((words) => {
    const items = read(words, context).filter((item) => item.nutrients !== null && item.quantity > 0);
    if (items.length === 0) return context.say.unknownFood(words);
    const { calories, protein } = addNutrients(items.map((item) => item.nutrients));
    return context.say.holdsEach(capital(itemsText(items.map(toItem), context)), roundHalfUp(calories), roundHalfUp(protein));
  });
  return decision('question', [{ kind: 'answer', text: `${lines.join(' ')} ${context.say.notLoggedYet}` }]);
}

/** Where a food would put the day; "had it" then logs it. */
export function fits({ words }: Extract<Topic, { about: 'fits' }>, context: TurnContext): Decision {
  const { say, snapshot } = context;
  const items = read(words, context).filter((item) => item.nutrients !== null && item.quantity > 0);
  if (items.length === 0) return decision('question', [{ kind: 'answer', text: say.unknownFood(words) }]);
  const sum = addNutrients(items.map((item) => item.nutrients));
  const log = dayLog(snapshot.entries, context.today);
  const left = remaining(snapshot.goals ?? NO_GOALS, { ...log, eaten: addNutrients([log.eaten, sum]) });
  const names = capital(itemsText(items.map(toItem), context));
  const text = say.fits(names, roundHalfUp(sum.calories), roundHalfUp(log.eaten.calories + sum.calories), left.calories);
  return decision('question', [{ kind: 'answer', text }], { pending: offer(items.map(toItem), context) });
}

const offer = (items: unknown[], context: TurnContext) => ask('offer', [], { items, meal: mealIn(fold(context.text)) }, context);

/** What so much training burns; nothing is stored. */
export function burnOf({ words }: Extract<Topic, { about: 'burn-of' }>, context: TurnContext): Decision {
  const [workout] = readText(words, readingContext(context.snapshot, context.now), context.table, 'workout').workouts;
  const { say } = context;
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
