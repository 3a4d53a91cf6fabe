import { tokenise } from '../language/token.js';
import type { Mark } from './marks.js';

const DAYS: ReadonlyMap<string, number> = new Map(
  ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
    .map((word, day): [string, number] => [word, day])
    .concat([
      ['tues', 2],
      ['weds', 3],
      ['thur', 4],
      ['thurs', 4],
    ]),
);
const PARTS: ReadonlyMap<string, Mark['part']> = new Map([
  ['morning', 'morning'],
  ['morn', 'morning'],
  ['afternoon', 'afternoon'],
  ['evening', 'evening'],
  ['eve', 'evening'],
  ['night', 'evening'],
  ['nite', 'evening'],
]);
const MEALS: ReadonlySet<string> = new Set(['breakfast', 'brunch', 'lunch', 'dinner', 'supper']);
const BEFORE: ReadonlySet<string> = new Set(['on', 'last']);
/** "Mon lunch" is the user's own in French. */
const MINE = 'mon';

type ShortDay = Pick<Mark, 'from' | 'to' | 'weekday' | 'part' | 'header'>;

/** "Sat nite", "fri dinner": days in short, which are words of their own unless a part of the day or a meal follows, or "on" stands before the last of them. */
export function shortDays(text: string): ShortDay[] {
  const tokens = tokenise(text, new Map());
  return tokens.flatMap(({ word, from, to }, i): ShortDay[] => {
    const weekday = DAYS.get(word);
    const next = tokens[i + 1];
    if (weekday === undefined) return [];
    const before = tokens[i - 1];
    const told = before !== undefined && BEFORE.has(before.word);
    const start = told ? before.from : from;
    const begins = from === 0 || text[from - 1] === '\n';
    const mark = { from: start, to, weekday, header: false };
    // "sat: waffles"
    if (next?.word === ':' || (next?.word === '-' && text[next.to] === ' ')) return told || begins ? [{ ...mark, header: true }] : [];
    if (!next || next.is === 'mark') return told ? [mark] : [];
    const part = PARTS.get(next.word);
    if (part) return [{ ...mark, to: next.to, part }];
    return told || (MEALS.has(next.word) && word !== MINE) ? [mark] : [];
  });
}
