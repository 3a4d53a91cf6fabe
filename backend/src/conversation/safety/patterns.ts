import type { Annotated } from './annotate.js';
import type { SenseTopic } from './classes.js';
import { rowsOf } from './lexicon.js';

/** One place of a pattern: any of these concepts within so many words after the place before. */
interface Place {
  within: number;
  concepts: readonly string[];
}

/** Concepts in an order that speak for a class, in every language at once. */
export interface Pattern {
  of: SenseTopic;
  /** What it is enough for by itself; '-' where it is only one reason among others. */
  grade: 'sure' | 'possible' | '-';
  /** As written. */
  text: string;
  places: readonly Place[];
  /** Concepts that speak against it, wherever they stand. */
  never: readonly string[];
}

/** `xWANT _3 xDIE`: the second at most three words behind the first; without a gap, next to it. `A|B`: either; `!A|B`: not where
 * one of these is in the text. */
export function patternsOf(text: string): Pattern[] {
  return rowsOf(text).map(([of, grade, pattern]) => {
    const places: Place[] = [];
    const never: string[] = [];
    let within = 0;
    for (const part of pattern!.split(' ')) {
      if (part.startsWith('!')) never.push(...part.slice(1).split('|'));
      else if (part.startsWith('_')) within = Number(part.slice(1));
      else {
        places.push({ within, concepts: part.split('|') });
        within = 0;
      }
    }
    return { of: of as SenseTopic, grade: grade as Pattern['grade'], text: pattern!, places, never };
  });
}

/** The patterns that a text holds. */
export function patternsIn({ words, marks }: Annotated, patterns: readonly Pattern[]): Pattern[] {
  const present = new Set(marks.flatMap(({ concepts }) => concepts));
  return patterns.filter(({ places, never }) => {
    if (never.some((concept) => present.has(concept))) return false;
    if (!places.every(({ concepts }) => concepts.some((concept) => present.has(concept)))) return false;
    let from: Set<number> = new Set(words.keys());
    for (const [index, { within, concepts }] of places.entries()) {
      const next = new Set<number>();
      for (const mark of marks) {
        if (!mark.concepts.some((concept) => concepts.includes(concept))) continue;
        for (let back = 0; back <= (index === 0 ? 0 : within); back += 1)
          if (from.has(mark.at - back)) {
            next.add(mark.at + 1);
            break;
          }
      }
      if (next.size === 0) return false;
      from = next;
    }
    return true;
  });
}
