import { HALF_AND_HALF } from '../food/form-words.js';
import { EACH, ENERGY } from './amount-parts.js';
import { CLOCKED } from './hour-words.js';
import { measureAfter } from './measure-after.js';
import { ARTICLES, NUMBER_WORDS, type ReadNumber, SHARE_WORDS } from './number-words.js';
import { readNumber } from './read-number.js';
import { type Token, tokenise } from './tokens.js';

/** A text by what may be an amount apart from its food, what joins and what ends. */
export interface Part {
  is: 'word' | 'amount' | 'comma' | 'and' | 'line' | 'colon' | 'stop' | 'open' | 'close' | 'other' | 'same' | 'unit';
  from: number;
  to: number;
  /** Of an amount: the number. */
  value?: number;
  /** Of an amount or a unit that is said for all: canonical; null: a bare number. */
  measure?: string | null;
  /** Of an amount: "each" stands behind it. */
  each?: boolean;
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** "500 cal each" */
export const ENERGY_UNIT = 'cal';
const ONE = wordSet('one uno una');
const OF = wordSet('of de d du des');
const ALL = wordSet('all everything amounts weights tout toutes tous todo todos');
const IN = wordSet('in en');
const ONCE = wordSet('the an a la le lo una une');
const SAME = wordSet('same equal identical meme misma mismo igual');
const AMOUNT = wordSet('amount amounts weight quantity quantite cantidad poids peso');
/** "Autant de riz" */
const AS_MUCH = wordSet('autant');

/** What stands in place of a stretch of a text. */
export interface TextChange {
  from: number;
  to: number;
  text: string;
}

export const isCut = (part: Part | undefined): boolean =>
  part !== undefined && (part.is === 'comma' || part.is === 'and' || part.is === 'line');

/** Whether amounts may stand apart from their foods: two of them, or one that is said for several. */
export function amountsApart(text: string): boolean {
  let numbers = 0;
  let told = false;
  let one = false;
  for (const { kind, text: word } of tokenise(text)) {
    if (kind === 'number' || Object.hasOwn(SHARE_WORDS, word) || (NUMBER_WORDS.has(word) && word !== 'once')) numbers++;
    else if (word === HALF_AND_HALF) return true;
    else {
      one ||= ARTICLES.has(word);
      told ||= EACH.has(word) || SAME.has(word) || AS_MUCH.has(word);
    }
  }
  return numbers > 1 || ((told || text.includes('(')) && numbers > 0) || (told && one);
}

/** The parts of a normalised text, in order. */
export function partsOf(text: string): Part[] {
  const tokens = tokenise(text);
  const out: Part[] = [];
  let end = 0;
  let i = 0;
  while (i < tokens.length) {
    const token = tokens[i]!;
    const gap = gapPart(text, end, token.from);
    if (gap) out.push(gap);
    const { part, next } = unitFor(tokens, i, text) ?? sameAt(tokens, i) ?? amountAt(tokens, i) ?? plainAt(token, i);
    if (part) out.push(part);
    end = tokens[next - 1]!.to;
    i = next;
  }
  const gap = gapPart(text, end, text.length);
  if (gap) out.push(gap);
  return out;
}

interface Step {
  part: Part | null;
  next: number;
}

/** Signs that no token holds. */
function gapPart(text: string, from: number, to: number): Part | null {
  // mostly a blank, or nothing
  if (from === to || (to - from === 1 && text[from] === ' ')) return null;
  const gap = text.slice(from, to);
  const is = gap.includes('\n')
    ? 'line'
    : gap.includes(':')
      ? 'colon'
      : [';', '.', '!', '?'].some((sign) => gap.includes(sign))
        ? 'stop'
        : null;
  return is && { is, from, to };
}

function plainAt(token: Token, i: number): Step {
  const { kind, from, to, text } = token;
  const is = kind === 'empty' || kind === 'word' || kind === 'with' || kind === 'on' || kind === 'number' ? 'word' : kind;
  // a dash between blanks
  return { part: { is: is === 'other' && text === '-' && !token.glued ? 'comma' : is, from, to }, next: i + 1 };
}

/** "200 g", "2", "6 oz each", "150 g of each"; an article is one only before "each", "a cup each", and a share is none. */
function amountAt(tokens: readonly Token[], i: number): Step | null {
  const read = readNumber(tokens, i);
  if (!read || read.times || read.vague || (read.article && !isOfEach(tokens, measureAfter(tokens, read).next))) return null;
  const energy = ENERGY.has(tokens[read.next]?.text ?? '') && EACH.has(tokens[read.next + 1]?.text ?? '');
  const { measure, next } = energy ? { measure: ENERGY_UNIT, next: read.next + 1 } : measuredAt(tokens, read);
  // "coffee at 7, bagel at 10": when, not how many
  if (measure === null && CLOCKED.has(tokens[i - 1]?.text ?? ''))
    return { part: { is: 'other', from: tokens[i]!.from, to: tokens[i]!.to }, next };
  const of = OF.has(tokens[next]?.text ?? '') && EACH.has(tokens[next + 1]?.text ?? '');
  const each = of || EACH.has(tokens[next]?.text ?? '');
  const pieces = !each && measure === null && tokens[next]?.portion != null && endsAt(tokens, next + 1) ? 1 : 0;
  const after = of ? next + 2 : each ? next + 1 : next + pieces;
  // "cada uno"
  const end = each && ONE.has(tokens[after]?.text ?? '') ? after + 1 : after;
  return {
    part: { is: 'amount', from: tokens[i]!.from, to: tokens[end - 1]!.to, value: read.value, measure, each },
    next: end,
  };
}

/** "2 slices each", "a handful each": counted by a word for a portion. */
function measuredAt(tokens: readonly Token[], read: ReadNumber): { measure: string | null; next: number } {
  const measured = measureAfter(tokens, read);
  const unit = tokens[measured.next];
  const counted = measured.measure === null && unit?.portion != null && isOfEach(tokens, measured.next + 1);
  return counted ? { measure: unit.text, next: measured.next + 1 } : measured;
}

/** "Each", "of each", also behind a word for a portion. */
const isOfEach = (tokens: readonly Token[], at: number): boolean => {
  const next = OF.has(tokens[at]?.text ?? '') || tokens[at]?.portion != null ? at + 1 : at;
  return EACH.has(tokens[next]?.text ?? '');
};

/** "Asparagus 8 spears": the pieces of what stands before. */
const endsAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] === undefined || tokens[at].kind === 'comma' || tokens[at].kind === 'and';

