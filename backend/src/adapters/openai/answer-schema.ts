import { z } from 'zod';
import type { ModelAnswer } from '../../reading/model-answer.js';

const figure = (max: number) => z.number().min(0).max(max);
const words = z.string().max(400);

const item = z.object({
  span: words,
  food: words,
  quantity: figure(1000).nullable(),
  unit: words.nullable(),
  size: words.nullable(),
  grams: figure(10_000).nullable(),
  calories: figure(10_000).nullable(),
  estimate: z
    .object({
      grams: figure(5000),
      calories: figure(10_000),
      protein: figure(1000),
      carbs: figure(1000),
      fat: figure(1000),
      sugar: figure(1000),
    })
    .nullable(),
});

/** The strict schema that a model's answer must have; anything else is garbage. */
export const answerSchema = z.object({
  language: z.enum(['en', 'fr', 'es']),
  meals: z
    .array(
      z.object({ span: words, stance: z.enum(['ate', 'not', 'plan', 'others']), when: words.nullable(), items: z.array(item).max(20) }),
    )
    .max(10),
  workouts: z
    .array(
      z.object({
        span: words,
        activity: words,
        minutes: figure(1440).nullable(),
        distance: words.nullable(),
        calories: figure(10_000).nullable(),
        when: words.nullable(),
      }),
    )
    .max(10),
  cannot: z.boolean(),
}) satisfies z.ZodType<ModelAnswer>;
