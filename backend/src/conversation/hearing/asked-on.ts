import type { Item } from '../../domain/entry.js';
import { wordsOf, type Chart } from '../../language/chart.js';
import { INQUIRING } from '../../language/load-lexicons.js';
import { askingChart } from '../asking/asking-chart.js';
import { ownLanguages } from '../asking/languages-of.js';
import { namesActivity, plural, readAmount, readText } from '../../reading/index.js';
import { isAllFood, SURE_FOOD } from '../matching-items.js';
import { openQuestion } from '../questions/ask.js';
import { lastTopic } from '../questions/last-topic.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import { decided, type Hearing, type Rule } from './hearing.js';

const MOST_LENGTH = 60;
/** What begins another question of the same kind: "and in a pear", "vs an apple", "how about two". */
const LEADS: ReadonlySet<string> = new Set(['question-of', 'choose-or', 'what-if', 'and', 'q-how']);
/** What may stand behind it, before the food. */
const PASSED: ReadonlySet<string> = new Set(['in', 'for', 'filler', 'correct', 'question-of', 'and', 'holds-word']);
/** What tells, and asks nothing. */
const TOLD: ReadonlySet<string> = new Set(['was-eaten', 'log-word', 'eat', 'meal', 'day', 'kcal', 'figure', 'add', 'another']);
/** What asks of the log. */
const MEASURES: ReadonlySet<string> = new Set(['nutrient', 'energy']);

/** Right behind an answer about a food, another food or another amount of it is asked about, and was not eaten: "and in a grapefruit", "and 3?". */
export const hearAskedOn: Rule = (context) => {
  const pending = openQuestion(context);
  const topic = lastTopic(context);
  if (context.snapshot.lastSent?.kind !== 'answer' || context.text.length > MOST_LENGTH) return null;
  const chart = askingChart(context, ownLanguages(context), INQUIRING);
  const from = behindLead(chart);
  if (topic?.about === 'burn-of') return burnOn(topic.words, chart, from, context);
  const says = (kinds: ReadonlySet<string>) => chart.at.some((spans) => spans.some(({ kind }) => kinds.has(kind)));
  if (says(TOLD)) return null;
  const compared = topic?.about === 'compare';
  if (pending?.ask !== 'offer' && !compared) return null;
  const [only, ...rest] = compared ? [] : (pending!.draft as { items: Item[] }).items;
  if (only && rest.length === 0) {
    const closer = moreOf(chart, only, context);
    if (closer) return closer;
  }
  if ((from === 0 && !context.text.includes('?')) || says(MEASURES)) return null;
  const to = chart.tokens.findLastIndex(({ is }) => is !== 'mark') + 1;
  if (to <= from) return null;
  const words = wordsOf(chart, from, to);
  const [item, ...more] = compared ? [] : (pending!.draft as { items: Item[] }).items;
  const same = item && more.length === 0 ? (item.words ?? item.name) : null;
  if (chart.at[from]!.some(({ kind }) => kind === 'with') && same)
    return isAllFood(`${same} ${words}`, context) ? food(`${same} ${words}`) : null;
  const count = chart.at[from]!.find(({ kind, to: end }) => kind === 'number' && end === to)?.value as number | undefined;
  if (count !== undefined)
    return item && more.length === 0 ? food(`${count} ${context.lang === 'en' && count > 1 ? plural(item.name) : item.name}`) : null;
  // "And breast" of chicken thigh, "et d'une petite".
  const head = item && more.length === 0 && item.name.includes(' ') ? `${item.name.slice(0, item.name.lastIndexOf(' '))} ${words}` : null;
  const sized = item && more.length === 0 && readAmount(words, context.table)?.size != null ? `${words} ${item.name}` : null;
  const asked = [words, sized, head].find((one) => one !== null && isAllFood(one, context, SURE_FOOD));
  return asked ? food(asked) : null;
};

/** "How many calories in 2 tbsp", "crunchy kind": so much of what was asked about, or which kind of it. */
function moreOf({ at, tokens, text }: Chart, { name }: Item, context: TurnContext): Hearing | null {
  const chart = { at, tokens, text };
  const end = tokens.findLastIndex(({ is }) => is !== 'mark') + 1;
  const kind = at[end - 1]?.some(({ kind }) => kind === 'generic') && end < 4 ? `${wordsOf(chart, 0, end - 1)} ${name}` : null;
  if (kind !== null && end > 1) return isAllFood(kind, context, SURE_FOOD) ? food(kind) : null;
  const into = at.findLastIndex((spans) => spans.some((span) => span.kind === 'in'));
  if (into < 0 || into + 1 >= end || !at.some((spans) => spans.some((span) => span.kind === 'energy' || span.kind === 'nutrient')))
    return null;
  const amount = wordsOf(chart, into + 1, end);
  return readAmount(amount, context.table)?.quantity != null && !isAllFood(amount, context) ? food(`${amount} ${name}`) : null;
}

/** "And 45", "what about walking", behind what 30 minutes of running burn. */
function burnOn(before: string, chart: Chart, from: number, context: TurnContext): Hearing | null {
  const to = chart.tokens.findLastIndex(({ is }) => is !== 'mark') + 1;
  if ((from === 0 && !context.text.includes('?')) || to <= from) return null;
  const words = wordsOf(chart, from, to);
  const told = readText(before, readingContext(context.snapshot, context.now), context.table, 'workout').workouts[0];
  const minutes = chart.at[from]!.find(({ kind, to: end }) => (kind === 'number' || kind === 'minutes') && end === to)?.value as
    | number
    | undefined;
  const next =
    minutes === undefined
      ? namesActivity(words)
        ? `${told?.minutes ?? HALF_HOUR} min ${words}`
        : null
      : `${minutes} min ${told?.activity}`;
  return told && next !== null ? decided({ type: 'question', topic: { about: 'burn-of', words: next } }) : null;
}
const HALF_HOUR = 30;

const food = (words: string) => decided({ type: 'question', topic: { about: 'food', words } });

/** Where the food may begin; 0 where nothing asks on. */
function behindLead({ at }: Chart): number {
  let end = longest(at[0] ?? [], LEADS);
  let next = end;
  while (end > 0 && next > 0 && !isWith(at[end])) {
    next = longest(at[end] ?? [], PASSED);
    end = Math.max(end, next);
  }
  return end;
}

const isWith = (spans: Chart['at'][number] | undefined): boolean => spans?.some(({ kind }) => kind === 'with') === true;

const longest = (spans: Chart['at'][number], kinds: ReadonlySet<string>): number =>
  Math.max(0, ...spans.filter(({ kind }) => kinds.has(kind)).map(({ to }) => to));
