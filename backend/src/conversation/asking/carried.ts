import { wordsOf, type Chart } from '../../language/chart.js';
import { firstPhrase } from '../../language/lexicon.js';
import { ASKING } from '../../language/load-lexicons.js';
import type { Language } from '../../reading/reading.js';
import type { TurnContext } from '../turn-context.js';
import { askingChart } from './asking-chart.js';

/**
 * What a talk can be about besides what was eaten: the words that name it, those that say which of its kind, those that say what to do
 * with it, and the change that a text about it makes, by whose word it is named where the text had none.
 */
const TOPICS = [
  { named: ['aim', 'aims', 'goal-word'], which: ['nutrient', 'energy', 'micro', 'untracked'], done: [], changes: 'goals-changed' },
  { named: ['nudge', 'digest'], which: ['meal'], done: ['switch-off', 'switch-on'], changes: 'settings-changed' },
] as const;
/** Words that point back, or begin in the middle: without one a text stands for itself. */
const LEANS = [
  'pointing-one',
  'correct',
  'off-mark',
  'up-by',
  'down-by',
  'switch-off',
  'switch-on',
  'shift',
  'except-word',
  'keep-word',
] as const;
const ASKS = ['q-what', 'q-when', 'q-how', 'q-yes', 'q-count', 'q-why'] as const;
/** How long a topic stays. */
const MINUTES = 10;

/**
 * The text with the words that it leaves out because one shortly before it said them: "make it 6:45" after "turn on dinner reminders" is
 * heard as "make it 6:45 dinner reminders". Null where it names a topic itself, where none was named, or where something was logged since.
 */
export function carried(chart: Chart, context: TurnContext, languages: readonly Language[]): string | null {
  if (context.snapshot.recent.length === 0 || !leans(chart, context) || TOPICS.some(({ named }) => says(chart, named))) return null;
  const latest = context.snapshot.changes.findLast(({ undone }) => !undone);
  const changed = TOPICS.find(({ changes }) => latest?.events.some(({ type }) => type === changes));
  const since = Math.max(context.now.getTime() - MINUTES * 60_000, latest && !changed ? Date.parse(latest.at) : 0);
  for (const { text, at } of context.snapshot.recent.toReversed()) {
    if (Date.parse(at) < since) return null;
    const before = askingChart({ ...context, text }, languages);
    const topic = TOPICS.find(({ named }) => says(before, named));
    if (!topic) continue;
    const left = (kinds: readonly string[]) => (says(chart, kinds) ? null : spoken(before, kinds));
    const done = says(chart, ['time', 'shift', 'q-when', 'q-what']) ? null : left(topic.done);
    return [context.text, done, left(topic.which), spoken(before, topic.named)].filter((part) => part !== null).join(' ');
  }
  return changed && latest && Date.parse(latest.at) >= since
    ? `${context.text} ${firstPhrase(ASKING[languages[0]!], changed.named[0])}`
    : null;
}

/** Whether a text asks, and does not tell. */
export const asksSomething = (chart: Chart, { text }: TurnContext): boolean =>
  text.includes('?') || chart.at[0]?.some(({ kind }) => (ASKS as readonly string[]).includes(kind)) === true;

/** A question leans only where it points; what is told, also where it goes on with "and", or says the same of another. */
function leans(chart: Chart, context: TurnContext): boolean {
  if (asksSomething(chart, context)) return says(chart, ['it']);
  return says(chart, LEANS) || chart.at[0]?.some(({ kind }) => kind === 'and') === true || says(chart, ['as-well']);
}

const spansOf = (chart: Chart, kinds: readonly string[]) => chart.at.flat().filter(({ kind }) => kinds.includes(kind));
const says = (chart: Chart, kinds: readonly string[]): boolean => spansOf(chart, kinds).length > 0;

/** The longest words that were said for one of the kinds. */
function spoken(chart: Chart, kinds: readonly string[]): string | null {
  const [longest] = spansOf(chart, kinds).toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return longest ? wordsOf(chart, longest.from, longest.to) : null;
}
