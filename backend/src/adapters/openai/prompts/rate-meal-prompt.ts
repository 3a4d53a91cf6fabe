import { zodResponseFormat } from 'openai/helpers/zod';
import { z } from 'zod';
import type { Item } from '../../../domain/entry.js';
import { addNutrients } from '../../../domain/nutrients.js';
import type { Language } from '../../../reading/reading.js';
import { bareText } from '../../../reading/own-words.js';
import { type Prompt, promptKey } from './prompt.js';
import { RATE_MEAL_V1 } from './rate-meal-v1.js';

export interface ModelRating {
  rating: number;
  comment: string;
}

const schema = z.object({
  rating: z.number().refine((value) => value >= 1 && value <= 10),
  comment: z.string().refine((text) => text.length <= 400),
});
const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', fr: 'French (Canada)', es: 'Spanish' };

/** The foods, weights and figures of a meal as they are stored, and nothing about who ate it. */
export function rateMealPrompt(items: readonly Item[], language: Language): Prompt<ModelRating> {
  const { version, instructions } = RATE_MEAL_V1;
  const sum = addNutrients(items.map(({ nutrients }) => nutrients));
  const figures = (['calories', 'protein', 'carbs', 'fat', 'unhealthyFat', 'sugar', 'addedSugar', 'fiber', 'sodium', 'alcohol'] as const)
    .map((name) => `${NAMES[name]} ${Math.round(sum[name] * 10) / 10}`)
    .join(', ');
  const foods = items.map(({ name, grams }) => `- ${bareText(name)}${grams === null ? '' : `, ${Math.round(grams)} g`}`);
  const user = [`Language: ${LANGUAGES[language]}`, 'Meal:', ...foods, `Together: ${figures}`].join('\n');
  return {
    version,
    system: instructions,
    user,
    format: zodResponseFormat(schema, 'rating'),
    parse: (answer) => schema.safeParse(answer).data ?? null,
    key: promptKey(version, user),
  };
}

const NAMES = {
  calories: 'kcal',
  protein: 'protein g',
  carbs: 'carbohydrate g',
  fat: 'fat g',
  unhealthyFat: 'saturated fat g',
  sugar: 'sugar g',
  addedSugar: 'added sugar g',
  fiber: 'fibre g',
  sodium: 'sodium mg',
  alcohol: 'alcohol g',
} as const;
