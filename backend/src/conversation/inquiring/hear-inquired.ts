import type { Chart } from '../../language/chart.js';
import { INQUIRING } from '../../language/load-lexicons.js';
import type { Span } from '../../language/span.js';
import { askingChart } from '../asking/asking-chart.js';
import { languagesOf } from '../asking/languages-of.js';
import { tells } from '../asking/tells.js';
import { decided, type Hearing, type Rule } from '../hearing/hearing.js';
import type { TurnContext } from '../turn-context.js';
import { fitOf } from './fit.js';
import { ALL_INQUIRIES } from './inquiry.js';
import { RESOLVERS } from './resolve.js';

/** Longer texts tell of meals. */
const MOST_LENGTH = 200;
/** How much of what a text tells a question must explain. */
const LEAST = 0.6;

/** Concepts that ask where a text begins with them. */
const ASKS: ReadonlySet<string> = new Set(
  'q-count q-what q-when q-why q-how q-yes q-tell q-be question may-i what-if advice explain rate-word saved-list should-i asks-word'.split(
    ' ',
  ),
);
/** Those that ask where every word of the text belongs to the question: "total for the last 3 days". */
const ASKS_ALONE: ReadonlySet<string> = new Set(
  'remaining reached total-word sum-word mean-word digest streak report-word weekly-digest same-of weights-word use-word'.split(' '),
);
/** Passed over before them. */
const PASSED: ReadonlySet<string> = new Set(['filler', 'and', 'correct', 'determiner', 'article', 'aside']);
const EXCLAIMS: ReadonlySet<string> = new Set(['exclaims']);
const EATEN: ReadonlySet<string> = new Set(['was-eaten', 'log-word']);

/**
 * A question in words that no subject knows as a whole: the one that explains most of what the text tells, where all that it needs
 * is told. What asks, and nobody here can answer, is still no meal.
 */
export const hearInquired: Rule = (context) => {
  if (context.text.length > MOST_LENGTH || context.text.startsWith('/') || tells(context)) return null;
  const charts = languagesOf(context).map((languages) => askingChart(context, languages, INQUIRING));
  for (const chart of charts) {
    const heard = inquiredIn(chart, context);
    if (heard) return heard;
  }
  return charts[0] && isUnanswered(charts[0], context)
    ? decided({ type: 'not-understood', words: context.text, foreign: false, asked: true })
    : null;
};

function inquiredIn(chart: Chart, context: TurnContext): Hearing | null {
  const lead = leadOf(chart);
  const asks =
    context.text.includes('?') || lead.some((span) => ASKS.has(span.kind) || isOfFood(span, chart)) || chart.at.flat().some(asksAnywhere);
  if (!asks && !lead.some(({ kind }) => ASKS_ALONE.has(kind))) return null;
  const least = asks ? LEAST : 1;
  const fits = ALL_INQUIRIES.map((inquiry) => fitOf(inquiry, chart, context)).filter((fit) => fit !== null && fit.share >= least);
  for (const fit of fits.toSorted((a, b) => b!.share - a!.share)) {
    const topic = RESOLVERS[fit!.inquiry.name]!(fit!, context);
    if (topic) return decided({ type: 'question', topic });
  }
  return null;
}

/** "Need 30 more protein what should i eat", "want to lose a pound a week how much should i eat". */
const asksAnywhere = ({ kind, from, to }: Span): boolean => kind === 'how-much-to' || (kind === 'should-i' && to - from > 2);

/** "Fat in 2 tbsp peanut butter". */
const isOfFood = ({ kind, to }: Span, { at }: Chart): boolean =>
  MEASURES.has(kind) && at[to]?.some((span) => span.kind === 'in' || span.kind === 'for') === true;
const MEASURES: ReadonlySet<string> = new Set(['nutrient', 'energy', 'micro']);

/** All that the first word which says something may begin. */
function leadOf({ tokens, at }: Chart, from = 0): readonly Span[] {
  const spans = at[from] ?? [];
  if (spans.some(({ kind }) => EXCLAIMS.has(kind))) return [];
  if (spans.some(({ kind }) => ASKS.has(kind))) return spans;
  const passed = spans.filter(({ kind }) => PASSED.has(kind)).toSorted((a, b) => b.to - a.to)[0];
  if (passed) return leadOf({ tokens, at } as Chart, passed.to);
  return tokens[from]?.is === 'mark' ? leadOf({ tokens, at } as Chart, from + 1) : spans;
}

/** What asks where it begins a text; "is" and the like with a question mark only. */
const SURELY: ReadonlySet<string> = new Set(['q-why', 'q-when', 'q-how', 'q-count', 'question', 'asks-word']);

function isUnanswered(chart: Chart, { text, lang }: TurnContext): boolean {
  // "Como 2 tacos" tells.
  if (lang !== 'en' && !text.includes('?')) return false;
  const lead = leadOf(chart);
  const asks = lead.some(({ kind }) => SURELY.has(kind) || ((kind === 'q-be' || kind === 'q-yes') && text.includes('?')));
  return asks && !chart.at.some((spans, at) => spans.some(({ kind }) => EATEN.has(kind) || (kind === 'meal' && isFor(chart, at - 1))));
}

const isFor = ({ at }: Chart, place: number): boolean => at[place]?.some(({ kind }) => kind === 'for') === true;
