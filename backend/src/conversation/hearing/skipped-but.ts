import { wordsOf } from '../../language/chart.js';
import { readText } from '../../reading/index.js';
import { askingChart } from '../asking/asking-chart.js';
import { ownLanguages } from '../asking/languages-of.js';
import { hearSkips } from '../asking/skips.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import type { Rule } from './hearing.js';

const MOST_LENGTH = 160;
/** What stands between the meal that was left out and what was had instead. */
const TURNS: ReadonlySet<string> = new Set(['only', 'sole', 'bound']);
const MARKS: ReadonlySet<string> = new Set([',', '.', ';', '-']);

/** "No lunch today just a coffee", "skipped breakfast, had a granola bar": a meal of today left out, and what was had all the same; what was forgotten of another day is told late. */
export const hearSkippedBut: Rule = (context) => {
  if (context.text.length > MOST_LENGTH || context.text.includes('?') || context.text.startsWith('/')) return null;
  const languages = ownLanguages(context);
  const chart = askingChart(context, languages);
  for (let at = 2; at < chart.tokens.length; at += 1) {
    const mark = chart.tokens[at]!.is === 'mark' && MARKS.has(chart.tokens[at]!.word);
    if (!mark && !chart.at[at]!.some(({ kind }) => TURNS.has(kind))) continue;
    const head = { ...context, text: wordsOf(chart, 0, at) };
    const skipped = hearSkips(askingChart(head, languages), head);
    if (
      skipped?.type !== 'decided' ||
      !skipped.intents.every((intent) => intent.type === 'skip-meal' && intent.meal !== null && intent.day === 0)
    )
      continue;
    const text = wordsOf(chart, mark ? at + 1 : at, chart.tokens.length);
    return tellsFood(text, context)
      ? { type: 'needs-reading', text, context: readingContext(context.snapshot, context.now), as: null, before: skipped.intents }
      : null;
  }
  return null;
};

const tellsFood = (text: string, context: TurnContext): boolean => {
  const { meals, asides } = readText(text, readingContext(context.snapshot, context.now), context.table);
  const items = meals.flatMap((meal) => meal.items);
  return asides.length === 0 && items.length > 0 && items.every(({ nutrients }) => nutrients !== null);
};
