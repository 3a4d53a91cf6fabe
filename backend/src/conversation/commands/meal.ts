import type { MealType } from '../../domain/meal-type.js';
import { decided } from '../hearing/hearing.js';
import { readingContext } from '../scene.js';
import type { Command } from './command.js';

/** /breakfast, /lunch, /dinner, /snack [food]: the command beats the clock. */
export const mealCommand =
  (meal: MealType): Command =>
  (rest, scene) => {
    const food = rest.replace(/^[\s:,-]+/, '').trim();
    if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(food)) return decided({ type: 'usage', command: meal });
    return { type: 'needs-reading', text: food, context: { ...readingContext(scene.snapshot, scene.now), meal }, as: meal };
  };
