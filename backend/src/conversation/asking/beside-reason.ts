import { readText } from '../../reading/index.js';
import { covered, wordsOf, type Chart } from '../../language/chart.js';
import { foodIn } from '../frames/remarks.js';
import type { Hearing, Rule } from '../hearing/hearing.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import { askingChart } from './asking-chart.js';
import { ownLanguages } from './languages-of.js';

/** What begins a reason: why, or who it is about. */
const OPENS: ReadonlySet<string> = new Set(['because', 'subject', 'person']);
/** Longer phrases that begin with the same words and go on with the wish: "i mean 7", "i want lunch too". */
const GOES_ON: ReadonlySet<string> = new Set(['correct', 'filler', 'switch-ask', 'intend', 'suppose', 'that-name']);
/** What asks for more, so that it is no reason. */
const ASKS: ReadonlySet<string> = new Set(
  'nudge digest aim aims goal-word per-day kcal figure water-word weigh-word correct amend swap delete twice water-each'.split(' '),
);
/** What a wish with a reason changes. */
const CHANGES: ReadonlySet<string> = new Set(['settings', 'set-goal', 'clear-goals', 'log-weight', 'log-water', 'edit', 'delete']);
/** What goes on behind it, so that nothing begins: "from my wife", "for me and my dog". */
const LEADS: ReadonlySet<string> = new Set('in for with of-day to and whose theirs'.split(' '));
/** Nothing is asked for in fewer words. */
const LEAST = 2;

/**
 * A wish that is told whole, and behind it only why: "quit nagging me about breakfast i dont eat til noon". The times, meals and
 * denials of the reason are none of the wish. Null where what follows names a food or asks for something itself.
 */
export function besideReason(context: TurnContext, hear: Rule): Hearing | null {
  const { text } = context;
  if (text.length > 200 || text.startsWith('/') || text.includes('?')) return null;
  const chart = askingChart(context, ownLanguages(context));
  for (let at = LEAST; at < chart.tokens.length; at += 1) {
    if (!opens(chart, at) || !isReason(chart, at, context)) continue;
    const heard = hear({ ...context, text: text.slice(0, chart.tokens[at - 1]!.to) });
    if (!heard || !changes(heard) || (ofEntry(heard) && counts(chart, at))) continue;
    return changes(hear({ ...context, text: text.slice(chart.tokens[at]!.from) })) ? null : heard;
  }
  return null;
}

const changes = (heard: Hearing | null): boolean => heard?.type === 'decided' && heard.intents.every(({ type }) => CHANGES.has(type));

/** What stands in the log is put right. */
const ofEntry = (heard: Hearing): boolean =>
  heard.type === 'decided' && heard.intents.some(({ type }) => type === 'edit' || type === 'delete');

/** A number behind it that is no time tells how much it was. */
const counts = (chart: Chart, from: number): boolean =>
  chart.tokens.some((_, at) => at >= from && chart.at[at]!.some(({ kind }) => kind === 'number') && !covered(chart, at, TIMES));
const TIMES: ReadonlySet<string> = new Set(['when', 'time']);

/** Something begins here that is part of nothing said before it. */
const opens = (chart: Chart, at: number): boolean =>
  chart.at[at]!.some(({ kind }) => OPENS.has(kind)) &&
  !chart.at[at]!.some(({ kind }) => GOES_ON.has(kind)) &&
  !chart.at[at - 1]!.some(({ kind, to }) => to === at && LEADS.has(kind)) &&
  !chart.at.slice(0, at).some((spans) => spans.some(({ kind, to }) => to > at && !kind.startsWith('when')));

/** "My wife texts me anyway". */
const isByOthers = ({ at }: Chart, place: number): boolean =>
  at.slice(0, place).some((spans) => spans.some(({ kind, to }) => kind === 'person' && to === place));

function isReason(chart: Chart, from: number, context: TurnContext): boolean {
  const asks = chart.at
    .slice(from)
    .some((spans, i) => spans.some(({ kind }) => ASKS.has(kind) && !(kind === 'nudge' && isByOthers(chart, from + i))));
  if (asks) return false;
  if (foodIn(chart, from, chart.tokens.length, context)) return false;
  const words = wordsOf(chart, from, chart.tokens.length);
  return readText(words, readingContext(context.snapshot, context.now), context.table).workouts.length === 0;
}
