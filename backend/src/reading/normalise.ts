import { keepLast } from '../domain/keep-last.js';
import { isPlain, respelt, signsAs, singleSpaced, withoutAccents, withZeros } from '../language/fold.js';
import { replacedIn, shape } from '../language/shape.js';
import { reworded } from './rewrites.js';
import { FOOD_EMOJI, showsWhatIsSaid, WORKOUT_EMOJI } from './emoji.js';

/** Texts are read up to here; what is stored is whole. */
export const READ_LIMIT = 1600;

/** Zero-width, bidi and other characters that show nothing, and what an emoji is coloured with: from, to. */
const UNSEEN = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0x1f3fb, 0x1f3ff],
  [0xe0000, 0xe03ff],
] as const;

const inTurn = (signs: string, by: readonly string[]): [string, string][] => [...signs].map((sign, i) => [sign, by[i]!]);
const DIGITS = [...'0123456789'];
const FRACTIONS = '1/2 1/3 2/3 1/4 3/4 1/5 2/5 3/5 4/5 1/6 5/6 1/8 3/8 5/8 7/8'.split(' ').map((one) => ` ${one}`);

/** Signs as they are typed on a keyboard, and letters of two signs. */
const SIGNS = new Map([
  ...UNSEEN.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i): [string, string] => [String.fromCodePoint(from + i), '']),
  ),
  ...inTurn('½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞', FRACTIONS),
  ...inTurn('٠١٢٣٤٥٦٧٨٩', DIGITS),
  ...inTurn('۰۱۲۳۴۵۶۷۸۹', DIGITS),
  ...signsAs('\u2018\u2019\u201b\u02bc`´', "'"),
  ...signsAs('\u201c\u201d\u201e«»', '"'),
  ...signsAs('\u2013\u2014\u2212', ' - '),
  ...signsAs('\u2022\u25cf\u25aa\u00b7', '\n'),
  ...inTurn('×…œŒæÆßøØ', ['x', '. ', 'oe', 'oe', 'ae', 'ae', 'ss', 'o', 'o']),
]);
/** Cyrillic letters that pass for Latin ones, and the line of a fraction. */
const LOOK_ALIKES = new Map(inTurn('аеорсху\u2044', [...'aeopcxy/']));
/** Letters that were once decoded as Latin-1. */
const MOJIBAKE = [
  ['Ã©', 'é'],
  ['Ã¨', 'è'],
  ['Ã±', 'ñ'],
  ['â€™', "'"],
] as const;
/** Words that without their accents are others: soup, an article of English, and "but". */
const BY_ACCENT = [
  ['soupé', 'souper'],
  ['thés', 'tea'],
  ['thé', 'tea'],
  ['maïs', 'maiz'],
] as const;

/** Markup, calls as programs and spreadsheets write them ("@sum(1+1)"), and addresses: never what was eaten. */
const TAG = /<\/?[a-z!|][^<>]{0,200}>/g;
const CODE = /(?<!\S)(?:[=@]\w{1,40}\([^\s()]{0,200}\)|[\w.]{1,60}\([^\s()]{0,200}(?:['"{}\\=]|\/\/)[^\s()]{0,200}\))\S*/g;
const LINK = /(?:https?:\/\/|www\.)\S+/g;
const SIGNATURE = shape('signature');
/** Many look at the same text. */
const KEPT = 16;
const TABLESPOON = shape('tablespoon');
const THOUSANDS = shape('thousands');

/**
 * A text as the reader wants it: lower case, without accents, markup, addresses, signatures or what cannot be seen;
 * fractions and digits as ASCII, emoji as words ("🍕🍕" is "2 pizza"). Lines stay lines.
 */
export const normaliseText = keepLast((text: string): string => {
  let out = text.length > READ_LIMIT ? text.slice(0, READ_LIMIT) : text;
  if (!isPlain(out)) out = plain(out);
  // a capital T is a tablespoon
  if (out.includes('T')) out = replacedIn(out, TABLESPOON, ({ held }) => `${held['many']} tbsp`);
  out = out.toLowerCase();
  if (out.includes('<')) out = out.replace(TAG, ' ');
  if (out.includes('(')) out = out.replace(CODE, ' ');
  if (out.includes('://') || out.includes('www.')) out = out.replace(LINK, ' ');
  out = out.slice(0, SIGNATURE.ends(out)?.from);
  // "8,342 steps": one number
  if (out.includes(','))
    out = replacedIn(out, THOUSANDS, ({ to, held }) =>
      out[to] === ',' ? `${held['many']},${held['more']}` : `${held['many']}${held['more']}`,
    );
  out = withoutMarks(withZeros(singleSpaced(out).trim()));
  // "lait 2 %"
  out = out.replaceAll(' %', '%');
  out = out.replaceAll('foot long', 'footlong').replaceAll('foot-long', 'footlong');
  // a mark that was spoken
  out = out.replaceAll(' new line ', '\n').replaceAll(' comma ', ', ');
  // A text without a blank is one word, and no phrase.
  return out.includes(' ') ? reworded(out) : out;
}, KEPT);

/** Short words whose full stop ends no sentence: "dr. pepper", "whopper jr. and fries". */
const TITLES = new Set(['dr', 'mr', 'mrs', 'jr', 'st']);

/** Words with an "'n" that joins nothing. */
const ENDS_IN_N = new Map([
  ["cap'n", 'capn'],
  ["chik'n", 'vegan chicken'],
  ["chick'n", 'vegan chicken'],
]);

function withoutMarks(text: string): string {
  if (!text.includes("'n") && !text.includes('r. ') && !text.includes('s. ') && !text.includes('t. ')) return text;
  return text
    .split(' ')
    .map((word) => (word.endsWith('.') && TITLES.has(word.slice(0, -1)) ? word.slice(0, -1) : (ENDS_IN_N.get(word) ?? word)))
    .join(' ');
}

function plain(text: string): string {
  const whole = MOJIBAKE.reduce((out, [wrong, right]) => out.replaceAll(wrong, right), text);
  const said = respelt(whole, SIGNS).replace(
    /(\p{Extended_Pictographic})(?:\s*\1)*(?=(\s*\p{Extended_Pictographic})?)/gu,
    (run, one: string, more: string | undefined, at: number) =>
      showsWhatIsSaid(one, text, at) ? ' ' : emojiWords(one, [...run].filter((char) => char === one).length, more !== undefined),
  );
  const told = BY_ACCENT.reduce((out, [word, by]) => withWord(out, word, by), said.normalize('NFKC'));
  return respelt(withoutAccents(told), LOOK_ALIKES);
}

/** With a word of accented letters written as another. */
function withWord(text: string, word: string, by: string): string {
  const found = text.toLowerCase().indexOf(word);
  const isLetterAt = (at: number): boolean => (text[at] ?? '').toLowerCase() !== (text[at] ?? '').toUpperCase();
  if (found < 0) return text;
  const end = found + word.length;
  const rest = withWord(text.slice(end), word, by);
  return text.slice(0, found) + (isLetterAt(found - 1) || isLetterAt(end) ? text.slice(found, end) : by) + rest;
}

/** One row of emoji is a list: "🍔🍟🥤". */
function emojiWords(emoji: string, times: number, more: boolean): string {
  const word = FOOD_EMOJI[emoji] ?? WORKOUT_EMOJI[emoji];
  if (!word) return ' ';
  const end = more ? ', ' : ' ';
  if (times === 1) return ` ${word}${end}`;
  return emoji === '🍕' ? ` ${times} slices of pizza${end}` : ` ${times} ${word}${end}`;
}
