import type { MealEntry } from '../../../domain/entry.js';
import { wordsOf } from '../../../language/chart.js';
import { readAmount } from '../../../reading/index.js';
import { chartOf } from '../../frames/understand.js';
import { hearFrames } from '../../frames/hear-frames.js';
import { foodIn } from '../../frames/remarks.js';
import type { Intent } from '../../intents/intent.js';
import { logFood, logWorkout } from '../../recogniser/log-anew.js';
import type { TurnContext } from '../../turn-context.js';
import type { Fill } from './try.js';

/** What was had besides: the food that is named, or with none the same once more. */
export const moreOfIt: Fill = ({ context, entry }) => {
  if (entry.kind === 'workout') return logWorkout(context);
  const chart = chartOf(context);
  if (entry.items.length > 1 || foodIn(chart, 0, chart.tokens.length, context)) return besides(logFood(context), entry);
  const spans = chart.at.flat();
  if (spans.some(({ kind, value }) => kind === 'share' && typeof value === 'number' && value > 0 && value < 1))
    return heardAs('and the other half', context);
  const counts = spans.flatMap(({ kind, value }) => (kind === 'number' && typeof value === 'number' ? [value] : []));
  if (new Set(counts).size > 1) return null;
  // "2 tbsp" behind a salad is of what went on it.
  const unitOf = (from: number, to: number) => readAmount(wordsOf(chart, from, Math.min(chart.tokens.length, to + 1)))?.unit ?? null;
  if (spans.some(({ kind, from, to }) => kind === 'number' && ![null, entry.items[0]!.unit].includes(unitOf(from, to)))) return null;
  return counts.length > 0 || spans.some(({ kind }) => kind === 'ordinal' || kind === 'another')
    ? heardAs(`${counts[0] ?? 1} more`, context)
    : null;
};

/** Of the meal it is told of, whatever else the hour might be. */
const besides = (intents: readonly Intent[] | null, { meal }: MealEntry): readonly Intent[] | null =>
  intents &&
  intents.map((intent) => (intent.type === 'log-meal' && intent.meal !== null && intent.day === 0 ? { ...intent, meal } : intent));

/** What is said of the last food in the plainest words. */
function heardAs(text: string, context: TurnContext): readonly Intent[] | null {
  const heard = hearFrames({ ...context, text, lang: 'en', reading: null });
  return heard?.type === 'decided' ? heard.intents : null;
}
