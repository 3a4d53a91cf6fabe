import type { Features } from './features.js';

/** The fitted classifier: for every bucket a weight a class, in eighths of a byte's range, times `scale`. */
export interface Weights {
  bias: Float64Array;
  scale: number;
  table: Int8Array;
}

/** Biases and scale as little-endian doubles, then the table, bucket by bucket. */
export function packed({ bias, scale, table }: Weights): Uint8Array {
  const head = headOf(bias.length);
  const bytes = new Uint8Array(head + table.length);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of [...bias, scale].entries()) view.setFloat64(8 * at, value, true);
  bytes.set(new Uint8Array(table.buffer, table.byteOffset, table.length), head);
  return bytes;
}

/** Bytes before the table. */
const headOf = (classes: number): number => 8 * (classes + 1);

/** Of a classifier of so many classes and buckets; throws where the file is of another recipe. */
export function unpacked(bytes: Uint8Array, classes: number, buckets: number): Weights {
  const head = headOf(classes);
  if (bytes.length !== head + buckets * classes) throw new Error('weights of another recipe: npm run train');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const bias = Float64Array.from({ length: classes }, (_, at) => view.getFloat64(8 * at, true));
  const table = new Int8Array(bytes.buffer, bytes.byteOffset + head, buckets * classes);
  return { bias, scale: view.getFloat64(8 * classes, true), table };
}

/** Fitted weights as bytes. The largest magnitudes are cut off, so that one rare feature does not coarsen all others. */
export function quantised(weights: Float64Array, bias: Float64Array): Weights {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 1e-6)
    .sort();
  const most = sizes[Math.floor(sizes.length * 0.9995)] ?? 1;
  const scale = most / 127;
  return { bias, scale, table: Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale)))) };
}

/** How likely each class is, in the order of its classes. */
export function chancesOf({ bias, scale, table }: Weights, { at, by }: Features): number[] {
  const sums = [...bias];
  const classes = sums.length;
  for (let f = 0; f < at.length; f += 1) {
    const place = at[f]! * classes;
    const weight = by[f]! * scale;
    for (let c = 0; c < classes; c += 1) sums[c]! += table[place + c]! * weight;
  }
  return softmax(sums);
}

function softmax(sums: readonly number[]): number[] {
  const top = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - top));
  const total = raised.reduce((a, b) => a + b, 0);
  return raised.map((each) => each / total);
}
