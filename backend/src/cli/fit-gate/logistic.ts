/** Holds weights back, so that few texts do not carry them away. */
const HOLD = 5;
const STEPS = 30;

/** Weights of a logistic regression by Newton's method: first what every text has, then one for each figure. Plain arithmetic: the same rows, the same weights. */
export function fitted(rows: readonly (readonly number[])[], wrong: readonly number[]): number[] {
  const width = rows[0]!.length;
  const mean = Array.from({ length: width }, (_, k) => rows.reduce((sum, row) => sum + row[k]!, 0) / rows.length);
  const spread = mean.map((m, k) => Math.sqrt(rows.reduce((sum, row) => sum + (row[k]! - m) ** 2, 0) / rows.length) || 1);
  const scaled = rows.map((row) => [1, ...row.map((value, k) => (value - mean[k]!) / spread[k]!)]);
  let weights = new Array<number>(width + 1).fill(0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight, k) => (k === 0 ? 0 : HOLD * weight));
    const bend = weights.map((_, j) => weights.map((__, k) => (j === k && j > 0 ? HOLD : 0)));
    scaled.forEach((row, at) => {
      const chance = chanceOf(weights, row);
      row.forEach((value, j) => {
        slope[j]! += value * (chance - wrong[at]!);
        row.forEach((other, k) => (bend[j]![k]! += value * other * chance * (1 - chance)));
      });
    });
    const change = solved(bend, slope);
    weights = weights.map((weight, k) => weight - change[k]!);
  }
  const plain = weights.slice(1).map((weight, k) => weight / spread[k]!);
  return [weights[0]! - plain.reduce((sum, weight, k) => sum + weight * mean[k]!, 0), ...plain];
}

export const chanceBy = (weights: readonly number[], row: readonly number[]): number => chanceOf(weights, [1, ...row]);

const chanceOf = (weights: readonly number[], row: readonly number[]): number =>
  1 / (1 + Math.exp(-row.reduce((sum, value, k) => sum + value * weights[k]!, 0)));

/** Solves a system of linear equations by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  const size = rows.length;
  for (let at = 0; at < size; at += 1) {
    const top = rows.slice(at).reduce((best, row, k) => (Math.abs(row[at]!) > Math.abs(rows[best]![at]!) ? at + k : best), at);
    [rows[at], rows[top]] = [rows[top]!, rows[at]!];
    for (let other = 0; other < size; other += 1) {
      if (other === at) continue;
      const times = rows[other]![at]! / rows[at]![at]!;
      rows[other] = rows[other]!.map((value, k) => value - times * rows[at]![k]!);
    }
  }
  return rows.map((row, at) => row[size]! / row[at]!);
}
