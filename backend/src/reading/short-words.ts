import { dataFile } from '../food/data-files.js';
import { once } from '../food/once.js';

/** What a short word may stand for, and among which words. */
interface Sense {
  /** Words that follow it; none: any; `-`: no word of the same food. */
  before: ReadonlySet<string>;
  /** Words that stand up to so many before it; none: any. */
  behind: ReadonlySet<string>;
  meant: readonly string[];
}

type Word = Readonly<{ text: string; kind: string; size: string | null }>;

const NEAR = 3;

const setOf = (cell: string): ReadonlySet<string> => new Set(cell === '' ? [] : cell.split(' '));

const table = once((): ReadonlyMap<string, readonly Sense[]> => {
  const found = new Map<string, Sense[]>();
  for (const line of dataFile('short-words.tsv').trimEnd().split('\n').slice(1)) {
    const [short, before, behind, meant] = line.split('\t') as [string, string, string, string];
    found.set(short, [...(found.get(short) ?? []), { before: setOf(before), behind: setOf(behind), meant: meant.split(' ') }]);
  }
  return found;
});

/** The words that a short one stands for between its neighbours: "ff" is fat free before "milk", and else french fries. Null: it is none. */
export function meantByShort(words: readonly Word[], at: number): readonly string[] | null {
  const senses = table().get(words[at]!.text);
  if (!senses) return null;
  const next = words[at + 1];
  const ends = next === undefined || next.kind !== 'word' || next.size !== null;
  const fits = ({ before, behind }: Sense): boolean =>
    (before.size === 0 || before.has(ends ? '-' : next.text)) &&
    (behind.size === 0 || words.slice(Math.max(0, at - NEAR), at).some(({ text }) => behind.has(text)));
  return senses.find(fits)?.meant ?? null;
}
