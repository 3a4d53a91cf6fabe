import type { CalibrationBand, ReviewShare } from '../../contract/index.js';
import { SURENESS_BANDS } from '../../domain/reading-review.js';
import { shareInterval } from '../../domain/share-interval.js';
import type { VerdictCounts } from '../../ports/storage/diary/reading-reviews.js';

const thousandth = (share: number): number => Math.round(share * 1000) / 1000;

function shareOf(label: string, counts: readonly VerdictCounts[]): ReviewShare {
  const own = counts.filter((one) => one.label === label);
  const of = (verdict: VerdictCounts['verdict']) => own.find((one) => one.verdict === verdict)?.count ?? 0;
  const judged = own.reduce((sum, { count }) => sum + count, 0);
  const { low, high } = shareInterval(of('right'), judged) ?? { low: 0, high: 1 };
  return {
    label,
    judged,
    right: judged ? thousandth(of('right') / judged) : 0,
    low: thousandth(low),
    high: thousandth(high),
    wrongFood: of('wrong-food'),
    wrongAmount: of('wrong-amount'),
    shouldHaveAsked: of('should-have-asked'),
  };
}

const labels = (counts: readonly VerdictCounts[]): string[] => [...new Set(counts.map(({ label }) => label))];

/** The latest week first. */
export function presentWeeks(verdicts: readonly VerdictCounts[]): ReviewShare[] {
  const counts = verdicts.filter(({ by }) => by === 'week');
  return labels(counts)
    .sort()
    .toReversed()
    .map((week) => shareOf(week, counts));
}

/** The surest first. */
export function presentBands(verdicts: readonly VerdictCounts[]): CalibrationBand[] {
  const counts = verdicts.filter(({ by }) => by === 'band');
  return labels(counts)
    .map((label) => ({ ...shareOf(label, counts), from: Number(label), to: SURENESS_BANDS.find((one) => one > Number(label)) ?? 1 }))
    .toSorted((a, b) => b.from - a.from);
}
