import { wordsOf, type Chart } from '../../language/chart.js';
import type { Span } from '../../language/span.js';
import { stanceOf } from '../../reading/index.js';
import { chartOf } from '../frames/understand.js';
import { namesFood, read, SURE_FOOD } from '../matching-items.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import { lastEntries, wordsMatch } from '../targets.js';
import type { Rule } from './hearing.js';

/** How long what was told before is what somebody changed their mind about, in minutes. */
const MINUTES = 180;
const PASSED: ReadonlySet<string> = new Set(['filler', 'and', 'correct', 'aside', 'because', 'called-off', 'subject']);

/** "Scratch that country ham with two eggs": another meal than the one just told, in the same breath. */
function saidAnew(chart: Chart, context: TurnContext): string | null {
  const [undo] = (chart.at[0] ?? []).filter(({ kind }) => kind === 'undo').toSorted((a, b) => b.to - a.to);
  const [last] = lastEntries(context);
  if (!undo || last?.kind !== 'meal') return null;
  const words = wordsOf(chart, undo.to, chart.tokens.length);
  const foods = read(words, context);
  const fresh = foods.every(({ nutrients, name }) => nutrients !== null && !last.items.some((item) => wordsMatch(item.name, name)));
  return foods.length > 1 && fresh ? words : null;
}

/** "Al final no me comí el pan dulce": the "no" is of what follows. */
const deniesDeed = (chart: Chart, { to }: Span): boolean =>
  chart.tokens[to - 1]!.word === 'no' && chart.tokens[to]?.is === 'word' && stanceOf(wordsOf(chart, to - 1, chart.tokens.length)) === 'not';

/** "Chickened out, had a salad": instead of the plan, or of the meal that was told before. */
export const hearCalledOff: Rule = (context) => {
  if (context.text.includes('?') || context.text.length > 160) return null;
  const chart = chartOf(context);
  let at = 0;
  let off = false;
  for (;;) {
    const span = (chart.at[at] ?? []).filter(({ kind }) => PASSED.has(kind)).toSorted((a, b) => b.to - a.to)[0];
    if (span?.kind === 'called-off') off = !deniesDeed(chart, span);
    if (span) at = span.to;
    else if (chart.tokens[at]?.is === 'mark') at += 1;
    else break;
  }
  if (off) at = ofWhatCame(chart, at);
  const undone = off ? null : saidAnew(chart, context);
  const text = undone ?? wordsOf(chart, at, endOf(chart));
  if (!(off || undone !== null) || text === '' || !namesFood(text, context, SURE_FOOD)) return null;
  const last = context.snapshot.changes.findLast((change) => !change.undone);
  const fresh = last !== undefined && context.now.getTime() - Date.parse(last.at) <= MINUTES * 60_000;
  const logged = fresh && last.events.some(({ type }) => type === 'meal-logged') && context.snapshot.pending?.ask !== 'offer';
  const before = logged ? [{ type: 'undo' as const }] : [];
  // It was eaten at the meal that was told.
  const [told] = logged ? lastEntries(context) : [];
  const reader = readingContext(context.snapshot, context.now);
  const meal = told?.kind === 'meal' && told.localDate === context.today ? told.meal : reader.meal;
  return { type: 'needs-reading', text, context: { ...reader, meal }, as: null, before, after: [] };
};

/** "… at the drive thru, what I ate was": where that begins which was had. */
function ofWhatCame({ at, tokens }: Chart, from: number): number {
  const mark = at[from]?.some(({ kind }) => kind === 'in') ? tokens.findIndex((token, k) => k > from && token.word === ',') : -1;
  let start = mark > 0 && mark - from <= LONGEST_PLACE ? mark + 1 : from;
  for (;;) {
    const span = (at[start] ?? []).filter(({ kind }) => TELLS.has(kind)).toSorted((a, b) => b.to - a.to)[0];
    if (!span) return start;
    start = span.to;
  }
}
const LONGEST_PLACE = 6;
const TELLS: ReadonlySet<string> = new Set(['mine', 'it', 'who', 'eat', 'be', 'filler', 'subject', 'and', 'correct', 'served']);

/** Where what was had ends: "…, take the other one off" is done anyway. */
function endOf({ at, tokens }: Chart): number {
  const mark = tokens.findLastIndex((token) => token.is === 'mark' && token.word !== '.');
  if (mark < 0 || !at[mark + 1]?.some(({ kind }) => kind === 'remove' || kind === 'delete' || kind === 'cancel')) return tokens.length;
  const rest = at.slice(mark + 1);
  return rest.every((spans, k) => k + mark + 1 >= tokens.length || spans.some(({ kind }) => AWAY.has(kind))) ? mark : tokens.length;
}
const AWAY: ReadonlySet<string> = new Set([
  'remove',
  'delete',
  'cancel',
  'other',
  'it',
  'determiner',
  'off',
  'generic',
  'filler',
  'article',
]);
