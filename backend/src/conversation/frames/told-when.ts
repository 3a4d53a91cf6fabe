import { isDigits } from '../../language/letters.js';
import type { Clock } from '../../language/clock.js';
import type { Span, When } from '../../language/span.js';
import { wordsOf, type Chart } from '../../language/chart.js';
import { normaliseText } from '../../reading/index.js';
import type { TurnContext } from '../turn-context.js';

/** The one day and the one clock time that a text tells; undefined where it tells none or several. */
export function toldWhen(chart: Chart, context: TurnContext): { day: number | undefined; time: string | undefined } {
  const { tokens } = chart;
  const spans = chart.at.flat();
  const days = new Set(longest(spans.filter(({ kind }) => kind === 'day')).map((span) => dayOf(tokens, span)));
  const times = longest(spans.filter((span) => span.kind === 'time' && isClock(chart, span))).map(({ value }) => (value as When).time!);
  const told = days.size === 1 ? [...days][0] : undefined;
  const day = told ?? (times.length === 1 && isLastNight(times[0]!, context) ? -1 : undefined);
  return { day, time: times.length === 1 ? settled(times[0]!, day ?? 0, context) : undefined };
}

/** "Tuesday: soup", on a Tuesday, is of today; "last tuesday" and "on tuesday" are a week ago. */
const dayOf = (tokens: Chart['tokens'], { from, value }: Span): number =>
  value === -WEEK && !PAST.has(tokens[from - 1]?.word ?? '') ? 0 : (value as number);
const WEEK = 7;
const PAST: ReadonlySet<string> = new Set(['last', 'on', 'past', 'from', 'since', 'el', 'le', 'du', 'del']);

/** Before dawn, an evening hour that has not been is of the day before: "10pm pb&j" at three. */
const isLastNight = ({ time, sure }: Clock, { clock }: TurnContext): boolean => sure && clock < DAWN && time >= EVENING;
const [DAWN, EVENING] = ['05:00', '18:00'];

const BEFORE: ReadonlySet<string> = new Set(['@', 'at', 'around', 'about', 'vers', 'a', 'las']);
/** What stands behind an hour that is told without more: a joint or a mark. */
const BEHIND: ReadonlySet<string> = new Set(['w', 'with', 'for', 'avec', 'con', ':', ',', '.', ';', '!']);

/**
 * Whether a time is one of a meal. A bare hour is rather a number of something; "1230" is a time behind "at". "Bus leaves at 6" is
 * when something else begins, and the reading goes over it.
 */
export function isClock(chart: Chart, { from, to }: { from: number; to: number }): boolean {
  const { tokens } = chart;
  const word = tokens[from]!.word;
  if (!normaliseText(chart.text).includes(wordsOf(chart, Math.max(0, from - 1), to))) return false;
  if (to - from > 1 || !isDigits(word)) return true;
  if (!BEFORE.has(tokens[from - 1]?.word ?? '')) return false;
  // "at 11 with mom"; "at 2 eggs" is none.
  return word.length > 2 || BEHIND.has(tokens[to]?.word ?? ',');
}

/** Spans that no longer one holds. */
const longest = <S extends { from: number; to: number }>(spans: readonly S[]): S[] =>
  spans.filter(
    (one) =>
      !spans.some((other) => other !== one && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from),
  );

/** Without a half of the day: the latest that has been. */
function settled({ time, sure }: Clock, day: number, context: TurnContext): string | undefined {
  const hour = Number(time.slice(0, 2));
  const later = hour < 12 ? `${String(hour + 12).padStart(2, '0')}${time.slice(2)}` : time;
  const has = (one: string) => day < 0 || one <= context.clock;
  if (sure) return has(time) ? time : undefined;
  return has(later) && hour < 10 ? later : has(time) ? time : undefined;
}
