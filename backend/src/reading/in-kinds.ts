import { isCut, type Part, type TextChange } from './amounts-apart.js';
import { isPlural } from '../food/words.js';
import { saysUnit } from './says-unit.js';
import { SLICED, SLICES } from './in-halves.js';

const MOST = 30;
const LONGEST = 3;

interface Kind {
  count: number;
  words: string;
  to: number;
}

/**
 * "3 tacos: 1 chicken, 1 beef, 1 fish", "2 slices, one cheese one pepperoni", "3 tacos, 1 each of chicken, beef and fish": what was counted
 * once, told again by its kinds, is those; so is what heads them uncounted, "pupusas: 2 bean, 1 cheese". `isName`: whether words are a food's name.
 */
export function inKinds(text: string, parts: readonly Part[], isName: (words: string) => boolean): TextChange[] {
  for (const [i, part] of parts.entries()) {
    const all = isCount(part) ? part.value! : null;
    if (all === null ? !heads(parts, i) : all < 2 || all > MOST) continue;
    const noun = wordsAt(text, parts, all === null ? i : i + 1) ?? slicesIn(text, part, i + 1);
    if (!noun) continue;
    const cut = parts[noun.next];
    if (all === null && cut?.is !== 'colon' && !(cut?.is === 'comma' && isPlural(noun.words.split(' ').at(-1)!))) continue;
    const kinds = kindsAt(text, parts, isCut(cut) || cut?.is === 'colon' || cut?.is === 'open' ? noun.next + 1 : noun.next, all);
    if (kinds.length < (cut?.is === 'colon' && all === null ? 1 : 2)) continue;
    const head = noun.words.split(' ');
    const sliced = SLICES.has(head.at(-1)!);
    const full = ({ words }: Kind): string =>
      sliced ? `${words} ${SLICED}` : words.endsWith(` ${head.at(-1)!}`) ? words : `${words} ${noun.words}`;
    if (!kinds.every((kind) => isName(full(kind)))) continue;
    const said = kinds.map((kind) => `${kind.count} ${sliced ? `${sliceOf(head.at(-1)!, kind.count)} ` : ''}${full(kind)}`).join(', ');
    return [{ from: part.from, to: kinds.at(-1)!.to, text: said }];
  }
  return [];
}

/** A word that nothing of its own clause stands before. */
const heads = (parts: readonly Part[], i: number): boolean =>
  parts[i]!.is === 'word' && (i === 0 || ['line', 'stop', 'comma'].includes(parts[i - 1]!.is));

const isCount = (part: Part | undefined): boolean => part?.is === 'amount' && part.measure === null && Number.isInteger(part.value);

/** Counts of kinds that come to so many, or to any number where none was told; else none. */
function kindsAt(text: string, parts: readonly Part[], first: number, told: number | null): Kind[] {
  const all = told ?? MOST;
  if (parts[first]?.each && told !== null) return eachOf(text, parts, first, all);
  const out: Kind[] = [];
  let sum = 0;
  for (let k = first; isCount(parts[k]) && sum < all;) {
    const run = wordsAt(text, parts, k + 1);
    if (!run) return [];
    out.push({ count: parts[k]!.value!, words: run.words, to: parts[run.next - 1]!.to });
    sum += parts[k]!.value!;
    k = run.next;
    while (isCut(parts[k]) && sum < all) k++;
  }
  return told === null || sum === all ? out : [];
}

/** "1 each of chicken, beef and fish" */
function eachOf(text: string, parts: readonly Part[], at: number, all: number): Kind[] {
  const count = parts[at]!.value!;
  const out: Kind[] = [];
  for (let k = at + 1; parts[k]?.is === 'word' || isCut(parts[k]); k++) {
    const word = parts[k]!.is === 'word' ? text.slice(parts[k]!.from, parts[k]!.to) : 'of';
    if (word !== 'of' && word !== 'de') out.push({ count, words: word, to: parts[k]!.to });
  }
  return out.length * count === all ? out : [];
}

const sliceOf = (word: string, count: number): string => (count === 1 && word.endsWith('s') ? word.slice(0, -1) : word);

/** "2 slices" before a comma are one part. */
function slicesIn(text: string, { from, to }: Part, next: number): { words: string; next: number } | null {
  const words = text.slice(from, to).split(' ').at(-1)!;
  return SLICES.has(words) ? { words, next } : null;
}

/** Where it was bought: "2 slices at joe's". */
const PLACED: ReadonlySet<string> = new Set(['at', 'from', '@', 'chez', 'en']);

/** A few words up to what is none. */
function wordsAt(text: string, parts: readonly Part[], at: number): { words: string; next: number } | null {
  let next = at;
  while (parts[next]?.is === 'word') next++;
  const words = parts.slice(at, next).map(({ from, to }) => text.slice(from, to));
  // "8 pieces of sushi"
  const named = SLICES.has(words[0] ?? '') && PLACED.has(words[1] ?? '') ? words.slice(0, 1) : words;
  const own = saysUnit(words[0] ?? '') && !SLICES.has(words[0]!) ? [] : named;
  return own.length === 0 || own.length > LONGEST ? null : { words: own.join(' '), next };
}
