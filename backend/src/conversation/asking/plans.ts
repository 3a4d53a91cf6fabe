import type { Clock } from '../../language/clock.js';
import { wordsOf, type Chart } from '../../language/chart.js';
import type { Span } from '../../language/span.js';
import { goesOn } from '../frames/joins.js';
import { chartOf } from '../frames/understand.js';
import { read } from '../matching-items.js';
import { readText, restAt, tellsOfNow } from '../../reading/index.js';
import { said as inWords } from '../../language/said.js';
import { decided } from '../hearing/hearing.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import type { Subject } from './said.js';

/** What may stand before the words that tell of something to come. */
const BEFORE: ReadonlySet<string> = new Set([
  'filler',
  'later-on',
  'meal',
  'when',
  'day',
  'determiner',
  'correct',
  'and',
  'time',
  'in',
  'for',
  'only',
  'subject',
]);

/** Something that may be eaten or done later: "tonight we're doing steak", "ordering thai soon", "je vais prendre des sushis". */
export const hearPlans: Subject = (chart, context) => {
  if (context.text.includes('?') || context.text.length > 160) return null;
  if (said(chart, 'done-already') || said(chart, 'no-sport')) return null;
  // "half a bowl now, other half lives in the fridge till tmrw"
  if (restAt(context.text)) return null;
  const start =
    firstOf(chart, 'intend') ?? (isLater(chart, context) || isPlanned(context) ? firstOf(chart, 'doing-now') : null) ?? awaitedIn(chart);
  if (!start) return laterAlone(chart, context);
  // "I want to delete lunch" orders.
  if (takesAway(context)) return null;
  // "Gonna have chili tonight but right now it's a string cheese"
  if (tellsOfNow(context.text)) return null;
  const sport = sportIn(chart, start.to, context);
  return decided({ type: 'plan', words: foodIn(chart, start.to, context), ...(sport === null ? {} : { sport }) });
};

/** "Sushi with the roommates friday, cant wait" */
const awaitedIn = (chart: Chart): Pick<Span, 'to'> | null => (said(chart, 'cant-wait') && !said(chart, 'eat') ? { to: 0 } : null);

/** What somebody wants to do to the log. */
const TAKES: ReadonlySet<string> = new Set(['delete', 'undo']);

function takesAway(context: TurnContext): boolean {
  const { at } = chartOf(context);
  return at.flat().some(({ kind, to }) => kind === 'wish-to' && at[to]?.some((span) => TAKES.has(span.kind)));
}

/** The evening begins. */
const EVENING = '16:00';

const LEFT = inWords('share-left');

/** "Burger later", "pizza tonight" told at noon: food with a time that is still to come, and nobody says that it was eaten. */
function laterAlone(chart: Chart, context: TurnContext) {
  const later = chart.at.flat().filter(({ kind, from }) => kind === 'later-on' && !leads(chart, from));
  const tonight = ({ from, to }: Span) => chart.at[from]!.some((span) => span.kind === 'day' && span.to === to && span.value === 0);
  const told = later.some((span) => !tonight(span) || context.clock < EVENING);
  // "saved half for later": the rest was eaten
  if (
    !told ||
    tellsPastDay(chart) ||
    chart.tokens.some(({ word }) => LEFT.has(word)) ||
    goesOn(context) ||
    chart.at.flat().some(({ kind }) => kind === 'eat' || kind === 'minutes')
  )
    return null;
  const words = foodIn(chart, 0, context);
  const foods = words === '' ? [] : read(words, context);
  return foods.length > 0 && foods.every(({ nutrients, sureness }) => nutrients !== null && sureness >= 0.5)
    ? decided({ type: 'plan', words })
    : null;
}

/** "After work a banana", "right after work a banana": told with what was had behind it. */
const leads = (chart: Chart, to: number): boolean =>
  chart.tokens.slice(0, to).every((_, at) => chart.at.flat().some((span) => span.kind === 'filler' && span.from <= at && at < span.to));

