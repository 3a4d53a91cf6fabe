import type { LogPlace } from '../../../ports/storage/read-place.js';

const PLACE = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** A place in PostgreSQL's log ("16/B374D848") as a number that can be compared; null: it is none. */
export function placeOf(written: LogPlace): bigint | null {
  const [, file, offset] = PLACE.exec(written) ?? [];
  return file === undefined || offset === undefined ? null : (BigInt(`0x${file}`) << 32n) | BigInt(`0x${offset}`);
}
