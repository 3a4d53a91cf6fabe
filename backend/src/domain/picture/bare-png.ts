import { at32, joined, lettersAt } from './bytes.js';
import type { Bare } from './bare.js';

const SIGNATURE = 8;
const KEPT: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** A PNG with nothing but its picture: texts, times and whatever stands behind its end are gone. Null: it is none, or broken. */
export function barePng(bytes: Uint8Array): Bare | null {
  if (at32(bytes, 0) !== 0x89504e47 || at32(bytes, 4) !== 0x0d0a1a0a || lettersAt(bytes, 12, 4) !== 'IHDR') return null;
  const parts = [bytes.subarray(0, SIGNATURE)];
  let pixels = 0;
  for (let at = SIGNATURE; at + 12 <= bytes.length;) {
    const next = at + 12 + at32(bytes, at);
    if (next > bytes.length) return null;
    const name = lettersAt(bytes, at + 4, 4);
    if (KEPT.has(name)) parts.push(bytes.subarray(at, next));
    if (name === 'IDAT') pixels += next - at - 12;
    if (name === 'IEND')
      return pixels > 0 ? { type: 'image/png', bytes: joined(parts), width: at32(bytes, 16), height: at32(bytes, 20) } : null;
    at = next;
  }
  return null;
}
