import type { Chart } from '../../language/chart.js';
import type { Span } from '../../language/span.js';

/** What says that the value behind it is no longer meant. */
const CONTRASTS: ReadonlySet<string> = new Set(['instead-of']);
const VALUES: ReadonlySet<string> = new Set(['time', 'number', 'kcal', 'figure', 'volume']);
/** What may stand between a contrast and its value. */
const LEADS: ReadonlySet<string> = new Set(['determiner', 'article', 'filler', 'only', 'hour-lead', 'to', 'in']);
const TO: ReadonlySet<string> = new Set(['to']);
const BE: ReadonlySet<string> = new Set(['be']);
const OFF: ReadonlySet<string> = new Set(['off-mark', 'too-off']);
const FROM: ReadonlySet<string> = new Set(['in']);

/**
 * The chart without the values that are said to be no longer meant, where another stands in their place: "at 5 instead of 6",
 * "not 2000 but 1800", "from 6 to 7", "6 was too early". Their words are marks, so that all places stay.
 */
export function withoutOld(chart: Chart): Chart {
  const values = valuesOf(chart);
  const cuts =
    values.length < 2 ? [] : [...contrasted(chart, values), ...values.filter((one) => isLeft(chart, one, values)), ...found(chart, values)];
  if (cuts.length === 0) return chart;
  const isCut = (at: number) => cuts.some(({ from, to }) => from <= at && at < to);
  return {
    ...chart,
    tokens: chart.tokens.map((token, at) => (isCut(at) ? { ...token, word: '', is: 'mark' } : token)),
    at: chart.at.map((spans) => spans.filter((span) => !cuts.some(({ from, to }) => span.from < to && span.to > from))),
  };
}

/** Whether the chart had values that are no longer meant. */
export const hadOld = ({ tokens }: Chart): boolean => tokens.some(({ word }) => word === '');

type Place = Pick<Span, 'from' | 'to'>;

/** Contrasts with the values behind them, as long as another value stays. */
function contrasted(chart: Chart, values: readonly Span[]): Place[] {
  const out = chart.tokens.flatMap((_, at): Place[] => {
    const contrast = longest(chart, at, CONTRASTS);
    const first = contrast && behind(chart, contrast.to);
    const old = values.find(({ from, to }) => first !== undefined && from <= first && to > first);
    return old ? [{ from: at, to: old.to }] : [];
  });
  return out.length < values.length ? out : [];
}

/** "120 was too low": values that are found wrong, where another stays. */
function found(chart: Chart, values: readonly Span[]): Place[] {
  const out = values.flatMap((value): Place[] => {
    const be = longest(chart, value.to, BE);
    const off = be && longest(chart, be.to, OFF);
    return off ? [{ from: value.from, to: off.to }] : [];
  });
  return out.length < values.length ? out : [];
}

/** "From 6" before "to 7". */
const isLeft = (chart: Chart, { from, to }: Span, values: readonly Span[]): boolean => {
  const lead = longest(chart, to, TO);
  const led = from > 0 && longest(chart, from - 1, FROM)?.to === from;
  return led && lead !== undefined && values.some((one) => one.from === lead.to);
};

/** Where the words that only lead to a value end. */
function behind(chart: Chart, at: number): number {
  const light = longest(chart, at, LEADS);
  return light ? behind(chart, light.to) : at;
}

/** The longest values, none within another. */
function valuesOf(chart: Chart): Span[] {
  const out: Span[] = [];
  for (let at = 0; at < chart.tokens.length; at = out.at(-1)?.from === at ? out.at(-1)!.to : at + 1) {
    const found = longest(chart, at, VALUES);
    if (found) out.push(found);
  }
  return out;
}

const longest = ({ at }: Chart, i: number, kinds: ReadonlySet<string>): Span | undefined =>
  (at[i] ?? []).filter(({ kind }) => kinds.has(kind)).toSorted((a, b) => b.to - a.to)[0];
