/** For 95 of 100. */
const Z = 1.96;

/**
 * Between which shares (0 to 1) the true one lies in 95 of 100 cases, by what was found in a sample: Wilson's score interval, which
 * holds for small samples and for shares near 0 and 1 too. Null: there was no sample.
 */
export function shareInterval(hits: number, sample: number): { low: number; high: number } | null {
  if (!sample) return null;
  const share = hits / sample;
  const spread = Z ** 2 / sample;
  const middle = share + spread / 2;
  const half = Z * Math.sqrt((share * (1 - share)) / sample + spread / (4 * sample));
  const within = (value: number): number => Math.min(1, Math.max(0, value / (1 + spread)));
  return { low: within(middle - half), high: within(middle + half) };
}
