import { wordsOf, type Chart } from '../../language/chart.js';
import { editIntent } from '../frames/binding.js';
import { tweaks } from '../frames/tweaked.js';
import { chartOf } from '../frames/understand.js';
import { isAllFood, SURE_FOOD } from '../matching-items.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import { decided, type Hearing, type Rule } from './hearing.js';

/** How long what was undone is what "i meant a calzone" puts right, in milliseconds. */
const UNDONE = 300_000;
/** What leads to the food that it was. */
const LEADS: ReadonlySet<string> = new Set(['and', 'only', 'correct', 'filler', 'subject', 'eat', 'it', 'be', 'aside']);

/** "I meant 1 calzone" behind what was undone, "undo that, it was a tuna sandwich": what it was is told anew. */
export const hearToldAfterUndo: Rule = (context) => {
  const { snapshot, now, text } = context;
  if (text.startsWith('/') || text.includes('?')) return null;
  const chart = chartOf(context);
  const undone = snapshot.lastSent?.kind === 'confirm_undo' && now.getTime() - Date.parse(snapshot.lastSent.at) < UNDONE;
  const first = undone ? 0 : Math.max(0, ...(chart.at[0] ?? []).filter(({ kind }) => kind === 'undo').map(({ to }) => to));
  const back = undone ? broughtBack(chart, context) : null;
  if (back) return back;
  const puts = chart.at.some((spans) => spans.some(({ kind }) => kind === 'correct' || kind === 'be'));
  if (!puts || (!undone && (first === 0 || chart.tokens[first]?.is !== 'mark'))) return null;
  const from = behindLeads(chart, first);
  const words = from > first ? wordsOf(chart, from, chart.tokens.length) : '';
  if (!isAllFood(words, context, SURE_FOOD)) return null;
  const before = undone ? [] : [{ type: 'undo' as const }];
  return { type: 'needs-reading', text: words, context: readingContext(snapshot, now), as: null, before };
};

/** "Put it back but just 2": what was undone comes back, and is put right. */
function broughtBack(chart: Chart, context: TurnContext): Hearing | null {
  const from = behindLeads(chart, 0);
  const [redo] = (chart.at[from] ?? []).filter(({ kind }) => kind === 'redo').toSorted((a, b) => b.to - a.to);
  const rest = redo ? wordsOf(chart, behindLeads(chart, redo.to), chart.tokens.length) : '';
  const undone = context.snapshot.changes
    .filter((change) => change.undone)
    .toSorted((a, b) => (a.undoneAt ?? '').localeCompare(b.undoneAt ?? ''));
  const logged = undone.at(-1)?.events.find((event) => event.type === 'meal-logged');
  const entry = logged?.type === 'meal-logged' ? logged.entry : null;
  const changes = entry && rest !== '' ? (tweaks(entry, rest, context)?.changes ?? []) : [];
  return entry && changes.length > 0 ? decided({ type: 'redo' }, ...changes.map((change) => editIntent(entry, change))) : null;
}

function behindLeads(chart: Chart, from: number): number {
  if (chart.tokens[from]?.is === 'mark') return behindLeads(chart, from + 1);
  const to = Math.max(from, ...(chart.at[from] ?? []).filter(({ kind }) => LEADS.has(kind)).map((span) => span.to));
  return to > from ? behindLeads(chart, to) : from;
}
