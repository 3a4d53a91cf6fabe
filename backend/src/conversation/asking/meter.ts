import type { Chart } from '../../language/chart.js';
import { hasDigit } from '../../language/letters.js';
import { meterReadings } from '../../language/meter-readings.js';
import { readText, withoutMeter } from '../../reading/index.js';
import { decided } from '../hearing/hearing.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import { GOAL_WORDS } from './goals.js';
import { saidOf, vocabulary, type Subject } from './said.js';

const VITAL = vocabulary('vital-word vital-beside profile-beside number fraction percent day day-part time when meal be');

/** "Blood sugar was 142 this morning", "bg 240 is that bad?", "bp 128/82": what was measured of the body is kept nowhere and judged by nobody, and is no food and no goal. */
export const hearMeter: Subject = (chart, context) => {
  if (saidOf(chart, GOAL_WORDS).has('goal-word', 'aim', 'aims', 'per-day')) return null;
  const shown = meterReadings(chart.tokens).length > 0 ? !tellsMore(context) : tellsVital(chart);
  return shown ? decided({ type: 'refused', what: 'meter' }) : null;
};

/** "Sugar was 68 so I had juice" */
function tellsMore({ text, snapshot, now, table }: TurnContext): boolean {
  const { meals, workouts, asides } = readText(withoutMeter(text), readingContext(snapshot, now), table);
  return workouts.length > 0 || [...meals, ...asides.map(({ meal }) => meal)].some(({ items }) => items.some((item) => item.nutrients));
}

/** "Bp 128/82", "resting hr 58": nothing else is told. */
function tellsVital(chart: Chart): boolean {
  const said = saidOf(chart, VITAL);
  const isFigure = (at: number): boolean => hasDigit(chart.tokens[at]!.word);
  return said.has('vital-word') && said.left.every(isFigure) && chart.tokens.some((_, at) => isFigure(at));
}
