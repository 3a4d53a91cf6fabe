import { count, dollars, duration, rounded } from '../../components/format';

/** A figure with its unit, for people. */
export function figureWords(value: number | null, unit: string): string {
  if (value === null) return '–';
  if (unit === 'ms') return duration(value);
  if (unit === 's') return duration(value * 1000);
  if (unit === '$') return dollars(value);
  if (unit === '%') return `${rounded(value)} %`;
  return count(Math.round(value));
}
