import { wordsOf, type Chart } from '../../language/chart.js';
import { WAYS_ASKED } from '../../language/load-lexicons.js';
import { fold } from '../../language/fold.js';
import type { Span } from '../../language/span.js';
import { askingChart } from '../asking/asking-chart.js';
import { ownLanguages } from '../asking/languages-of.js';
import { namesFood, SURE_FOOD } from '../matching-items.js';
import type { TurnContext } from '../turn-context.js';
import { stems } from '../targets.js';
import type { Intent, IntentOf } from './intent.js';
import { tellsEating } from './sift-meal.js';

/** "Cholesterol in eggs". */
const OF: ReadonlySet<string> = new Set(['in', 'dans', 'en']);
const PASSED: ReadonlySet<string> = new Set(['filler', 'and']);

/**
 * What becomes of a meal that was read from a text in which words of our own business are left: "stop saving power bowl" tells of no
 * power bowl eaten. A question stays one, what is for tomorrow is a plan, what nobody keeps is told so; anything else is asked about.
 * Null where the words are those of the foods, or the text says that they were eaten.
 */
export function tellsOfOurs(meals: readonly IntentOf<'log-meal'>[], context: TurnContext): Intent[] | null {
  const chart = oursChart(context);
  // A word that was mended was none of ours.
  const told = fold(context.text);
  const isFree = ({ from, to }: Span) =>
    told.includes(chart.tokens[from]!.word) && !namesFood(wordsOf(chart, from, to), context, SURE_FOOD);
  const free = (kind: string): Span[] => chart.at.flat().filter((span) => span.kind === kind && isFree(span));
  const lead = leadAt(chart);
  const words = meals.flatMap(({ items }) => items.map((item) => item.words)).join(', ');
  const toldBehind = tellsEating(behindFirst(chart));
  if (!toldBehind && free('days-ahead').some(({ from }) => from === lead)) return [{ type: 'plan', words }];
  const asks = chart.at[lead]?.some(({ kind }) => kind === 'q-be' || kind === 'q-yes' || kind === 'q-count') === true;
  if (free('untracked').some(({ to }) => asks || OF.has(chart.tokens[to]?.word ?? '')))
    return [{ type: 'question', topic: { about: 'untracked' } }];
  if (!toldBehind && free('asks-first').some(({ from }) => from === lead))
    return [{ type: 'not-understood', words: context.text, foreign: false, asked: true }];
  if (tellsEating(context.text) || !free('of-ours').some(besideFood)) return null;
  return [{ type: 'check', choices: [[...meals]] }];

  /** In one clause with a food: "2 eggs, hit my goal" says what came of them. */
  function besideFood({ from }: Span): boolean {
    const before = chart.tokens.findLastIndex(({ is }, at) => at < from && is === 'mark') + 1;
    const behind = chart.tokens.findIndex(({ is }, at) => at > from && is === 'mark');
    const clause = ` ${wordsOf(chart, before, behind < 0 ? chart.tokens.length : behind).toLowerCase()} `;
    return meals.some(({ items }) => items.some((item) => stems(item.words).some((stem) => clause.includes(` ${stem}`))));
  }
}

const oursChart = (context: TurnContext): Chart => askingChart(context, ownLanguages(context), WAYS_ASKED);

/** "How i love pizza, had 2 slices": what is told behind the first mark. */
function behindFirst(chart: Chart): string {
  const mark = chart.tokens.findIndex(({ is }) => is === 'mark');
  return mark < 0 ? '' : wordsOf(chart, mark, chart.tokens.length);
}

/** Where the first word stands that says something. */
function leadAt(chart: Chart, at = 0): number {
  const passed = (chart.at[at] ?? []).filter(({ kind }) => PASSED.has(kind)).toSorted((a, b) => b.to - a.to)[0];
  return passed ? leadAt(chart, passed.to) : at;
}

/** Whether a text is a question, by its mark or by how it begins. */
export function isAsked(context: TurnContext): boolean {
  const chart = oursChart(context);
  return context.text.includes('?') || chart.at[leadAt(chart)]?.some(({ kind }) => kind === 'asks-first' || kind === 'ask-way') === true;
}
