import type { Entry, Item } from '../../domain/entry.js';
import type { Span } from '../../language/span.js';
import { readAmount } from '../../reading/index.js';
import type { Change } from '../intents/edit-words.js';
import type { Talk } from '../frames/talk.js';
import { isOddUnit } from '../frames/fits-unit.js';
import { NO_AMOUNT } from '../carry-amount.js';
import { plainNumber, shareOf } from '../numbers.js';
import type { Filler } from './slotted.js';

/** What an amount makes of a food, of all of a meal, or of training; null where it tells none. `of`: the food, null for the only one or all. */
export function amountTold(filler: Filler, entry: Entry, of: Item | null, talk: Talk): Change | null {
  const spans = spansIn(filler, talk);
  const before = talk.chart.at.slice(0, filler.from).flatMap((all) => all.filter(({ to }) => to === filler.from));
  // "Lower it by 2", "a double" say something else.
  if (before.some(({ kind }) => kind === 'by' || kind === 'minus')) return null;
  const name = of?.name ?? null;
  const value = (kind: string): number | null => {
    const span = spans.find((one) => one.kind === kind && typeof one.value === 'number');
    return span ? (span.value as number) : null;
  };
  const told = readAmount(filler.words);
  const times = told?.unit ? null : timesOf(spans);
  // "A double" is a kind.
  if (times !== null && before.some(({ kind }) => kind === 'article')) return null;
  if (times !== null) return { is: 'scale', factor: times, of: name };
  if (entry.kind === 'workout') {
    const minutes = value('minutes');
    if (minutes !== null) return { is: 'minutes', value: minutes };
    if (spans.some(({ kind }) => kind === 'way')) return { is: 'distance', words: filler.words };
  }
  const number = value('number') ?? plainNumber(filler.words);
  const step = spans.some(({ kind }) => MORE.has(kind)) ? 1 : spans.some(({ kind }) => FEWER.has(kind)) ? -1 : 0;
  const [only] = entry.kind === 'meal' && entry.items.length === 1 ? entry.items : [];
  if (step !== 0 && (name ?? only)) return { is: 'by', count: step * (number ?? 1), of: name ?? only!.name };
  // "Half a cup" is an amount, and "half" a share.
  const share = told?.unit ? null : shareIn(filler, spans);
  // "And a half" goes on with what was told.
  if (share !== null && talk.chart.at[filler.from - 1]?.some(({ kind }) => kind === 'and')) return null;
  if (share !== null) return { is: 'scale', factor: share, of: name, share };
  if (of && isOddUnit(of, told?.unit ?? null, talk.context)) return null;
  if (told && told.quantity !== null)
    return told.share ? { is: 'scale', factor: told.quantity, of: name } : { is: 'amount', amount: told, of: name };
  return number === null ? null : { is: 'amount', amount: { ...NO_AMOUNT, quantity: number }, of: name };
}

/** What is taken off a food or all of it: a share, or so many. */
export function takenOff(filler: Filler, entry: Entry, of: Item | null, talk: Talk): Change | null {
  const spans = spansIn(filler, talk);
  const name = of?.name ?? null;
  const share = shareIn(filler, spans);
  if (share !== null) return { is: 'scale', factor: 1 - share, of: name, share: 1 - share };
  const number = spans.find(({ kind, value }) => kind === 'number' && typeof value === 'number')?.value as number | undefined;
  const [only] = entry.kind === 'meal' && entry.items.length === 1 ? entry.items : [];
  const item = of ?? only;
  const count = number ?? (spans.some(({ kind }) => kind === 'article' || kind === 'generic') ? 1 : null);
  return item && count !== null && count < item.quantity ? { is: 'by', count: -count, of: item.name } : null;
}

const spansIn = ({ from, to }: Filler, { chart }: Talk): Span[] =>
  chart.at.slice(from, to).flatMap((spans) => spans.filter((span) => span.to <= to));

/** A true part of something. */
function shareIn({ words }: Filler, spans: readonly Span[]): number | null {
  const told = spans.find(({ kind, value }) => kind === 'share' && typeof value === 'number')?.value as number | undefined;
  const share = told ?? shareOf(words);
  return share !== null && share !== undefined && share > 0 && share < 1 ? share : null;
}

/** "Double": so many times as much. */
function timesOf(spans: readonly Span[]): number | null {
  if (spans.some(({ kind }) => kind === 'halve')) return 0.5;
  const told = spans.find(({ kind }) => kind === 'times' || kind === 'double' || kind === 'triple');
  return told === undefined ? null : typeof told.value === 'number' ? told.value : told.kind === 'triple' ? 3 : 2;
}

const MORE: ReadonlySet<string> = new Set(['more', 'another']);
const FEWER: ReadonlySet<string> = new Set(['item-less', 'minus', 'fewer']);
