import type { Chart } from '../../language/chart.js';

/** "Mom brain", "brain fog" at the end of some words. */
export const endsInExcuse = ({ at }: Chart, from: number, to: number): boolean =>
  at.slice(from, to).some((spans) => spans.some((span) => span.kind === 'excuse' && span.to === to));
