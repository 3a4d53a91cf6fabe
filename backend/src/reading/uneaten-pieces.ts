import { said } from '../language/said.js';
import { type Token, tokenise } from '../language/token.js';
import { ARTICLES, NUMBER_WORDS } from './number-words.js';
import { plural } from './plural.js';
import { saysUnit } from './says-unit.js';
import { isSomebody } from './somebody.js';
import { MEASURE_WORDS } from './unit-words.js';

const LEFT = said('share-left');
const BESIDE = said('share-beside');
const ATE = said('ate-of-them');
const ALL = said('ate-them-all');
const BEHIND = new Set(
  'of them those it over behind on the plate my for later tomorrow uneaten dans sur en el plato al mon assiette'.split(' '),
);
const MOST_PIECES = 60;

/** Pieces that were counted, without those that were not eaten: "10 wings, left 2 of them" is "8 wings", "3 of the 8 slices" "3 slices". */
export const withoutUneaten = (text: string): string => withoutLeft(eatenOf(withoutTaken(fewerOf(outOf(withOthers(text))))));

/** "3 dumplings then another 3 then another 2" */
function withOthers(text: string): string {
  let out = text;
  for (let more = withAnother(out), times = 1; more !== out && times <= MOST_OTHERS; times++) [out, more] = [more, withAnother(more)];
  return out;
}
/** Nobody tells of more; each is looked for in the whole text. */
const MOST_OTHERS = 4;

/** "2 tacos then another one", "glass of red and another", "a bowl of cereal, then another half bowl": so many more of what stands before. */
function withAnother(text: string): string {
  const tokens = tokenise(text, new Map());
  const at = tokens.findIndex(({ word }, i) => i > 1 && ANOTHER.has(word) && THEN.has(tokens[i - 1]!.word));
  if (at < 0) return text;
  const half = HALF.has(tokens[at + 1]?.word ?? '');
  let end = at + (half ? 2 : 1);
  const more = half ? 0.5 : (countAt(tokens, end) ?? 1);
  if (!half && (countAt(tokens, end) !== null || ONE.has(tokens[end]?.word ?? ''))) end++;
  let from = at - 1;
  while (from > 0 && (tokens[from - 1]!.is === 'mark' || THEN.has(tokens[from - 1]!.word))) from--;
  const clause = tokens.findLastIndex(({ is, word }, i) => i < from && (is === 'mark' || AND.has(word))) + 1;
  // "then another half bowl", "and another taco": the word that was counted before
  const next = tokens[end];
  const named =
    next?.is === 'word' ? tokens.findIndex(({ word }, i) => i >= clause && i < from && singular(word) === singular(next.word)) : -1;
  if (named >= 0 || next?.word === 'later') end++;
  else if (next !== undefined && next.is !== 'mark' && !AND.has(next.word) && !THEN.has(next.word) && !WHERE.has(next.word)) return text;
  const counted = tokens.findIndex((token, i) => i >= clause && i < from && (countAt(tokens, i) !== null || ARTICLES.has(token.word)));
  if (counted >= 0) {
    const value = (countAt(tokens, counted) ?? 1) + more;
    const unit = tokens[counted + 1]!;
    const many =
      unit.is === 'word' && saysUnit(unit.word) && countAt(tokens, counted) === null
        ? ` ${several(unit.word, value)}`
        : text.slice(tokens[counted]!.to, unit.to);
    return `${text.slice(0, tokens[counted]!.from)}${value}${many}${text.slice(unit.to, tokens[from - 1]!.to)}${text.slice(tokens[end - 1]!.to)}`;
  }
  const first = tokens.findIndex(({ is, word }, i) => i >= clause && i < from && is === 'word' && saysUnit(word));
  if (first < 0) return text;
  const unit = tokens[first]!;
  return `${text.slice(0, unit.from)}${1 + more} ${several(unit.word, 1 + more)}${text.slice(unit.to, tokens[from - 1]!.to)}${text.slice(tokens[end - 1]!.to)}`;
}
const ANOTHER = new Set(['another', 'otro', 'otra']);
const THEN = new Set(['then', 'and', 'plus', 'later', 'y', 'luego', 'n']);
const AND = new Set(['and', 'n', '&', 'plus', 'with', 'w', 'y', 'con', 'had', 'ate', 'drank']);
/** What leads on to where or when it was. */
const WHERE = new Set(['on', 'at', 'after', 'before', 'for', 'today', 'tonight']);
const HALF = new Set(['half', 'medio', 'media']);
const ONE = new Set(['one', 'uno', 'una']);
const several = (word: string, count: number): string => (count > 1 && (!word.endsWith('s') || word.endsWith('ss')) ? plural(word) : word);
const singular = (word: string): string => (word.endsWith('s') ? word.slice(0, -1) : word);

