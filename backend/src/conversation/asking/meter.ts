import { meterReadings } from '../../language/meter-readings.js';
import { readText, withoutMeter } from '../../reading/index.js';
import { decided } from '../hearing/hearing.js';
import { readingContext, type Scene } from '../scene.js';
import { GOAL_WORDS } from './goals.js';
import { saidOf, type Subject } from './said.js';

/** "Blood sugar was 142 this morning", "bg 140, ok?": what a glucose meter showed is kept nowhere and judged by nobody, and is no food and no goal. */
export const hearMeter: Subject = (chart, scene) => {
  if (meterReadings(chart.tokens).length === 0) return null;
  if (saidOf(chart, GOAL_WORDS).has('goal-word', 'aim', 'aims', 'per-day') || tellsMore(scene)) return null;
  return decided({ type: 'refused', what: 'meter' });
};

/** "Sugar was 68 so I had juice" */
function tellsMore({ text, snapshot, now, table }: Scene): boolean {
  const { meals, workouts, asides } = readText(withoutMeter(text), readingContext(snapshot, now), table);
  return workouts.length > 0 || [...meals, ...asides.map(({ meal }) => meal)].some(({ items }) => items.some((item) => item.nutrients));
}
