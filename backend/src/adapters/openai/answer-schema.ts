import { z } from 'zod';
import type { ModelAnswer, ModelChoices } from '../../reading/model/model-answer.js';

/*
 * Bounds are checks of ours and not part of what is sent: the strict subset of servers knows types, enums, required properties and
 * nothing of how long or how large.
 */
const figure = (max: number) => z.number().refine((value) => value >= 0 && value <= max);
const words = z.string().refine((text) => text.length <= 400);
const atMost = <T extends z.ZodType>(type: T, most: number) => z.array(type).refine((all) => all.length <= most);

const item = z.object({
  span: words,
  food: words,
  brand: words.nullable(),
  preparation: words.nullable(),
  quantity: figure(1000).nullable(),
  unit: words.nullable(),
  size: words.nullable(),
  grams: figure(10_000).nullable(),
  calories: figure(10_000).nullable(),
  estimate: z
    .object({
      grams: figure(10_000),
      calories: figure(20_000),
      protein: figure(2000),
      carbs: figure(2000),
      fat: figure(2000),
      sugar: figure(2000),
      alcohol: figure(2000),
    })
    .nullable(),
});

/** The strict schema that a model's first answer must have; anything else is garbage. */
export const answerSchema = z.object({
  language: z.enum(['en', 'fr', 'es']),
  meals: atMost(
    z.object({ span: words, stance: z.enum(['ate', 'not', 'plan', 'others']), when: words.nullable(), items: atMost(item, 40) }),
    10,
  ),
  workouts: atMost(
    z.object({
      span: words,
      activity: words,
      minutes: figure(1440).nullable(),
      distance: words.nullable(),
      calories: figure(10_000).nullable(),
      when: words.nullable(),
    }),
    10,
  ),
  cannot: z.boolean(),
}) satisfies z.ZodType<ModelAnswer>;

/** The second answer: numbers only. */
export const choicesSchema = z.object({
  choices: atMost(z.object({ item: figure(100), row: figure(100), line: figure(100), count: figure(10_000) }), 100),
}) satisfies z.ZodType<ModelChoices>;
