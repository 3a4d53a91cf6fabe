import { fractionIn, isAnyLetter, isDecimal, isDigit, isGrouped } from '../language/letters.js';
import { keepLast } from '../domain/keep-last.js';
import { AND_WORDS, EMPTY_WORDS, HALF_AND_HALF, isHalves, WITH_WORDS, withoutElision } from '../food/form-words.js';
import { sizeWord } from '../food/measures.js';
import { SPELLING } from '../food/spelling.js';
import { stemWord } from '../food/words.js';
import { withHalves } from './with-halves.js';
import { withBottles } from './bottles.js';
import { meantByShort } from './short-words.js';
import { FOREIGN_SIZES, LONG_SIZES, MEASURE_WORDS, PORTION_WORDS } from './unit-words.js';

export type TokenKind = 'word' | 'number' | 'comma' | 'and' | 'with' | 'on' | 'open' | 'close' | 'empty' | 'other';

/** One word, number or sign of a normalised clause, with everything it may stand for. */
export interface Token {
  kind: TokenKind;
  /** As written (normalised), respelled. */
  text: string;
  /** The form under which food names hold it; '' when it cannot be part of one. */
  stem: string;
  /** Measure word ("cups") as canonical unit; needs a number. */
  measure: string | null;
  /** Piece or container word ("slices", "bag") as canonical unit. */
  portion: string | null;
  /** Size as said: "large", "grande". */
  size: string | null;
  /** Value of a number made of digits; NaN when it is none. */
  value: number;
  /** The name of a restaurant or shop. */
  place?: boolean;
  /** An article or preposition of French hangs on it: "l'ananas". */
  elided?: boolean;
  /** No space before it. */
  glued: boolean;
  from: number;
  to: number;
}

/** Joins like "with", where one of two foods lies in or on the other. */
const ON_WORDS = new Set(['on', 'in', 'dans', 'sur', 'sobre', 'inside']);
const SCAN =
  /(\d{1,3}(?:,\d{3})+(?!\d)|\d+,\d{1,2}(?![\d/])|\d+(?:[.:/]\d+)*%?)|((?:w|c)\/|[\p{L}]+(?:'[\p{L}]+)*)|([,()[\]{}|&+@#=*"/~$€£-])/gu;
const LONG = new Map<string, [string[], string][]>();
for (const [words, size] of LONG_SIZES) {
  const parts = words.split(' ');
  LONG.set(parts[0]!, [...(LONG.get(parts[0]!) ?? []), [parts, size]]);
}

/** "3rd cup" counts none. */
const ORDINAL_ENDS: readonly string[] = ['st', 'nd', 'rd', 'th'];
const endsOrdinal = (text: string, at: number): boolean =>
  ORDINAL_ENDS.includes(`${text[at] ?? ''}${text[at + 1] ?? ''}`.toLowerCase()) && !isLetter(text[at + 2]);
const isLetter = (sign: string | undefined): boolean => sign !== undefined && sign.toLowerCase() !== sign.toUpperCase();

/** The tokens of a word out of its text. */
export const tokensOf = (word: string): Token[] => sensesOf(word).map((sense) => wordToken(sense, 0, word.length, false));

/** A clause is looked at for combos, amounts, shares and foods in turn. */
const KEPT = 8;

/** Splits a normalised clause. Words with several spellings are respelled; a respelling of two words becomes two tokens. */
export const tokenise = keepLast((text: string): readonly Token[] => {
  const tokens: Token[] = [];
  let end = -1;
  for (const hit of text.matchAll(SCAN)) {
    const from = hit.index;
    const to = from + hit[0].length;
    const glued = from === end;
    end = to;
    if (hit[1] !== undefined && endsOrdinal(text, to)) continue;
    if (glued && ORDINAL_ENDS.includes(hit[0].toLowerCase()) && text[from - 1]! >= '0' && text[from - 1]! <= '9') continue;
    if (hit[1] !== undefined) for (const text of leanRatio(hit[1])) tokens.push(number(text, from, to, glued));
    else if (hit[2] !== undefined) {
      const elided = hit[2].includes("'") && withoutElision(hit[2]) !== hit[2];
      // "à l'érable": no article of English
      if (elided && tokens.at(-1)?.text === 'a') tokens.pop();
      for (const sense of sensesOf(hit[2])) tokens.push({ ...wordToken(sense, from, to, glued), ...(elided && { elided }) });
    } else if (!(hit[3] === '-' && glued && isAnyLetter(text[to]) && (isAnyLetter(text[from - 1]) || isDigit(text[from - 1]))))
      tokens.push(sign(hit[3]!, from, to, glued));
  }
  for (let i = 1; i < tokens.length; i++) if (tokens[i]!.text === 'plus' && !PLUS_BRANDS.has(tokens[i - 1]!.text)) asAnd(tokens[i]!);
  return withHalves(joinLongSizes(joinHalves(joinPercents(withBottles(withShortWords(tokens), wordAt)))));
}, KEPT);

const wordAt = (word: string, { from, to }: Token): Token => wordToken(senseOf(word), from, to, false);

/** "Ff milk", "med ff": short words are what they stand for; behind a number they are units. */
function withShortWords(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const meant = token.kind !== 'word' || (token.measure !== null && tokens[i - 1]?.kind === 'number') ? null : meantByShort(tokens, i);
    return meant ? meant.map((word) => wordToken(senseOf(word), token.from, token.to, token.glued)) : [token];
  });
}

