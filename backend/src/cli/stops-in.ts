import { phoneNumber } from '../usecases/phone-number.js';

/**
 * Numbers of a list, one a line or first in a row of a CSV file, as operators export them from their provider; lines without one (a heading, a
 * blank) are passed over. @throws for a line that begins like a number and is none of the US or Canada: a STOP must not be lost in silence
 */
export function stopsIn(list: string, hash: (phone: string) => string): { phone: string; hash: string }[] {
  return list.split(/\r?\n/).flatMap((line, at) => {
    const written = (line.split(',')[0] ?? '').replace(/"/g, '').trim();
    if (!/\d/.test(written)) return [];
    const phone = phoneNumber(written);
    if (phone === null) throw new Error(`line ${at + 1} of the list of STOPs is no number of the US or Canada`);
    return [{ phone, hash: hash(phone) }];
  });
}
