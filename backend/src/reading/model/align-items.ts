import type { ReadItem } from '../reading.js';

interface Span {
  from: number;
  to: number;
}

/** Which items of the built-in reading stand in the words that a model's item names, and which stand in none. */
export interface Alignment {
  /** By model item: the built-in item that is the same piece of text, else null. */
  same: (ReadItem | null)[];
  /** Built-in items that no span touches. */
  apart: ReadItem[];
}

/** @param plain the text, normalised; spans and words are looked for in it from left to right */
export function alignItems(plain: string, spans: readonly string[], own: readonly ReadItem[]): Alignment {
  const text = bare(plain);
  const theirs = places(text, spans.map(bare));
  const ours = places(
    text,
    own.map(({ words }) => bare(words)),
  );
  const touching = theirs.map((span) =>
    ours.flatMap((mine, at) => (span && mine && mine.from < span.to && span.from < mine.to ? [at] : [])),
  );
  return {
    same: touching.map((all, k) => {
      const [at] = all;
      const alone = at !== undefined && all.length === 1 && touching.every((others, j) => j === k || !others.includes(at));
      return alone ? own[at]! : null;
    }),
    apart: own.filter((_, at) => ours[at] !== null && !touching.some((all) => all.includes(at))),
  };
}

/** Words alone, for the built-in reader writes signs otherwise than the text has them. */
const bare = (text: string): string => ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** Where words stand; the same words twice stand at two places. */
function places(plain: string, all: readonly string[]): (Span | null)[] {
  const next = new Map<string, number>();
  return all.map((words) => {
    if (words.trim() === '') return null;
    let from = plain.indexOf(words, next.get(words) ?? 0);
    if (from < 0) from = plain.indexOf(words);
    if (from < 0) return null;
    next.set(words, from + words.length - 1);
    return { from, to: from + words.length - 1 };
  });
}
