import { dayLog, mealNutrients, roundHalfUp } from '../../domain/day-log.js';
import type { MealEntry } from '../../domain/entry.js';
import { addDays } from '../../domain/local-day.js';
import { addNutrients } from '../../domain/nutrients.js';
import { decision, type Decision, type ReplyDraft } from '../decision.js';
import type { Topic } from '../intents/topics.js';
import { itemText } from '../replies/amount-text.js';
import { dayName, entryText, entryTitle, figuresText, itemsText } from '../replies/entry-text.js';
import { read } from '../matching-items.js';
import { ask } from '../questions/ask.js';
import type { TurnContext } from '../turn-context.js';
import { toItem } from '../to-item.js';
import { lastEntries, wordsMatch } from '../targets.js';
import { mayRead } from './may-read.js';

type About<A extends Topic['about']> = Extract<Topic, { about: A }>;
const answer = (text: string): ReplyDraft[] => [{ kind: 'answer', text }];

/** What a food of the log holds, or the meal spoken of last. */
export function logged({ words, nutrient }: About<'logged'>, context: TurnContext): ReplyDraft[] {
  const { say } = context;
  const [newest] = lastEntries(context);
  if (words === null && nutrient === 'calories' && newest?.kind === 'workout') return answer(entryText(newest, context));
  const meals = lastEntries(context).filter((entry): entry is MealEntry => entry.kind === 'meal');
  if (words === null) {
    const last = meals[0];
    return answer(
      last ? say.holds(entryTitle(last, context), nutrient, roundHalfUp(mealNutrients(last)[nutrient])) : say.nothingOn(say.today),
    );
  }
  const items = meals.map((meal) =>
    meal.items.filter((item) => item.nutrients !== null && wordsMatch(`${item.name} ${item.words ?? ''}`, words)),
  );
  const found = items.find((list) => list.length > 0);
  if (!found) return answer(say.nothingOn(words));
  const sum = addNutrients(found.map((item) => item.nutrients));
  return answer(say.holds(found.map((item) => itemText(item, context.lang)).join(', '), nutrient, roundHalfUp(sum[nutrient])));
}

/** "Did i log lunch": yes with what stands there, or no. */
export function whether({ meal, day, words }: About<'whether'>, context: TurnContext): ReplyDraft[] | Decision {
  const refused = mayRead(day, 'calories', context);
  if (refused) return refused;
  const { say } = context;
  const meals = dayLog(context.snapshot.entries, addDays(context.today, day)).meals.filter(
    (one) =>
      (meal === null || one.meal === meal) &&
      (words === null || one.items.some((item) => wordsMatch(`${item.name} ${item.words ?? ''}`, words))),
  );
  const where = dayName(addDays(context.today, day), context) || say.today;
  if (meals.length === 0) {
    const said = answer(say.isNotLogged(words ?? (meal ? say.ofMeal(say.meals[meal], where) : where)));
    // "Ok add it".
    const items = words === null || day !== 0 ? [] : read(words, context).filter(({ nutrients }) => nutrients !== null);
    return items.length === 0
      ? said
      : decision('question', said, { pending: ask('offer', [], { items: items.map(toItem), meal }, context) });
  }
  return answer(
    say.isLogged(
      meals.map((one) => `${entryTitle(one, context)}: ${itemsText(one.items, context, 'brief')}, ${figuresText(one, context)}`).join('. '),
    ),
  );
}
