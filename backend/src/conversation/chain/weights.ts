import { type Fitted, weightsOf } from '../classifier/weights-file.js';
import type { Size } from './fit.js';
import type { Model } from './model.js';

/** Bytes before the table: the scale and the steps from tag to tag as little-endian doubles. */
const headOf = (count: number): number => 8 * (1 + count * count);
/** One of so many weights is larger than all that counts: cut off, so that a rare feature does not coarsen all others. */
const CUT = 0.9995;

/** Fitted weights as bytes: each a whole number from -127 to 127, times the scale. */
export function packedModel({ count, emission, transition }: Model): Uint8Array {
  const sizes = Float64Array.from(emission, Math.abs)
    .filter((size) => size > 1e-6)
    .sort();
  const scale = (sizes[Math.floor(sizes.length * CUT)] ?? 1) / 127;
  const head = headOf(count);
  const bytes = new Uint8Array(head + emission.length);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of [scale, ...transition].entries()) view.setFloat64(8 * at, value, true);
  new Int8Array(bytes.buffer, head).set(Int8Array.from(emission, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale)))));
  return bytes;
}

/** Throws where the bytes are of another recipe. */
export function unpackedModel(bytes: Uint8Array, { count, buckets }: Size): Model {
  const head = headOf(count);
  if (bytes.length !== head + buckets * count) throw new Error('weights of another recipe: npm run train');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const transition = Float64Array.from({ length: count * count }, (_, at) => view.getFloat64(8 * (at + 1), true));
  const emission = new Int8Array(bytes.buffer, bytes.byteOffset + head, buckets * count);
  return { count, emission, scale: view.getFloat64(0, true), transition };
}

/** The weights of a folder of backend/data, read once, when the first text comes. */
export function modelOf(folder: Fitted, size: Size): () => Model {
  let read: Model | null = null;
  return () => (read ??= unpackedModel(weightsOf(folder), size));
}
