import { isFoodName } from '../../food/index.js';
import type { Chart } from '../../language/chart.js';

/** A word for somebody that is part of a food's name is nobody: "a hot dog", "baby carrots". */
export function withoutFoodsAsPeople(chart: Chart): Chart {
  const { tokens, at } = chart;
  const inName = (i: number): boolean =>
    [i - 1, i].some((from) => tokens[from] && tokens[from + 1] && isFoodName(`${tokens[from].word} ${tokens[from + 1]!.word}`));
  const isNobody = (i: number, { kind, to }: Chart['at'][number][number]): boolean => kind === 'person' && to === i + 1 && inName(i);
  if (!at.some((spans, i) => spans.some((span) => isNobody(i, span)))) return chart;
  return {
    ...chart,
    at: at.map((spans, i) => (spans.some((span) => isNobody(i, span)) ? spans.filter((span) => !isNobody(i, span)) : spans)),
  };
}
