import { wordsOf } from '../../language/chart.js';
import type { Arc } from '../../understanding/cover.js';
import { read } from '../matching-items.js';
import type { Talk } from './talk.js';
import type { Frame } from './frame.js';

/**
 * "Had chicken on it, 4 oz", "it was an ipa, 16 oz": an amount by itself, right behind a food that is told, is of that food, and not of
 * what it was told of.
 */
export function withAmountsBehind(taken: readonly Arc<Frame>[], talk: Talk): readonly Frame[] {
  const frames = taken.map(({ value }) => value);
  const sorted = frames.toSorted((a, b) => a.match.from - b.match.from);
  const out: Frame[] = [];
  for (const frame of sorted) {
    const before = out.at(-1);
    const both = before && isBare(frame) && isNext(before, frame, talk) ? joined(before, frame, talk) : null;
    if (both) out[out.length - 1] = both;
    else out.push(frame);
  }
  return out.length < frames.length ? out : frames;
}

const isBare = ({ match: { sentence, bindings } }: Frame): boolean =>
  (sentence.act === 'amount' || sentence.act === 'amount?') &&
  bindings['amount'] !== undefined &&
  ['item', 'nth', 'old', 'entry'].every((name) => bindings[name] === undefined);

/** A mark stands between, and nothing that tells. */
const isNext = (one: Frame, other: Frame, { chart }: Talk): boolean => {
  const between = Array.from({ length: Math.max(0, other.match.from - one.match.to) }, (_, i) => one.match.to + i);
  return (
    between.some((at) => chart.tokens[at]!.is === 'mark') &&
    between.every((at) => chart.tokens[at]!.is === 'mark' || chart.at[at]!.some(({ kind }) => LIGHT.has(kind)))
  );
};
const LIGHT: ReadonlySet<string> = new Set(['filler', 'only', 'aside']);

/** The food with its amount, where nobody said how much before and it is measured so. */
function joined(one: Frame, { match }: Frame, talk: Talk): Frame | null {
  const [intent, ...more] = one.proposal.intents;
  if (intent?.type !== 'edit' || more.length > 0 || !TOLD.has(intent.change.is) || !('words' in intent.change)) return null;
  const { from, to } = match.bindings['amount']!;
  const words = `${wordsOf(talk.chart, from, to)} ${intent.change.words}`;
  const [[bare, ...rest], [food, ...others]] = [read(intent.change.words, talk.context), read(words, talk.context)] as const;
  const fits = bare && food && rest.length + others.length === 0 && bare.assumed && !food.assumed && food.food === bare.food;
  return fits
    ? { match: { ...one.match, to: match.to }, proposal: { intents: [{ ...intent, change: { ...intent.change, words } }] } }
    : null;
}
const TOLD: ReadonlySet<string> = new Set(['add', 'replace', 'say']);
