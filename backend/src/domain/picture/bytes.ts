/** Numbers in bytes, the high byte first unless said otherwise. What lies beyond the end is 0. */
export const at8 = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;
export const at16 = (bytes: Uint8Array, at: number, low = false): number =>
  low ? at8(bytes, at) + at8(bytes, at + 1) * 256 : at8(bytes, at) * 256 + at8(bytes, at + 1);
export const at32 = (bytes: Uint8Array, at: number, low = false): number =>
  low ? at16(bytes, at, true) + at16(bytes, at + 2, true) * 65_536 : at16(bytes, at) * 65_536 + at16(bytes, at + 2);

/** Letters as they stand in a file: "IHDR". */
export const lettersAt = (bytes: Uint8Array, at: number, count: number): string =>
  String.fromCharCode(...bytes.subarray(at, Math.min(bytes.length, at + count)));

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const bytesOf = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

export const low32 = (value: number): Uint8Array =>
  Uint8Array.of(value & 255, (value >> 8) & 255, (value >> 16) & 255, (value >>> 24) & 255);