const said = (chart: Chart, kind: string): boolean =>
  chart.at.some((spans) => spans.some((span) => span.kind === kind && !part(chart, span)));

/** "Had" within "had better" is no deed. */
const part = (chart: Chart, { from, to, kind }: Span): boolean =>
  chart.at.some((spans) =>
    spans.some(
      (other) =>
        other.kind !== kind && other.from <= from && other.to >= to && other.to - other.from > to - from && other.kind === 'intend',
    ),
  );

/** The first span of a kind, where only light words stand before it. */
function firstOf(chart: Chart, kind: string): Span | null {
  const seen = new Set([0]);
  for (const at of seen) {
    const spans = chart.at[at] ?? [];
    const found = spans.filter((span) => span.kind === kind).toSorted((a, b) => b.to - a.to)[0];
    if (found) return found;
    if (chart.tokens[at]?.is === 'mark') seen.add(at + 1);
    for (const span of spans) if (BEFORE.has(span.kind)) seen.add(span.to);
  }
  return null;
}

/** "Having soup instead", right after another plan. */
const isPlanned = ({ snapshot: { pending, lastSent } }: TurnContext): boolean => pending?.ask === 'offer' && lastSent?.kind === 'offer';

/** Told with a time that is still to come. */
function isLater(chart: Chart, { clock }: TurnContext): boolean {
  if (tellsPastDay(chart)) return false;
  if (said(chart, 'later-on') || comesBy(chart)) return true;
  const times = chart.at.flat().filter(({ kind }) => kind === 'time');
  return times.some(({ value }) => {
    const { time, sure } = (value as { time: Clock }).time;
    const later = !sure && time < '12:00' ? `${Number(time.slice(0, 2)) + 12}${time.slice(2)}` : time;
    return later > clock;
  });
}

/** "Ayer en la noche": a part of a day that has been; "leftovers from yesterday" are of one. */
const tellsPastDay = ({ at, tokens }: Chart): boolean =>
  at
    .flat()
    .some(({ kind, from, value }) => kind === 'day' && typeof value === 'number' && value < 0 && !FROM.has(tokens[from - 1]?.word ?? ''));
const FROM: ReadonlySet<string> = new Set(['from', 'of', 'de', 'du', 'del']);

/** "Friday" is the next one, and "last friday" is none that comes. */
const comesBy = ({ at }: Chart): boolean => at.some((spans) => spans.some(({ kind, from }) => kind === 'weekday' && !isLast(at, from)));
const isLast = (at: Chart['at'], weekday: number): boolean =>
  at.slice(0, weekday).some((spans) => spans.some(({ kind, to }) => kind === 'day' && to > weekday));

/** What will be done. */
function sportIn(chart: Chart, from: number, context: TurnContext): string | null {
  const words = wordsOfPlan(chart, from);
  const [sport, ...more] = readText(`${words} 30 min`, readingContext(context.snapshot, context.now), context.table).workouts;
  return sport && more.length === 0 ? sport.activity : null;
}

/** The words that may be food; none where they are sport. */
function foodIn(chart: Chart, from: number, context: TurnContext): string {
  const words = wordsOfPlan(chart, from);
  const { meals, workouts } = readText(words, readingContext(context.snapshot, context.now), context.table);
  return workouts.length > 0 && !meals.some(({ items }) => items.some((item) => item.nutrients !== null)) ? '' : words;
}

const WHEN: ReadonlySet<string> = new Set(['later-on', 'weekday', 'cant-wait']);

/** What is planned, but for the words that say when. */
function wordsOfPlan(chart: Chart, from: number): string {
  const skip = chart.at.flat().filter(({ kind }) => WHEN.has(kind));
  return chart.tokens
    .map((_, at) => at)
    .filter((at) => at >= from && !skip.some((span) => span.from <= at && at < span.to))
    .map((at) => wordsOf(chart, at, at + 1))
    .join(' ');
}
