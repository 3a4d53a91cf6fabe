import { type Hours } from '../domain/promotion-hours.js';
import { REGION_NAMES } from '../domain/region-of-area-code.js';
import type { Variable } from './variable.js';

const HOURS = /^(\d{1,2})-(\d{1,2})$/;

function hoursOf(text: string): Hours | null {
  const [, from, until] = HOURS.exec(text.trim()) ?? [];
  const hours = { from: Number(from), until: Number(until) };
  return hours.from < hours.until && hours.until <= 24 ? hours : null;
}

/** Hours of the clock, such as 8-21. */
export function hours(about: { name: string; help: string; fallback: Hours }): Variable<Hours> {
  return {
    ...about,
    example: `${about.fallback.from}-${about.fallback.until}`,
    parse: (text) => {
      const value = hoursOf(text);
      return value ? { value } : { problem: `must be hours of the clock like 8-21, not "${text}"` };
    },
  };
}

/** Hours of the clock by state or province, such as "FL 8-20, CT 9-20"; "none" for none. */
export function hoursByRegion(about: { name: string; help: string; fallback: string }): Variable<Readonly<Record<string, Hours>>> {
  const parse = (text: string) => {
    if (text === 'none') return { value: {} };
    const read = text.split(',').map((part) => part.trim().split(/\s+/));
    const wrong = read.find(([region = '', span = '', ...more]) => !REGION_NAMES.has(region) || !hoursOf(span) || more.length > 0);
    return wrong
      ? { problem: `must name states with their hours like "FL 8-20, CT 9-20"; "${wrong.join(' ')}" does not` }
      : { value: Object.fromEntries(read.map(([region, span]) => [region!, hoursOf(span!)!])) };
  };
  const fallback = parse(about.fallback) as { value: Record<string, Hours> };
  return { ...about, example: about.fallback, fallback: fallback.value, parse };
}
