import { splitAtBlanks } from '../language/letters.js';
import { canonicalZone } from '../domain/canonical-zone.js';

/** The zone that a text writes by its technical name ("America/Denver"); null where it writes none. */
export function zoneWritten(text: string): string | null {
  for (const word of splitAtBlanks(text)) {
    const parts = word.split('/');
    if (parts.length < 2 || parts.length > 3 || !parts.every((part) => /^[A-Za-z_]{3,20}$/.test(part))) continue;
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
