import { at16, at32, at8, bytesOf, joined, lettersAt, low32 } from './bytes.js';
import type { Bare } from './bare.js';

const HEAD = 12;
const KEPT: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ALPH']);
/** Of the flags of a file with several parts: that it moves, and that some of it can be seen through. */
const [MOVES, CLEAR] = [0x02, 0x10] as const;

/** A still WebP with nothing but its picture. Null: it is none, moves, or is broken. */
export function bareWebp(bytes: Uint8Array): Bare | null {
  if (lettersAt(bytes, 0, 4) !== 'RIFF' || lettersAt(bytes, 8, 4) !== 'WEBP') return null;
  const end = 8 + at32(bytes, 4, true);
  if (end > bytes.length) return null;
  const parts: Uint8Array[] = [];
  let size: { width: number; height: number } | null = null;
  for (let at = HEAD; at + 8 <= end;) {
    const name = lettersAt(bytes, at, 4);
    const length = at32(bytes, at + 4, true);
    const next = at + 8 + length + (length % 2);
    if (next > end) return null;
    const chunk = bytes.slice(at, next);
    if (name === 'VP8X') {
      if (at8(chunk, 8) & MOVES) return null;
      chunk[8] = at8(chunk, 8) & CLEAR;
    }
    if (name === 'VP8X' || KEPT.has(name)) parts.push(chunk);
    if (name === 'VP8 ' || name === 'VP8L') size = sizeOf(name, chunk);
    at = next;
  }
  if (!size) return null;
  const body = joined([bytesOf('WEBP'), ...parts]);
  return { type: 'image/webp', bytes: joined([bytesOf('RIFF'), low32(body.length), body]), ...size };
}

function sizeOf(name: string, chunk: Uint8Array): { width: number; height: number } | null {
  if (name === 'VP8 ')
    return lettersAt(chunk, 11, 3) === '\x9d\x01\x2a'
      ? { width: at16(chunk, 14, true) & 0x3fff, height: at16(chunk, 16, true) & 0x3fff }
      : null;
  const bits = at32(chunk, 9, true);
  return at8(chunk, 8) === 0x2f ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : null;
}
