import { isFoodName } from '../../food/index.js';
import type { Chart } from '../../language/chart.js';

const OF: ReadonlySet<string> = new Set(['de', 'aux', 'au', 'con']);

/** "Protein shake" and "shake de protéines" name a food, and ask for no protein. */
export function withoutNutrientsInFoods(chart: Chart): Chart {
  const { at, tokens } = chart;
  const names = (from: number, to: number): boolean =>
    from >= 0 &&
    to <= tokens.length &&
    isFoodName(
      tokens
        .slice(from, to)
        .map(({ word }) => word)
        .join(' '),
    );
  // "sugar in jalebi" asks
  const asks = (to: number): boolean => at[to]?.some(({ kind }) => kind === 'in' || kind === 'for' || kind === 'be') === true;
  const inFood = (from: number, to: number): boolean =>
    (tokens[to]?.is === 'word' && names(from, to + 1) && !asks(to)) || (OF.has(tokens[from - 1]?.word ?? '') && names(from - 2, to));
  if (!at.some((spans) => spans.some(({ kind, from, to }) => kind === 'nutrient' && inFood(from, to)))) return chart;
  return { ...chart, at: at.map((spans) => spans.filter(({ kind, from, to }) => kind !== 'nutrient' || !inFood(from, to))) };
}
