import { normalise } from '../normalise.js';
import type { TurnContext } from '../turn-context.js';

/** How many words of a text are shown, and so can be named. */
const MOST_WORDS = 120;

/** The words of the user's last texts, and of the text at hand behind them. */
export function textsOf({ snapshot: { recent }, text }: TurnContext): string[][] {
  return [...recent.map((one) => normalise(one.text).text), text].map(wordsOf).filter((words) => words.length > 0);
}

const wordsOf = (text: string): string[] =>
  text
    .split('\n')
    .join(' ')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

/** The user's own words from one number to another, of one text; null where there are none such. */
export function wordsBetween(from: number, to: number, context: TurnContext): string | null {
  if (!Number.isInteger(from) || !Number.isInteger(to) || from < 1 || to < from) return null;
  let before = 0;
  for (const words of textsOf(context)) {
    if (from > before && to <= before + words.length) return bare(words.slice(from - 1 - before, to - before));
    before += words.length;
  }
  return null;
}

const MARKS: ReadonlySet<string> = new Set([',', '.', ';', ':', '!', '?', '*', '(', ')', '"']);

/** Without marks at both ends. */
function bare(words: readonly string[]): string | null {
  const text = words.join(' ');
  let [from, to] = [0, text.length];
  while (from < to && MARKS.has(text[from]!)) from += 1;
  while (to > from && MARKS.has(text[to - 1]!)) to -= 1;
  return from < to ? text.slice(from, to) : null;
}
