import type { Item } from '../../domain/entry.js';
import { wordsOf, type Chart } from '../../language/chart.js';
import { INQUIRING } from '../../language/load-lexicons.js';
import { askingChart } from '../asking/asking-chart.js';
import { ownLanguages } from '../asking/languages-of.js';
import { plural } from '../../reading/index.js';
import { isAllFood, SURE_FOOD } from '../matching-items.js';
import { openQuestion } from '../questions/ask.js';
import { lastTopic } from '../questions/last-topic.js';
import type { Scene } from '../scene.js';
import { decided, type Rule } from './hearing.js';

const MOST_LENGTH = 60;
/** What begins another question of the same kind: "and in a pear", "vs an apple", "how about two". */
const LEADS: ReadonlySet<string> = new Set(['question-of', 'choose-or', 'what-if', 'and', 'q-how']);
/** What may stand behind it, before the food. */
const PASSED: ReadonlySet<string> = new Set(['in', 'for', 'filler', 'correct', 'question-of', 'and', 'holds-word']);
/** What tells, and asks nothing. */
const TOLD: ReadonlySet<string> = new Set(['was-eaten', 'log-word', 'eat', 'meal', 'day', 'kcal', 'figure', 'nutrient', 'energy', 'add', 'another']);

/** Right behind an answer about a food, another food or another amount of it is asked about, and was not eaten: "and in a grapefruit", "and 3?". */
export const hearAskedOn: Rule = (scene) => {
  const pending = openQuestion(scene);
  const compared = lastTopic(scene)?.about === 'compare';
  if ((pending?.ask !== 'offer' && !compared) || scene.snapshot.lastSent?.kind !== 'answer' || scene.text.length > MOST_LENGTH) return null;
  const chart = askingChart(scene, ownLanguages(scene), INQUIRING);
  const from = behindLead(chart);
  if ((from === 0 && !scene.text.includes('?')) || chart.at.some((spans) => spans.some(({ kind }) => TOLD.has(kind)))) return null;
  const to = chart.tokens.findLastIndex(({ is }) => is !== 'mark') + 1;
  if (to <= from) return null;
  const words = wordsOf(chart, from, to);
  const [item, ...more] = compared ? [] : (pending!.draft as { items: Item[] }).items;
  const same = item && more.length === 0 ? (item.words ?? item.name) : null;
  if (chart.at[from]!.some(({ kind }) => kind === 'with') && same)
    return isAllFood(`${same} ${words}`, scene) ? food(`${same} ${words}`) : null;
  const count = chart.at[from]!.find(({ kind, to: end }) => kind === 'number' && end === to)?.value as number | undefined;
  if (count !== undefined) return item && more.length === 0 ? food(`${count} ${scene.lang === 'en' && count > 1 ? plural(item.name) : item.name}`) : null;
  return isAllFood(words, scene, SURE_FOOD) ? food(words) : null;
};

const food = (words: string) => decided({ type: 'question', topic: { about: 'food', words } });

/** Where the food may begin; 0 where nothing asks on. */
function behindLead({ at }: Chart): number {
  let end = longest(at[0] ?? [], LEADS);
  for (let next = end; end > 0 && !isWith(at[end]) && (next = longest(at[end] ?? [], PASSED)) > 0; ) end = next;
  return end;
}

const isWith = (spans: Chart['at'][number] | undefined): boolean => spans?.some(({ kind }) => kind === 'with') === true;

const longest = (spans: Chart['at'][number], kinds: ReadonlySet<string>): number =>
  Math.max(0, ...spans.filter(({ kind }) => kinds.has(kind)).map(({ to }) => to));
