import { wordsOf, type Chart } from '../../language/chart.js';
import type { Span } from '../../language/span.js';
import { partsOf, type Part, type Parts } from '../../understanding/parts.js';
import type { TurnContext } from '../turn-context.js';
import { isHarmless } from '../frames/harmless.js';
import type { Hearing } from '../hearing/hearing.js';

/** A text as one subject sees it: which of its words were said, in order. */
export interface Said {
  chart: Chart;
  parts: readonly Part[];
  /** Words that do not belong to the subject. */
  left: readonly number[];
  /** Those of them that may change what is said. */
  strange: readonly number[];
  has: (...kinds: string[]) => boolean;
  /** All spans of a kind that were said. */
  all: (kind: string) => readonly Span[];
  /** The value of the first of a kind; null where none was said. */
  value: <T>(kind: string) => T | null;
  /** What the user typed for the first of a kind. */
  words: (kind: string) => string;
}

/** Hears one subject; null where the text is not about it. */
export type Subject = (chart: Chart, context: TurnContext) => Hearing | null;

/** Words that belong to any subject. */
const LIGHT = ['filler', 'determiner', 'article', 'and'];

/** The vocabulary of a subject: its concepts, and what may stand anywhere. */
export const vocabulary = (kinds: string): ReadonlySet<string> => new Set([...LIGHT, ...kinds.split(/\s+/)]);

/** Most texts are not about most subjects, which a kind that they do not have tells: their parts are looked for only where more is asked. */
export function saidOf(chart: Chart, kinds: ReadonlySet<string>): Said {
  const there = kindsOf(chart);
  let found: Parts | null = null;
  let strange: readonly number[] | null = null;
  const parts = (): Parts => (found ??= partsOf(chart, kinds));
  const may = (kind: string): boolean => there.has(kind) && kinds.has(kind);
  const all = (kind: string) => (may(kind) ? parts().parts.flatMap(({ spans }) => spans.filter((span) => span.kind === kind)) : []);
  return {
    chart,
    get parts() {
      return parts().parts;
    },
    get left() {
      return parts().left;
    },
    get strange() {
      return (strange ??= parts().left.filter((at) => !isHarmless(chart, at)));
    },
    all,
    has: (...wanted) => wanted.some(may) && parts().parts.some(({ spans }) => spans.some(({ kind }) => wanted.includes(kind))),
    value: <T>(kind: string) => (all(kind)[0]?.value as T | undefined) ?? null,
    words: (kind) => {
      const span = all(kind)[0];
      return span ? wordsOf(chart, span.from, span.to) : '';
    },
  };
}

const known = new WeakMap<Chart, ReadonlySet<string>>();

/** Of which kinds a chart has spans. */
function kindsOf(chart: Chart): ReadonlySet<string> {
  const before = known.get(chart);
  if (before) return before;
  const kinds = new Set<string>();
  for (const spans of chart.at) for (const { kind } of spans) kinds.add(kind);
  known.set(chart, kinds);
  return kinds;
}

/** "The carbs one", "scratch that one": a word for what was named, and no number. */
export function pointsAt({ parts }: Said, at: number): boolean {
  const before = parts[at - 1]?.spans;
  return parts[at]!.spans.some(({ kind }) => kind === 'pointing-one') && (!before || before.some(({ kind }) => NAMES.has(kind)));
}
const NAMES: ReadonlySet<string> = new Set(['determiner', 'meal', 'when', 'nutrient', 'energy']);

/** The day that was said, as an offset; null for none. A French "mon" is no Monday. */
export function dayOf({ parts }: Said): number | null {
  const spans = parts.flatMap((part) => (part.spans.some(({ kind }) => kind === 'mine-word') ? [] : part.spans));
  const when = spans.find(({ kind }) => kind === 'when')?.value as { day: number | null } | undefined;
  return (spans.find(({ kind }) => kind === 'day')?.value as number | undefined) ?? when?.day ?? null;
}

/** The meal that was said. */
export function mealOf<T extends string>(said: Said): T | null {
  const when = said.value<{ meal: T | null }>('when');
  return said.value<T>('meal') ?? when?.meal ?? null;
}

/** The days up to today that were said: "last 3 days", "2 weeks", "since monday", "this month"; null for none. */
export function periodOf(said: Said): number | null {
  const { chart } = said;
  for (const spans of chart.at)
    for (const count of spans.filter(({ kind }) => kind === 'number'))
      // "3 derniers jours"
      for (const unit of [...(chart.at[count.to] ?? []), ...(chart.at[count.to + 1] ?? [])]) {
        const days = unit.kind === 'day-word' ? 1 : unit.kind === 'period' ? Number(unit.value) : 0;
        const many = (count.value as number) * days;
        if (many >= 2 && many <= MOST_DAYS && Number.isInteger(many)) return many;
      }
  const day = dayOf(said);
  if (day !== null && day < 0 && said.has('since')) return 1 - day;
  const period = said.value<string>('period');
  return period === null ? null : Number(period);
}

/** Longer ago is asked of the dashboard. */
const MOST_DAYS = 31;
