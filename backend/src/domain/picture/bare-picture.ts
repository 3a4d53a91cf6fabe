import { bareJpeg } from './bare-jpeg.js';
import { barePng } from './bare-png.js';
import { bareWebp } from './bare-webp.js';
import type { Bare } from './bare.js';

/** As much as one message of a carrier holds. */
export const PICTURE_BYTES = 5_000_000;
const [LEAST_SIDE, MOST_SIDE, MOST_PIXELS] = [32, 10_000, 50_000_000];

/**
 * What may be kept and shown to a model of a picture: its pixels, without places, times, devices and small copies, and without what stands
 * behind its end. Told by its bytes, whatever it is called. Null: no JPEG, PNG or still WebP, broken, too large, or too small to see anything.
 */
export function barePicture(bytes: Uint8Array): Bare | null {
  if (bytes.length > PICTURE_BYTES) return null;
  const bare = bareJpeg(bytes) ?? barePng(bytes) ?? bareWebp(bytes);
  if (!bare) return null;
  const { width, height } = bare;
  return Math.min(width, height) >= LEAST_SIDE && Math.max(width, height) <= MOST_SIDE && width * height <= MOST_PIXELS ? bare : null;
}
