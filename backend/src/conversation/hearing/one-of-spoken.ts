import type { Item } from '../../domain/entry.js';
import { type Chart, wordsOf } from '../../language/chart.js';
import { fold } from '../../language/fold.js';
import { said } from '../../language/said.js';
import { stanceOf } from '../../reading/index.js';
import { chartOf } from '../frames/understand.js';
import { read, SURE_FOOD } from '../matching-items.js';
import { openQuestion } from '../questions/ask.js';
import { lastTopic } from '../questions/last-topic.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import { stem, stems } from '../targets.js';
import type { Rule } from './hearing.js';

/** Longer texts tell of a meal of their own. */
const MOST_LENGTH = 140;
/** How long what was undone is still spoken of, in milliseconds. */
const UNDONE = 300_000;
/** So many words tell a kind at most. */
const MOST_KIND = 3;

/**
 * One of what was asked about, planned or undone, told by its kind alone: "went w the chicken" of a burger and a grilled chicken sandwich,
 * "got it, oreo one" of a mcflurry, "i had the shrimp ones" of steak fajitas. The whole name is set in its place, and read as any meal.
 */
export const hearOneOfSpoken: Rule = (context) => {
  const { text } = context;
  if (text.length > MOST_LENGTH || text.startsWith('/') || text.includes('?')) return null;
  const chart = chartOf(context);
  const compared = comparedIn(context);
  const spoken = compared ?? spokenIn(context);
  if (spoken.length === 0 || stanceOf(text) === 'not') return null;
  const whole = meToo(text, spoken) ?? byGeneric(chart, spoken, context) ?? (compared ? byName(chart, compared, context) : null);
  return whole === null ? null : { type: 'needs-reading', text: whole, context: readingContext(context.snapshot, context.now), as: null };
};

/** The foods of which it was asked which is better. */
function comparedIn(context: TurnContext): readonly string[] | null {
  const topic = lastTopic(context);
  return topic?.about === 'compare' ? topic.foods : null;
}

/** The names of the foods that were asked about, planned or told of others, else of what was undone a moment ago. */
function spokenIn(context: TurnContext): readonly string[] {
  const { snapshot, now } = context;
  const pending = openQuestion(context);
  if (pending?.ask === 'offer') return (pending.draft as { items: Item[] }).items.map(({ name }) => name);
  const fresh = snapshot.lastSent?.kind === 'confirm_undo' && now.getTime() - Date.parse(snapshot.lastSent.at) < UNDONE;
  const undone = fresh
    ? snapshot.changes.filter((change) => change.undone).toSorted((a, b) => (a.undoneAt ?? '').localeCompare(b.undoneAt ?? ''))
    : [];
  return (undone.at(-1)?.events ?? []).flatMap((event) => (event.type === 'meal-logged' ? event.entry.items.map(({ name }) => name) : []));
}

/** "Me too but tofu not shrimp". */
function meToo(text: string, spoken: readonly string[]): string | null {
  const words = text.split(' ');
  const end = words.findLastIndex((_, at) => at > 0 && ME_TOO.has(fold(words.slice(0, at).join(' '))));
  return end < 1 ? null : `${spoken.join(', ')} ${words.slice(end).join(' ')}`;
}
const ME_TOO = said('me-too');

const kindsAt = (chart: Chart, at: number): ReadonlySet<string> => new Set((chart.at[at] ?? []).map(({ kind }) => kind));
/** No kind of a food is told by these. */
const NO_KIND: ReadonlySet<string> = new Set(
  'determiner article eat subject filler with it and number be not correct remove lacking join log-word add another more other ordinal only yes finish took'.split(
    ' ',
  ),
);

/** "The shrimp ones", "celui au poulet": the head of what was spoken of in place of the word that points at it. */
function byGeneric(chart: Chart, spoken: readonly string[], context: TurnContext): string | null {
  for (let at = 0; at < chart.tokens.length; at += 1) {
    // "Celui d'avant" is the one before.
    if (!kindsAt(chart, at).has('generic') || kindsAt(chart, at).has('one-before')) continue;
    let from = at;
    while (from > 0 && at - from < MOST_KIND && isKind(chart, from - 1)) from -= 1;
    const behind = from === at && context.lang !== 'en';
    if (from === at && !behind) continue;
    for (const name of spoken) {
      const head = headWord(name);
      const called = behind ? `${head} ${wordsOf(chart, at + 1, chart.tokens.length)}` : full(wordsOf(chart, from, at), name, head);
      const [food, ...more] = read(called, context);
      if (
        food &&
        more.length === 0 &&
        food.nutrients !== null &&
        food.sureness >= SURE_FOOD &&
        stem(head) === stems(food.words).find((word) => word === stem(head))
      )
        return behind ? `${wordsOf(chart, 0, at)} ${called}`.trim() : set(chart, from, at + 1, called);
    }
  }
  return null;
}

const isKind = (chart: Chart, at: number): boolean =>
  chart.tokens[at]!.is === 'word' && ![...kindsAt(chart, at)].some((kind) => NO_KIND.has(kind));

/** "Chick fil a" of a chick fil a sandwich is all of it. */
const full = (kind: string, name: string, head: string): string =>
  stems(kind).every((word) => stems(name).includes(word)) ? name : `${kind} ${head}`;

/** The last word of what it is, before what it is with. */
function headWord(name: string): string {
  const words = name.split(' ');
  const end = words.findIndex((word) => BEHIND.has(word));
  return words[(end < 1 ? words.length : end) - 1]!;
}
const BEHIND: ReadonlySet<string> = new Set(['with', 'in', 'on', 'of', 'from', 'without', 'and', 'de', 'au', 'aux', 'avec', 'con']);

/** "The chicken" of a burger and a grilled chicken sandwich: words that only one of them has. */
function byName(chart: Chart, foods: readonly string[], context: TurnContext): string | null {
  const own = foods.map((food) => stems(food).filter((word) => foods.every((other) => other === food || !stems(other).includes(word))));
  const hits = foods.flatMap((food, i) => {
    const from = chart.tokens.findIndex(({ word }) => own[i]!.includes(stem(word)));
    return from < 0 ? [] : [{ food, from }];
  });
  const [hit, ...more] = hits;
  if (!hit || more.length > 0) return null;
  let to = hit.from;
  const told = new Set(hit.food.toLowerCase().split(' '));
  while (to < chart.tokens.length && (stems(hit.food).includes(stem(chart.tokens[to]!.word)) || told.has(chart.tokens[to]!.word))) to += 1;
  if (kindsAt(chart, to).has('generic')) to += 1;
  // "Chicken soup" is another.
  const next = chart.tokens[to];
  const ends = !next || next.is === 'mark' || [...kindsAt(chart, to)].some((kind) => ENDS.has(kind));
  const known = read(hit.food, context).some(({ nutrients }) => nutrients !== null);
  return ends && known ? set(chart, hit.from, to, hit.food) : null;
}
const ENDS: ReadonlySet<string> = new Set('filler with without and join no lacking in on be after-all aside when because too'.split(' '));

const set = ({ text, tokens }: Chart, from: number, to: number, words: string): string =>
  `${text.slice(0, tokens[from]!.from)}${words}${text.slice(tokens[to - 1]!.to)}`.trim();
