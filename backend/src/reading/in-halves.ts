import { HALF_AND_HALF } from '../food/form-words.js';
import { isCut, type Part, type TextChange } from './amounts-apart.js';
import { saysUnit } from './says-unit.js';
import { tokenise } from './tokens.js';

/** What is known of words: whether they are a food's name. */
type IsName = (words: string) => boolean;

const HALF = new Set(['half', '1/2', 'demi', 'demie', 'moitie', 'medio', 'media', 'mitad']);
/** What is cut in slices, where nothing else is named: "4 slices, half cheese half pepperoni". */
export const SLICES = new Set(['slice', 'slices', 'pointe', 'pointes', 'rebanada', 'rebanadas']);
export const SLICED = 'pizza';
const OF = new Set(['of', 'de', 'd']);

interface Run {
  from: number;
  to: number;
  words: string[];
}

/**
 * "Half cheese half pepperoni pizza", "half and half rice and quinoa": two halves of what was counted, each a food of its own:
 * "2 slices half cheese half pepperoni pizza" is "1 slice cheese pizza , 1 slice pepperoni pizza".
 */
export function inHalves(text: string, parts: readonly Part[], isName: IsName): TextChange[] {
  const cream = parts.findIndex((part) => part.is === 'word' && tokenise(text.slice(part.from, part.to))[0]?.text === HALF_AND_HALF);
  if (cream >= 0) return ofBoth(text, parts, cream, isName);
  const first = parts.findIndex((part) => isHalf(text, part));
  if (first < 0) return [];
  const one = runAt(text, parts, first + 1);
  const joint = isCut(parts[one.next]) ? one.next + 1 : one.next;
  if (!one.run || !isHalf(text, parts[joint])) return [];
  const two = runAt(text, parts, joint + 1);
  const before = runBefore(text, parts, first);
  return two.run ? halvesOf(text, parts, { first, end: two.next, before }, one.run, two.run, isName) : [];
}

/** "Half and half" is cream, but "half and half rice and quinoa" is of both. */
function ofBoth(text: string, parts: readonly Part[], at: number, isName: IsName): TextChange[] {
  const one = runAt(text, parts, at + 1);
  const two = parts[one.next]?.is === 'and' ? runAt(text, parts, one.next + 1) : null;
  const before = runBefore(text, parts, at);
  if (!one.run || !two?.run || (before !== null && before.noun !== null)) return [];
  if (![one.run, two.run].every(({ words }) => isName(words.join(' ')))) return [];
  return halvesOf(text, parts, { first: at, end: two.next, before }, one.run, two.run, isName);
}

interface Place {
  first: number;
  end: number;
  before: Before | null;
}

function halvesOf(text: string, parts: readonly Part[], { first, end, before }: Place, one: Run, two: Run, isName: IsName): TextChange[] {
  const kind = kindOf(one, two, before, isName);
  if (kind === null) return [];
  const after = isCut(parts[end]) && parts[end + 1]?.is === 'amount' && !before?.amount ? end + 1 : -1;
  const unitAfter = after < 0 ? null : unitAt(text, parts, after + 1);
  const amount = before?.amount ?? (after < 0 ? null : parts[after]!);
  const measure = amount?.measure ? ` ${amount.measure}` : '';
  const unit = before?.unit ?? unitAfter ?? '';
  const each = `${(amount?.value ?? 1) / 2}${measure} ${unit}`.trim();
  const [a, b] = [one, two].map(({ words }) => [...words.slice(0, kind.own(words)), kind.noun].join(' ').trim());
  const closing = after < 0 ? parts[end - 1]! : parts[unitAfter === null ? after : after + 1]!;
  const from = before && (kind.before || before.amount) ? before.from : parts[first]!.from;
  return [{ from, to: closing.to, text: `${each} ${a!} , ${each} ${b!}` }];
}

/** What both are kinds of, and how many words of each run tell the kind. Null: the two are no foods. */
function kindOf(
  one: Run,
  two: Run,
  before: Before | null,
  isName: IsName,
): { noun: string; before: boolean; own: (words: readonly string[]) => number } | null {
  const all = (words: readonly string[]): number => words.length;
  const last = two.words.at(-1)!;
  if (two.words.length > 1 && isName(last) && isName(two.words.join(' ')) && isName([...one.words, last].join(' ')))
    return { noun: last, before: false, own: (words) => (words === two.words ? words.length - 1 : words.length) };
  const nouns = before?.noun ? [before.noun] : before?.unit && SLICES.has(before.unit) ? [SLICED] : [];
  for (const noun of nouns)
    if ([one, two].every(({ words }) => isName([...words, noun].join(' ')))) return { noun, before: true, own: all };
  if (before?.noun) return null;
  return [one, two].every(({ words }) => isName(words.join(' '))) ? { noun: '', before: false, own: all } : null;
}

const isHalf = (text: string, part: Part | undefined): boolean =>
  part?.is === 'amount' && part.measure === null && HALF.has(text.slice(part.from, part.to));

/** The words from a place on up to what is none. */
function runAt(text: string, parts: readonly Part[], at: number): { run: Run | null; next: number } {
  let next = at;
  while (parts[next]?.is === 'word') next++;
  if (next === at) return { run: null, next };
  const [from, to] = [parts[at]!.from, parts[next - 1]!.to];
  return { run: { from, to, words: parts.slice(at, next).map((part) => text.slice(part.from, part.to)) }, next };
}

/** What was counted before the halves: "2 slices of pizza", "a bowl of". */
interface Before {
  from: number;
  amount: Part | null;
  unit: string | null;
  noun: string | null;
}

function runBefore(text: string, parts: readonly Part[], first: number): Before | null {
  const word = (k: number): string => (parts[k]?.is === 'word' ? text.slice(parts[k].from, parts[k].to) : '');
  let k = isCut(parts[first - 1]) && parts[first - 1]!.is === 'comma' ? first - 2 : first - 1;
  if (OF.has(word(k))) k--;
  const noun = word(k) !== '' && !saysUnit(word(k)) ? word(k) : null;
  if (noun !== null) k--;
  if (noun !== null && OF.has(word(k))) k--;
  const unit = saysUnit(word(k)) ? word(k) : null;
  if (unit !== null) k--;
  const amount = parts[k]?.is === 'amount' ? (parts[k] ?? null) : null;
  if (amount === null && unit === null && noun === null) return null;
  const start = amount ?? parts[k + 1]!;
  return { from: start.from, amount, unit, noun };
}

const unitAt = (text: string, parts: readonly Part[], at: number): string | null => {
  const part = parts[at];
  const word = part?.is === 'word' ? text.slice(part.from, part.to) : '';
  return word !== '' && saysUnit(word) ? word : null;
};