/** "2 pct milk", "2 percent milk": a number of a name. */
function joinPercents(tokens: Token[]): Token[] {
  for (let i = 0; i + 1 < tokens.length; i++)
    if (tokens[i]!.kind === 'number' && PERCENT.has(tokens[i + 1]!.text)) {
      const { from, glued, text } = tokens[i]!;
      tokens.splice(i, 2, number(`${text}%`, from, tokens[i + 1]!.to, glued));
    }
  return tokens;
}
const PERCENT = new Set(['pct', 'prct', 'percent', 'perc', 'pourcent']);

/** "Half & half" is a food. */
function joinHalves(tokens: Token[]): Token[] {
  for (let i = 0; i + 2 < tokens.length; i++)
    if (isHalves(tokens[i]!.text, tokens[i + 1]!.text, tokens[i + 2]!.text))
      tokens.splice(i, 3, { ...tokens[i]!, text: HALF_AND_HALF, stem: HALF_AND_HALF, portion: null, size: null, to: tokens[i + 2]!.to });
  return tokens;
}

/** Names that end in "plus": everywhere else it joins two foods. */
export const PLUS_BRANDS = new Set(['ensure', 'boost', 'premium', 'flax', 'protein', 'glucerna', 'monster']);

function asAnd(token: Token): void {
  token.kind = 'and';
  token.stem = '';
}

/** "90/10" beef is nine tenths lean: two numbers of a name and no fraction. */
function leanRatio(text: string): string[] {
  const [lean, fat] = text.split('/').map(Number);
  return fat !== undefined && text.length >= 4 && lean! + fat === 100 ? [String(lean), String(fat)] : [text];
}

/** What a word is wherever it stands. */
type Sense = Pick<Token, 'kind' | 'text' | 'stem' | 'measure' | 'portion' | 'size'>;

/** Words met before, respelled. People use few words over and over. */
const senses = new Map<string, readonly Sense[]>();
const MOST_SENSES = 20_000;
const LONGEST_WORD = 24;

function sensesOf(written: string): readonly Sense[] {
  let known = senses.get(written);
  if (known === undefined) {
    const value = SPELLING.get(written) ?? written;
    known = value.split(' ').map((word) => senseOf(withoutElision(word)));
    if (senses.size < MOST_SENSES && written.length <= LONGEST_WORD) senses.set(written, known);
  }
  return known;
}

function senseOf(word: string): Sense {
  const kind = WITH_WORDS.has(word)
    ? 'with'
    : AND_WORDS.has(word)
      ? 'and'
      : ON_WORDS.has(word)
        ? 'on'
        : EMPTY_WORDS.has(word)
          ? 'empty'
          : 'word';
  return {
    kind,
    text: word,
    stem: kind === 'word' ? stemWord(word) : '',
    measure: Object.hasOwn(MEASURE_WORDS, word) ? MEASURE_WORDS[word]! : null,
    portion: Object.hasOwn(PORTION_WORDS, word) ? PORTION_WORDS[word]! : null,
    size: sizeWord(word) ?? (Object.hasOwn(FOREIGN_SIZES, word) ? FOREIGN_SIZES[word]! : null),
  };
}

function wordToken({ kind, text, stem, measure, portion, size }: Sense, from: number, to: number, glued: boolean): Token {
  return { kind, text, stem, measure, portion, size, value: Number.NaN, glued, from, to };
}

function number(text: string, from: number, to: number, glued: boolean): Token {
  const plain = isGrouped(text) ? text.replaceAll(',', '') : text.replace(',', '.');
  const fraction = fractionIn(plain);
  const value = fraction ? (fraction[1] > 0 ? fraction[0] / fraction[1] : 0) : isDecimal(plain) ? Number(plain) : Number.NaN;
  return { kind: 'number', text: plain, stem: plain, measure: null, portion: null, size: null, value, glued, from, to };
}

function sign(text: string, from: number, to: number, glued: boolean): Token {
  const kind: TokenKind = ',[]{}|/'.includes(text)
    ? 'comma'
    : text === '('
      ? 'open'
      : text === ')'
        ? 'close'
        : text === '&' || text === '+'
          ? 'and'
          : 'other';
  return { kind, text, stem: '', measure: null, portion: null, size: null, value: Number.NaN, glued, from, to };
}

function joinLongSizes(tokens: Token[]): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const next = tokens[i + 1];
    if (token.text === 'fl' && next?.measure === 'oz') {
      out.push({ ...token, measure: 'floz', stem: '', text: 'fl oz', to: next.to });
      i++;
    } else if (token.text === 'fluid' && next?.measure === 'oz') {
      out.push({ ...token, measure: 'floz', stem: '', text: 'fl oz', to: next.to });
      i++;
    } else {
      const dashed = next?.text === '-' ? 1 : 0;
      const long = LONG.get(token.text)?.find(([parts]) => parts.every((part, k) => tokens[i + k + (k > 0 ? dashed : 0)]?.text === part));
      if (long) {
        const last = tokens[i + long[0].length - 1 + dashed]!;
        out.push({ ...token, text: long[0].join(' '), size: long[1], to: last.to, stem: '' });
        i += long[0].length - 1 + dashed;
      } else out.push(token);
    }
  }
  return out;
}
