import { everySign, isLetter, splitAtBlanks } from '../language/letters.js';
import { canonicalZone } from '../domain/canonical-zone.js';

/** The zone that a text writes by its technical name ("America/Denver"); null where it writes none. */
export function zoneWritten(text: string): string | null {
  for (const word of splitAtBlanks(text)) {
    const parts = word.split('/');
    if (
      parts.length < 2 ||
      parts.length > 3 ||
      !parts.every(
        (part) => part.length >= 3 && part.length <= 20 && everySign(part.toLowerCase(), (sign) => isLetter(sign) || sign === '_'),
      )
    )
      continue;
    const written = parts
      .map((part) =>
        part
          .split('_')
          .map((one) => one.charAt(0).toUpperCase() + one.slice(1).toLowerCase())
          .join('_'),
      )
      .join('/');
    const zone = canonicalZone(written);
    if (zone) return zone;
  }
  return null;
}
