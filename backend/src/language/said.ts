import { SAID } from './load-lexicons.js';
import { shapeParts, type ShapePart } from './shape-parts.js';

/** The phrases of a list of `data/language/said.yaml` in all languages, folded, each way of saying one by itself. */
export function said(name: string): ReadonlySet<string> {
  const lists = SAID[name];
  if (!lists) throw new Error(`said.yaml has no list "${name}"`);
  const phrases = Object.values(lists).flatMap((list) => list.split(','));
  return new Set(phrases.flatMap(waysOf).filter((phrase) => phrase !== ''));
}

/** `"forget [about] (it|that)"`: "forget it", "forget that", "forget about it", "forget about that". */
export const waysOf = (phrase: string): string[] =>
  expanded(shapeParts(`(${phrase})`)).map((way) => way.split(' ').filter(Boolean).join(' '));

function expanded(parts: readonly ShapePart[]): string[] {
  let ways = [''];
  // What all of them go on with.
  let rest = '';
  for (const part of parts) {
    if (part.is === 'sign') rest += part.sign;
    else if (part.is === 'gap') rest += ' ';
    else {
      const ends = endsOf(part);
      const begun = rest;
      ways = ways.flatMap((way) => ends.map((end) => way + begun + end));
      rest = '';
    }
  }
  return rest === '' ? ways : ways.map((way) => way + rest);
}

function endsOf(part: ShapePart): string[] {
  if (part.is === 'choice') return part.of.flatMap(expanded);
  throw new Error('a list of what is said whole knows no slots');
}

/** The words of a folded text, without what stands between them. */
export const wordsIn = (folded: string): string[] => folded.split(/[^a-z0-9_]+/).filter((word) => word !== '');

/** Whether any word of a folded text is in the list. */
export const holds = (list: ReadonlySet<string>, folded: string): boolean => wordsIn(folded).some((word) => list.has(word));

/** Without the first phrase of the list that it begins with, where more follows. */
export function withoutFirst(list: ReadonlySet<string>, text: string): string {
  for (let at = text.lastIndexOf(' '); at > 0; at = text.lastIndexOf(' ', at - 1))
    if (list.has(text.slice(0, at))) return text.slice(at + 1);
  return text;
}

/** Without the last phrase of the list that it ends in, where something stands before. */
export function withoutLast(list: ReadonlySet<string>, text: string): string {
  for (let at = text.indexOf(' '); at > 0; at = text.indexOf(' ', at + 1)) if (list.has(text.slice(at + 1))) return text.slice(0, at);
  return text;
}
