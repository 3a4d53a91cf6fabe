import { wordsOf } from '../../language/chart.js';
import { readText } from '../../reading/index.js';
import { askingChart } from '../asking/asking-chart.js';
import { ownLanguages } from '../asking/languages-of.js';
import { hearSkips } from '../asking/skips.js';
import { readingContext, type Scene } from '../scene.js';
import type { Rule } from './hearing.js';

const MOST_LENGTH = 160;
/** What stands between the meal that was left out and what was had instead. */
const TURNS: ReadonlySet<string> = new Set(['only', 'sole', 'bound']);
const MARKS: ReadonlySet<string> = new Set([',', '.', ';', '-']);

/** "No lunch today just a coffee", "skipped breakfast, had a granola bar": a meal left out, and what was had all the same. */
export const hearSkippedBut: Rule = (scene) => {
  if (scene.text.length > MOST_LENGTH || scene.text.includes('?') || scene.text.startsWith('/')) return null;
  const languages = ownLanguages(scene);
  const chart = askingChart(scene, languages);
  for (let at = 2; at < chart.tokens.length; at += 1) {
    const mark = chart.tokens[at]!.is === 'mark' && MARKS.has(chart.tokens[at]!.word);
    if (!mark && !chart.at[at]!.some(({ kind }) => TURNS.has(kind))) continue;
    const head = { ...scene, text: wordsOf(chart, 0, at) };
    const skipped = hearSkips(askingChart(head, languages), head);
    if (skipped?.type !== 'decided' || !skipped.intents.every((intent) => intent.type === 'skip-meal' && intent.meal !== null)) continue;
    const text = wordsOf(chart, mark ? at + 1 : at, chart.tokens.length);
    return tellsFood(text, scene)
      ? { type: 'needs-reading', text, context: readingContext(scene.snapshot, scene.now), as: null, before: skipped.intents }
      : null;
  }
  return null;
};

const tellsFood = (text: string, scene: Scene): boolean => {
  const { meals, asides } = readText(text, readingContext(scene.snapshot, scene.now), scene.table);
  const items = meals.flatMap((meal) => meal.items);
  return asides.length === 0 && items.length > 0 && items.every(({ nutrients }) => nutrients !== null);
};
