import type { MealType } from '../../domain/meal-type.js';
import { fold } from '../../language/fold.js';
import { shape } from '../../language/shape.js';
import { decided } from '../hearing/hearing.js';
import { KEYS } from './reminder-keys.js';
import { mealOf, saidOf, vocabulary, type Subject } from './said.js';

const OURS = shape('our-reminder');
const STOP = shape('stop-it');
const WORDS = vocabulary('meal when day-part-morning day-part-noon day-part-evening');
/** The meal that is had in a part of the day. */
const PARTS = [
  ['day-part-morning', 'breakfast'],
  ['day-part-noon', 'lunch'],
  ['day-part-evening', 'dinner'],
] as const;

/** "The lunch text comes during my shift, stop it": a reminder that is spoken of, and behind a mark that it is to stop. */
export const hearStopped: Subject = (chart, context) => {
  const mark = chart.tokens.findLastIndex(({ is }, at) => is === 'mark' && at < chart.tokens.length - 1);
  if (mark < 0 || context.text.includes('?')) return null;
  const at = chart.tokens[mark]!;
  if (!OURS.find(fold(chart.text.slice(0, at.from))) || !STOP.whole(withoutEnd(fold(chart.text.slice(at.to)).trim()))) return null;
  const said = saidOf(chart, WORDS);
  const meals = new Set(said.all('meal').map(({ value }) => value));
  const meal = mealOf<MealType>(said) ?? PARTS.find(([part]) => said.has(part))?.[1] ?? null;
  return meal !== null && meals.size < 2 ? decided({ type: 'settings', set: { [KEYS[meal][0]]: false } }) : null;
};

const withoutEnd = (text: string): string => (text.endsWith('.') || text.endsWith('!') ? withoutEnd(text.slice(0, -1)) : text);
