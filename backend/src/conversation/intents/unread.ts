import { wordsOf, type Chart } from '../../language/chart.js';
import type { Reading, ReadItem } from '../../reading/reading.js';
import { isStrange } from '../frames/strange.js';
import { stems } from '../targets.js';
import type { IntentOf } from './intent.js';

type LogMeal = IntentOf<'log-meal'>;

/** From here on a food is not what its words say, unless they share one. */
const UNLIKELY = 0.75;

/**
 * What was said of food and is in nothing stored: clauses between marks of which no word was read, although they are of no ordinary
 * talk; words that were taken for a food of quite another name.
 */
export function unread(chart: Chart, meals: readonly LogMeal[], reading: Reading): string[] {
  const items = meals.flatMap((meal) => meal.items);
  const explained = new Set(
    [...items.flatMap(({ words, name, mods }) => [words, name, ...mods]), ...reading.asides.map(({ words }) => words)].flatMap((words) =>
      stems(words),
    ),
  );
  const lost = clausesOf(chart).filter(({ from, to }) => isLost(chart, from, to, explained));
  const doubted = reading.language === 'en' ? items.filter(isDoubtful).map(({ words }) => words) : [];
  return [...lost.map(({ from, to }) => wordsOf(chart, from, to)), ...doubted];
}

const isDoubtful = ({ nutrients, sureness, name, words, mods }: ReadItem): boolean =>
  nutrients !== null &&
  sureness < UNLIKELY &&
  stems(words).length > mods.length &&
  !stems(name).some((word) => stems(words).some((one) => one.slice(0, ALIKE) === word.slice(0, ALIKE)));
/** Words that begin with the same signs are one word in another form. */
const ALIKE = 5;

/** None of its words is one that a food was read from. */
const isLost = (chart: Chart, from: number, to: number, explained: ReadonlySet<string>): boolean =>
  isStrange(chart, from, to) && !chart.tokens.slice(from, to).some(({ word }) => stems(word).some((one) => explained.has(one)));

function clausesOf({ tokens }: Chart): { from: number; to: number }[] {
  const out: { from: number; to: number }[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    if (at < tokens.length && !(tokens[at]!.is === 'mark' && ENDS.has(tokens[at]!.word))) continue;
    // what stands before a colon is a heading
    if (at > from && tokens[at]?.word !== ':') out.push({ from, to: at });
    from = at + 1;
  }
  return out;
}
const ENDS: ReadonlySet<string> = new Set([',', '.', ';', '!', '?', '\n', '(', ')', ':']);
