import { hasDigit, hasLetter, isPicture, withoutFirstSigns } from '../../language/letters.js';
import type { MealType } from '../../domain/meal-type.js';
import { decided } from '../hearing/hearing.js';
import { readingContext } from '../turn-context.js';
import type { Command } from './command.js';

/** /breakfast, /lunch, /dinner, /snack [food]: the command beats the clock. */
export const mealCommand =
  (meal: MealType): Command =>
  (rest, context) => {
    const food = withoutFirstSigns(rest, ' \n\t:,-').trim();
    if (!hasLetter(food) && !hasDigit(food) && ![...food].some(isPicture)) return decided({ type: 'usage', command: meal });
    return { type: 'needs-reading', text: food, context: { ...readingContext(context.snapshot, context.now), meal }, as: meal };
  };
