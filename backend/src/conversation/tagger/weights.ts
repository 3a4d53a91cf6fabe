import { weightsOf } from '../classifier/weights-file.js';
import { BUCKETS } from './features.js';
import type { Model } from './model.js';
import { TAGS } from './tags.js';

const COUNT = TAGS.length;
/** Bytes before the table: the scale and the steps from tag to tag as little-endian doubles. */
const HEAD = 8 * (1 + COUNT * COUNT);
/** One of so many weights is larger than all that counts: cut off, so that a rare feature does not coarsen all others. */
const CUT = 0.9995;

/** Fitted weights as bytes: each a whole number from -127 to 127, times the scale. */
export function packedModel({ emission, transition }: Model): Uint8Array {
  const sizes = Float64Array.from(emission, Math.abs)
    .filter((size) => size > 1e-6)
    .sort();
  const scale = (sizes[Math.floor(sizes.length * CUT)] ?? 1) / 127;
  const bytes = new Uint8Array(HEAD + emission.length);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of [scale, ...transition].entries()) view.setFloat64(8 * at, value, true);
  new Int8Array(bytes.buffer, HEAD).set(Int8Array.from(emission, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale)))));
  return bytes;
}

/** Throws where the bytes are of another recipe. */
export function unpackedModel(bytes: Uint8Array): Model {
  if (bytes.length !== HEAD + BUCKETS * COUNT) throw new Error('weights of another recipe: npm run train');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const transition = Float64Array.from({ length: COUNT * COUNT }, (_, at) => view.getFloat64(8 * (at + 1), true));
  return { emission: new Int8Array(bytes.buffer, bytes.byteOffset + HEAD, BUCKETS * COUNT), scale: view.getFloat64(0, true), transition };
}

let read: Model | null = null;

/** Read once, when the first text comes. */
export const model = (): Model => (read ??= unpackedModel(weightsOf('tags')));