/** "Box of crackers, 10 of them", "tray of oreos, 1 row": what it came in, and behind a comma how much of it was had. */
function outOf(text: string): string {
  const tokens = tokenise(text, new Map());
  const at = tokens.findIndex(({ word }, i) => HOLDERS.has(word) && OF.has(tokens[i + 1]?.word ?? '') && countAt(tokens, i - 1) === null);
  const mark = tokens.findIndex(({ word }, i) => i > at + 2 && (word === ',' || (AND.has(word) && ATE.has(tokens[i + 1]?.word ?? ''))));
  if (at < 0 || mark < 0 || countAt(tokens, at + 2) !== null) return text;
  let count = mark + 1;
  while (BESIDE.has(tokens[count]?.word ?? '') || ATE.has(tokens[count]?.word ?? '')) count++;
  const unit = tokens[count + 1];
  if (countAt(tokens, count) === null) return text;
  const them = OF.has(unit?.word ?? '') && OF_THEM.has(tokens[count + 2]?.word ?? '') ? count + 3 : -1;
  const alone = tokens[mark]!.word !== ',' || ATE.has(tokens[count - 1]?.word ?? '');
  const end = them > 0 ? them : CUTS.has(singular(unit?.word ?? '')) ? count + 2 : alone ? count + 1 : -1;
  if (end < 0 || (tokens[end] !== undefined && tokens[end].is !== 'mark')) return text;
  const before = tokens[at - 1]?.word ?? '';
  const article = ARTICLES.has(before) || before === 'the' ? at - 1 : at;
  const amount = text.slice(tokens[count]!.from, tokens[end === count + 2 ? count + 1 : count]!.to);
  return `${text.slice(0, tokens[article]!.from)}${amount} ${end === count + 2 ? 'of ' : ''}${text.slice(tokens[at + 2]!.from, tokens[mark - 1]!.to)}${text.slice(tokens[end - 1]!.to)}`;
}
const HOLDERS = new Set(
  'box bag tray pack package packet sleeve tub tin case carton bucket boite sac caja bolsa paquete paquet'.split(' '),
);
const CUTS = new Set('row handful scoop slice piece square cup bite stick tranche poignee rangee tasse puno taza'.split(' '));

/** "Made 4 pancakes, ate 3", "ordered 12 wings and had 8 of them": of what was made or bought, so many were had. */
function eatenOf(text: string): string {
  const tokens = tokenise(text, new Map());
  const at = tokens.findLastIndex(({ word }, i) => ATE.has(word) && countAt(tokens, i + 1) !== null);
  const told = at < 2 ? null : toldOf(tokens, at);
  if (!told || tokens.slice(0, told.counted).some(({ word }) => ALL.has(word))) return text;
  // "My kid ate 2"
  if (told.from === at) return text;
  const one = tokens[told.counted - 1];
  const first = one && one.word !== 'half' && ARTICLES.has(one.word) ? one.from : holderOf(tokens, told.counted);
  const from = whomAt(tokens, told);
  // "10 pack of timbits, had 3": 3 timbits, and no packs
  let named = told.counted + 1;
  if (PACK.has(tokens[named]?.word ?? '') && named + 1 < from) named += OF.has(tokens[named + 1]!.word) ? 2 : 1;
  return `${text.slice(0, first)}${told.count} ${text.slice(tokens[named]!.from, tokens[from - 1]!.to)}${text.slice(tokens[told.end - 1]!.to)}`;
}
const PACK = new Set('pack pk pck pc pcs piece pieces ct count box bag case tray dozen'.split(' '));

/** Where what was made or bought ends: before whom it was for, "a dozen donuts for the crew". */
function whomAt(tokens: readonly Token[], { counted, from }: Told): number {
  const at = tokens.findIndex(({ word }, i) => i > counted + 1 && i < from && FOR.has(word));
  return at < 0 ? from : at;
}
const FOR = new Set(['for', 'to', 'pour', 'para']);

/** "Got 2 coneys, my son ate one of them": somebody else had so many of what was counted. */
function withoutTaken(text: string): string {
  const tokens = tokenise(text, new Map());
  const at = tokens.findIndex(
    ({ word }, i) =>
      i > 1 && TOOK.has(word) && isSomebody(tokens[i - 1]!.word) && countAt(tokens, i + 1) !== null && OF.has(tokens[i + 2]?.word ?? ''),
  );
  if (at < 0) return text;
  const count = countAt(tokens, at + 1)!;
  const counted = moreBefore(tokens, at, count);
  const whose = tokens[at + 3]?.word ?? '';
  const end = OF_THEM.has(whose) ? at + 4 : OF_THESE.has(whose) && tokens[at + 4]?.is === 'word' ? at + 5 : -1;
  if (counted < 0 || end < 0) return text;
  const from = startOf(tokens, at - 1, counted, ({ word }) => LEADS.has(word));
  return counting(text, tokens, { counted, count, from, end }, countAt(tokens, counted)! - count);
}
const TOOK = said('took-of-them');
/** Before who it was. */
const LEADS = new Set([
  ',',
  'and',
  'but',
  'then',
  'so',
  'my',
  'the',
  'our',
  'his',
  'her',
  'pero',
  'y',
  'mi',
  'el',
  'la',
  'mais',
  'et',
  'mon',
  'ma',
]);
/** "One of them", "one of the coneys". */
const OF_THEM = new Set(['them', 'those', 'these', 'mine', 'ellos', 'ellas']);
const OF_THESE = new Set(['the', 'my', 'our', 'los', 'las', 'mis', 'mes']);

