import { sayCommon } from './say-common';

const LONG = [
  [365, 'years'],
  [30, 'months'],
] as const;

/** "2 years", "6 months", "400 days": in the largest unit that is exact. */
export function showDuration(days: number): string {
  const [length, unit] = LONG.find(([one]) => days % one === 0) ?? ([1, 'days'] as const);
  return sayCommon(unit, { count: days / length });
}
