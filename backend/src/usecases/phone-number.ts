import { areaOf } from '../domain/area-code.js';

/**
 * A US or Canadian number in E.164 from any of the ways people and programs write it (`+1…`, ` 1…`, ten digits);
 * null for everything else, also for the Caribbean and for toll-free and premium numbers.
 */
export function phoneNumber(written: string): string | null {
  const digits = written
    .trim()
    .replace(/[\s().-]/g, '')
    .replace(/^\+/, '');
  if (!/^1?[2-9]\d{9}$/.test(digits)) return null;
  const phone = `+1${digits.slice(-10)}`;
  return areaOf(phone) ? phone : null;
}