/** "The same of", "an equal amount of", "autant de": as much as was said before. */
function sameAt(tokens: readonly Token[], i: number): Step | null {
  let at = ONCE.has(tokens[i]!.text) ? i + 1 : i;
  const textAt = (k: number): string => tokens[k]?.text ?? '';
  if (AS_MUCH.has(textAt(at))) return OF.has(textAt(at + 1)) ? sameOf(tokens, i, at + 2) : null;
  const led = AMOUNT.has(textAt(at)) && SAME.has(textAt(at + 1));
  const told = led || (SAME.has(textAt(at)) && AMOUNT.has(textAt(at + 1)));
  if (!told && !SAME.has(textAt(at))) return null;
  at += told ? 2 : 1;
  const of = OF.has(textAt(at));
  return (told || of) && tokens[of ? at + 1 : at]?.kind === 'word' ? sameOf(tokens, i, of ? at + 1 : at) : null;
}

const sameOf = (tokens: readonly Token[], i: number, next: number): Step => ({
  part: { is: 'same', from: tokens[i]!.from, to: tokens[next - 1]!.to },
  next,
});

/** "(grams)", "in grams:", "all in oz": a unit without a number, for all of them. */
function unitFor(tokens: readonly Token[], i: number, text: string): Step | null {
  let at = i;
  if (tokens[at]!.kind === 'open') at++;
  if (ALL.has(tokens[at]?.text ?? '')) at++;
  if (IN.has(tokens[at]?.text ?? '')) at++;
  const unit = tokens[at];
  const headed = (i === 0 || at > i) && unit !== undefined && text.slice(unit.to).trimStart().startsWith(':');
  if (!unit?.measure || (at === i && (!headed || tokens[i - 1]?.kind === 'number'))) return null;
  let next = at + 1;
  if (tokens[i]!.kind === 'open') {
    if (tokens[next]?.kind !== 'close') return null;
    next++;
  }
  const to = headed ? text.indexOf(':', unit.to) + 1 : tokens[next - 1]!.to;
  return next === tokens.length || headed ? { part: { is: 'unit', from: tokens[i]!.from, to, measure: unit.measure }, next } : null;
}
