import { addNutrients } from '../domain/nutrients.js';
import type { Reading } from '../reading/reading.js';
import type { Unsure } from './read-text.js';
import type { Dependencies } from './dependencies.js';

/** Whether a text is among those that are read twice: always the same ones, by the end of their id. */
export function inShadow(textId: string, percent: number): boolean {
  const tail = Number.parseInt(textId.replace(/-/g, '').slice(-6), 16);
  return percent > 0 && Number.isFinite(tail) && tail % 100 < percent;
}

/** Reads by the model what was answered without it, and counts whether both say the same. Nobody waits for it, and nothing comes of it. */
export async function readInShadow(
  { model, metrics }: Pick<Dependencies, 'model' | 'metrics'>,
  { words, context, as, own }: Unsure,
): Promise<void> {
  const result = await model!.read(words, context, as, own).then(
    (reading) => (alike(own, reading) ? ('same' as const) : ('other' as const)),
    () => 'unavailable' as const,
  );
  metrics.count('model_shadow', { result });
}

function alike(a: Reading, b: Reading): boolean {
  const [x, y] = [a, b].map(({ meals }) => addNutrients(meals.flatMap(({ items }) => items.map(({ nutrients }) => nutrients)))) as [
    ReturnType<typeof addNutrients>,
    ReturnType<typeof addNutrients>,
  ];
  return Math.abs(x.carbs - y.carbs) < 7.5 && Math.abs(x.calories - y.calories) <= Math.max(25, 0.2 * Math.max(x.calories, y.calories));
}
