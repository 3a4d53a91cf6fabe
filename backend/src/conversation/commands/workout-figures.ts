import { fold } from '../../language/fold.js';
import { isRole, type Role } from '../../reading/index.js';
import { plainNumber } from '../numbers.js';

/** A number of a command with the unit said beside it: it covers the words from `from` up to `to`. Null: no unit was said. */
export interface Figure {
  from: number;
  to: number;
  value: number;
  /** Other: a distance, hours, sets, a level, which the reader understands. */
  of: 'minutes' | 'energy' | 'other' | null;
}

const OTHER: readonly Role[] = [
  ...(['hour', 'second', 'kilometre', 'mile', 'metre', 'yard', 'lap', 'step', 'flight', 'hole', 'set', 'rep'] as const),
  ...(['speed', 'machine', 'load', 'elevation'] as const),
];
/** "30m" are minutes, "400m" metres. */
const MOST_MINUTES_IN_M = 99;

/** The figures of a command, in order. */
export function figuresIn(words: readonly string[]): Figure[] {
  const texts = words.map((word) => fold(bare(word)));
  const out: Figure[] = [];
  for (let at = 0; at < texts.length; at += 1) {
    const figure = figureAt(texts, at, out.at(-1)?.to ?? 0);
    if (figure) out.push(afterHours(figure, out.at(-1), texts));
    if (figure) at = figure.to - 1;
  }
  return out;
}

/** `from`: where the words begin that no figure before it covers. */
function figureAt(texts: readonly string[], at: number, from: number): Figure | null {
  const [number, attached] = parted(texts[at]!);
  const value = plainNumber(number);
  // "one", "une" and "half" count nothing here.
  if (value === null || (attached === null && value < 2)) return null;
  if (attached !== null && attached !== '') {
    const of = unitOf(attached, value);
    return of && { from: at, to: past(texts, at + 1, of), value, of: paced(texts, at + 1, of) };
  }
  const ahead = at > from ? unitAhead(texts[at - 1]) : null;
  const behind = unitOf(texts[at + 1], value);
  // "cal 260 min 35"
  if (ahead && behind !== ahead && endsInNumber(texts, at + 2)) return { from: at, to: at + 1, value, of: ahead };
  if (behind) return { from: at, to: past(texts, at + 2, behind), value, of: paced(texts, at + 2, behind) };
  if (isRole(texts[at + 1], 'burn') && !endsInNumber(texts, at + 2)) return { from: at, to: at + 2, value, of: 'energy' };
  return { from: at, to: at + 1, value, of: ahead };
}

/** "1 hour 30": what follows hours and is less than another is of their time. */
function afterHours(figure: Figure, before: Figure | undefined, texts: readonly string[]): Figure {
  const hours = before?.to === figure.from && before.of === 'other' && isRole(lettersOf(texts[figure.from - 1]!), 'hour');
  return hours && figure.of !== 'energy' && figure.value < 60 ? { ...figure, of: 'other' } : figure;
}

function unitOf(word: string | undefined, value: number): Figure['of'] {
  if (word === undefined) return null;
  if (isRole(word, 'minute') || (word === 'm' && value <= MOST_MINUTES_IN_M)) return 'minutes';
  if (isRole(word, 'energy')) return 'energy';
  return OTHER.some((role) => isRole(word, role)) ? 'other' : null;
}

/** "burned 260", "calories: 260", "week 3" */
function unitAhead(word: string | undefined): Figure['of'] {
  if (isRole(word, 'burn') || isRole(word, 'energy')) return 'energy';
  return isRole(word, 'minute') ? 'minutes' : isRole(word, 'label') ? 'other' : null;
}

/** "9 min miles", "10 min per km": a pace is no time. */
const paced = (texts: readonly string[], at: number, of: Figure['of']): Figure['of'] =>
  of === 'minutes' && (['mile', 'kilometre', 'per', 'pace'] as const).some((role) => isRole(texts[at], role)) && texts[at] !== 'a'
    ? 'other'
    : of;

/** "260 cal burned" */
const past = (texts: readonly string[], at: number, of: Figure['of']): number =>
  of === 'energy' && isRole(texts[at], 'burn') ? at + 1 : at;

const endsInNumber = (texts: readonly string[], at: number): boolean => at === texts.length - 1 && plainNumber(texts[at]!) !== null;

/** "260cal": the number and what is written on to it; null where it is a word. */
function parted(text: string): [number: string, attached: string | null] {
  const end = [...text].findIndex((sign) => !'0123456789.,'.includes(sign));
  return end === 0 ? [text, null] : end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
}

/** Whether words tell a time in hours or by a clock, "2 hours", "1h30", "48:20", from which the reader makes minutes. */
export const tellsTime = (text: string): boolean =>
  fold(text)
    .split(' ')
    .some((word) => word.includes(':') || isRole(lettersOf(bare(word)), 'hour'));

/** "h" of "1h30" */
function lettersOf(text: string): string {
  const letters = parted(text)[1] ?? text;
  const end = [...letters].findIndex((sign) => '0123456789'.includes(sign));
  return end < 0 ? letters : letters.slice(0, end);
}

/** Without the marks around it. */
function bare(word: string): string {
  let to = word.length;
  while (to > 0 && ',.:;!'.includes(word[to - 1]!)) to -= 1;
  return word.slice(0, to);
}