/** "2 of my 6 rolls", "1 out of 4 tacos": those that were had. Of servings a share is told. */
function fewerOf(text: string): string {
  const tokens = tokenise(text, new Map());
  for (let i = 0; i < tokens.length - 3; i++) {
    const some = countAt(tokens, i);
    let at = tokens[i + 1]!.word === 'out' ? i + 2 : i + 1;
    if (some === null || !OF.has(tokens[at]!.word)) continue;
    at++;
    while (WHOSE.has(tokens[at]?.word ?? '')) at++;
    const all = countAt(tokens, at);
    const next = tokens[at + 1];
    if (all === null || all <= some || next?.is !== 'word' || SHARES.has(next.word) || !isCounted(next)) continue;
    return `${text.slice(0, tokens[i]!.to)} ${fewerOf(text.slice(tokens[at]!.to).trimStart())}`;
  }
  return text;
}
const OF = new Set(['of', 'de', 'des', 'sur']);
const WHOSE = new Set('the my those these our his her their les mes nos los las mis'.split(' '));
const SHARES = new Set('serving servings portion portions people porciones personas personnes of de'.split(' '));

/** Where what was counted begins, with what it came in: "a bag of 24 carrots". */
function holderOf(tokens: readonly Token[], counted: number): number {
  if (!OF.has(tokens[counted - 1]?.word ?? '') || counted < 2) return tokens[counted]!.from;
  const article = tokens[counted - 3];
  return article && ARTICLES.has(article.word) ? article.from : tokens[counted - 2]!.from;
}

function withoutLeft(text: string): string {
  const tokens = tokenise(text, new Map());
  const at = tokens.findIndex(({ word }, i) => i > 0 && LEFT.has(word) && countAt(tokens, i + 1) !== null);
  const told = at < 0 ? null : toldOf(tokens, at);
  return told ? counting(text, tokens, told, countAt(tokens, told.counted)! - told.count) : text;
}

/** Where more was counted, and the words behind it that tell what became of some, up to an end. */
interface Told {
  counted: number;
  count: number;
  from: number;
  end: number;
}

/** A verb before a number, "left 2 of them", "ate 3", at the end of a clause, with what was counted before it; null: nothing was. */
function toldOf(tokens: readonly Token[], at: number): Told | null {
  const count = countAt(tokens, at + 1)!;
  let end = at + 2;
  while (BEHIND.has(tokens[end]?.word ?? '')) end++;
  const counted = moreBefore(tokens, at, count);
  const next = tokens[end];
  if (counted < 0 || (next !== undefined && next.is !== 'mark' && !BEHIND_COUNT.has(next.word))) return null;
  return { counted, count, from: startOf(tokens, at, counted, ({ word }) => BESIDE.has(word) || word === ','), end };
}

/** "… i had 2 with buns". */
const BEHIND_COUNT = new Set(['with', 'w', 'and', 'plus', 'con', 'avec']);

const moreBefore = (tokens: readonly Token[], at: number, count: number): number =>
  tokens.findLastIndex((_, i) => i < at && (countAt(tokens, i) ?? 0) > count && isCounted(tokens[i + 1]));

function startOf(tokens: readonly Token[], at: number, counted: number, leads: (token: Token) => boolean): number {
  let from = at;
  while (from > counted + 2 && leads(tokens[from - 1]!)) from--;
  return from;
}

/** The text with another count, and without what told of it. `first`: where the count begins, if before its number. */
function counting(text: string, tokens: readonly Token[], { counted, from, end, first }: Told & { first?: number }, count: number): string {
  const number = tokens[counted]!;
  return `${text.slice(0, first ?? number.from)}${count}${text.slice(number.to, tokens[from - 1]!.to)}${text.slice(tokens[end - 1]!.to)}`;
}

/** A number of pieces. */
function countAt(tokens: readonly Token[], i: number): number | null {
  const { is, word } = tokens[i] ?? { is: 'mark', word: '' };
  const value = is === 'number' ? Number(word) : ARTICLES.has(word) ? undefined : NUMBER_WORDS.get(word);
  return value !== undefined && Number.isInteger(value) && value > 0 && value <= MOST_PIECES ? value : null;
}

const isCounted = (next: Token | undefined): boolean => next?.is === 'word' && !Object.hasOwn(MEASURE_WORDS, next.word);
