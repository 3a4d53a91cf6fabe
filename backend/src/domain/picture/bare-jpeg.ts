import { at16, at32, at8, joined, lettersAt } from './bytes.js';
import type { Bare } from './bare.js';

const [START, END, SCAN, APP1, ADOBE] = [0xd8, 0xd9, 0xda, 0xe1, 0xee] as const;
/** Tables, frames and scans: what a picture is made of. All else is told about it. */
const TABLES: ReadonlySet<number> = new Set([0xdb, 0xdd, 0xc4, 0xcc]);
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Between these no length stands, and they may stand within a scan. */
const isInScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** A JPEG without what is told about it (places, times, devices, small copies), but for which side is up. Null: it is none, or broken. */
export function bareJpeg(bytes: Uint8Array): Bare | null {
  if (at16(bytes, 0) !== 0xff00 + START) return null;
  const parts = [bytes.subarray(0, 2)];
  let [width, height, up, scans] = [0, 0, 1, 0];
  for (let at = 2; at + 1 < bytes.length;) {
    if (at8(bytes, at) !== 0xff) return null;
    const marker = at8(bytes, at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) return scans > 0 && width > 0 ? done(parts, { width, height, up }) : null;
    const length = at16(bytes, at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) return null;
    const segment = bytes.subarray(at, next);
    if (isFrame(marker)) [height, width] = [at16(bytes, at + 5), at16(bytes, at + 7)];
    if (marker === APP1 && lettersAt(segment, 4, 4) === 'Exif') up = sideUp(segment.subarray(10));
    if (isFrame(marker) || TABLES.has(marker) || (marker === ADOBE && length === 14)) parts.push(segment);
    at = next;
    if (marker !== SCAN) continue;
    const end = scanEnd(bytes, next);
    parts.push(segment, bytes.subarray(next, end));
    scans += 1;
    at = end;
  }
  return null;
}

function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (at + 1 < bytes.length && !isInScan(bytes[at + 1]!) && bytes[at + 1] !== 0xff) return at;
  return bytes.length;
}

/** The number that says how a camera was held: 1 is upright. */
function sideUp(tiff: Uint8Array): number {
  const low = lettersAt(tiff, 0, 2) === 'II';
  const table = at32(tiff, 4, low);
  const count = Math.min(200, at16(tiff, table, low));
  for (let entry = table + 2; entry < table + 2 + count * 12; entry += 12) {
    if (at16(tiff, entry, low) !== 0x0112) continue;
    const value = at16(tiff, entry + 8, low);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

function done(parts: readonly Uint8Array[], { width, height, up }: { width: number; height: number; up: number }): Bare {
  const side =
    up === 1
      ? []
      : [
          Uint8Array.of(
            ...[0xff, APP1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
            ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, up, 0, 0, 0, 0, 0, 0],
          ),
        ];
  const [start, ...rest] = parts as [Uint8Array, ...Uint8Array[]];
  return { type: 'image/jpeg', bytes: joined([start, ...side, ...rest, Uint8Array.of(0xff, END)]), width, height };
}
