import { wordsOf, type Chart } from '../../language/chart.js';
import { chartOf } from '../frames/understand.js';
import { isAllFood, SURE_FOOD } from '../matching-items.js';
import { readingContext } from '../scene.js';
import type { Rule } from './hearing.js';

/** How long what was undone is what "i meant a calzone" puts right, in milliseconds. */
const UNDONE = 300_000;
/** What leads to the food that it was. */
const LEADS: ReadonlySet<string> = new Set(['correct', 'filler', 'subject', 'eat', 'it', 'be', 'aside']);

/** "I meant 1 calzone" behind what was undone, "undo that, it was a tuna sandwich": what it was is told anew. */
export const hearToldAfterUndo: Rule = (scene) => {
  const { snapshot, now, text } = scene;
  if (text.startsWith('/') || text.includes('?')) return null;
  const chart = chartOf(scene);
  const undone = snapshot.lastSent?.kind === 'confirm_undo' && now.getTime() - Date.parse(snapshot.lastSent.at) < UNDONE;
  const first = undone ? 0 : Math.max(0, ...(chart.at[0] ?? []).filter(({ kind }) => kind === 'undo').map(({ to }) => to));
  const puts = chart.at.some((spans) => spans.some(({ kind }) => kind === 'correct' || kind === 'be'));
  if (!puts || (!undone && (first === 0 || chart.tokens[first]?.is !== 'mark'))) return null;
  const from = behindLeads(chart, first);
  const words = from > first ? wordsOf(chart, from, chart.tokens.length) : '';
  if (!isAllFood(words, scene, SURE_FOOD)) return null;
  const before = undone ? [] : [{ type: 'undo' as const }];
  return { type: 'needs-reading', text: words, context: readingContext(snapshot, now), as: null, before };
};

function behindLeads(chart: Chart, from: number): number {
  if (chart.tokens[from]?.is === 'mark') return behindLeads(chart, from + 1);
  const to = Math.max(from, ...(chart.at[from] ?? []).filter(({ kind }) => LEADS.has(kind)).map((span) => span.to));
  return to > from ? behindLeads(chart, to) : from;
}
