import type { Chart } from '../../language/chart.js';

/** "Nachos, no sour cream": whether a "no" stands between what is told and what is not on it, and puts nothing right. */
export function leavesOut({ at, tokens }: Chart, from: number): boolean {
  // "No sugar" leaves sugar out.
  const told = (place: number) => tokens[place]?.is === 'word' && at[place]!.every(({ kind }) => kind === 'nutrient');
  return at[from]!.some(({ kind, to }) => kind === 'lacking' && told(to)) && tokens.slice(0, from).some((_, i) => told(i));
}
