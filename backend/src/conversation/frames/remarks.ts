import { keepLast } from '../../domain/keep-last.js';
import { wordsOf, type Chart } from '../../language/chart.js';
import type { Span } from '../../language/span.js';
import { ordinary } from '../../food/retrieval/ordinary.js';
import { read } from '../matching-items.js';
import type { ReadItem } from '../../reading/reading.js';
import { isElse } from '../ordinary-word.js';
import { entrySpans } from './entry-spans.js';
import { endsInExcuse } from './excuse.js';
import { itemSpans, workoutSpans } from './item-spans.js';
import { isStrange } from './strange.js';
import { stems } from '../targets.js';
import type { TurnContext } from '../turn-context.js';
import type { Talk } from './talk.js';

const ENDS: ReadonlySet<string> = new Set([',', '.', ';', '!', '?', '-', '(', ')', '\n']);
/** What is asked of us is no remark. */
const ASKS: ReadonlySet<string> = new Set(
  'undo redo delete add swap not-eat says left shared setting question number share minutes kcal figure'.split(' '),
);

/** "I weighed it": what weighing finds is a number, and a setting only beside one. */
const asks = (spans: readonly Span[], to: number): boolean => {
  const weighed = spans.some(({ kind }) => kind === 'weighed');
  return spans.some((span) => ASKS.has(span.kind) && span.to <= to && !(weighed && span.kind === 'setting'));
};

/** These ask for something where they say of what. */
const TAKES: ReadonlySet<string> = new Set(['remove', 'lacking']);

/** Whether a sentence stands alone is asked of each that fits, in a talk that corrects and in one that does not. */
const KEPT = 4;

/** Parts of a text between marks that only tell how it came to be: "toddler got the phone", "Walter counted". No food, no number, no request. */
export const remarksOf = keepLast((talk: Talk): readonly { from: number; to: number }[] => {
  const { chart } = talk;
  return clausesOf(chart).filter(({ from, to, asked }) => {
    const places = Array.from({ length: to - from }, (_, i) => from + i);
    // "Mom brain": whatever is named beside it.
    if (isExcuse(chart, from, to)) return true;
    if (places.some((at) => itemSpans(talk, at).length + workoutSpans(talk, at).length + entrySpans(talk, at).length > 0)) return false;
    if (asked) return true;
    if (places.some((at) => asks(chart.at[at] ?? [], to))) return false;
    // "No shame" takes nothing off.
    if (
      places.some((at) => (chart.at[at] ?? []).some(({ kind }) => TAKES.has(kind))) &&
      places.some((at) => (chart.at[at] ?? []).some(({ kind }) => kind === 'it'))
    )
      return false;
    return !isStrange(chart, from, to) && !foodIn(chart, from, to, talk.context);
  });
}, KEPT);

/** Whether the words from one place to another name a food, whatever is told of it. */
export const foodIn = (chart: Chart, from: number, to: number, context: TurnContext): boolean =>
  [wordsOf(chart, from, to), ...tailsOf(chart, from, to)].some((words) => namesFood(words, context));

/** A food that only a repaired spelling finds is none; "burger" is one, whatever the table calls it. */
const namesFood = (words: string, context: TurnContext): boolean =>
  read(words, context).some(
    (item) =>
      item.nutrients !== null &&
      item.sureness >= 0.5 &&
      (stems(item.name).some((word) => stems(words).includes(word)) || words.split(' ').some(isFoodWord) || isShort(item)),
  );
/** "Guac", "pb": a short name, of which the whole is known. */
const isShort = ({ name, words, sureness }: ReadItem): boolean =>
  sureness >= SURELY && words.length >= 2 && !words.includes(' ') && !isElse(words) && name.replaceAll(' ', '').length > words.length;
const SURELY = 0.95;
const isFoodWord = (word: string): boolean => (ordinary(word)?.food ?? 0) > 0;

/** The words behind a possessive ("Ruth's apple pie") or behind "i got a", which may be food although all of them together are not. */
const tailsOf = (chart: Chart, from: number, to: number): string[] =>
  chart.tokens.slice(from, to).flatMap(({ word }, i) => {
    const leads = chart.at[from + i]!.flatMap((span) => (LEADS.has(span.kind) && span.to < to ? [span.to] : []));
    return [...(word.endsWith("'s") ? [from + i + 1] : []), ...leads].map((start) => wordsOf(chart, start, to));
  });
const LEADS: ReadonlySet<string> = new Set(['eat', 'article']);

/** A clause that ends in why somebody slipped, and counts nothing. */
const isExcuse = (chart: Chart, from: number, to: number): boolean =>
  endsInExcuse(chart, from, to) && !chart.at.slice(from, to).some((spans) => spans.some(({ kind }) => COUNTED.has(kind)));
const COUNTED: ReadonlySet<string> = new Set(['number', 'eat', 'article']);

/** Stretches between marks and words that stand for one ("lol"), and before a reason; `asked`: one that ends in a question mark. */
function clausesOf({ tokens, at: spans }: Chart): { from: number; to: number; asked: boolean }[] {
  const out: { from: number; to: number; asked: boolean }[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const mark = tokens[at];
    const aside = spans[at]?.find(({ kind }) => kind === 'aside');
    const reason = spans[at]?.some(({ kind }) => kind === 'because') === true;
    if (mark && !aside && !reason && !(mark.is === 'mark' && ENDS.has(mark.word))) continue;
    if (at > from) out.push({ from, to: at, asked: mark?.word === '?' });
    from = reason ? at : (aside?.to ?? at + 1);
  }
  return out;
}
