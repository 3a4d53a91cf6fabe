import { said } from '../language/said.js';
import { tellsOwnShare } from './shared-out.js';
import { type Token, tokenise } from '../language/token.js';
import { ARTICLES, NUMBER_WORDS, SHARE_WORDS } from './number-words.js';
import { isSomebody } from './somebody.js';

const LEFT = said('share-left');
const GIVEN = said('share-given');
const CARRIED = said('share-carried');
const TOOK = said('took-of-them');
const MOST = said('most-of');
const OF_ALL = said('share-of-all');
const BESIDE = said('share-beside');
const LONGEST = 6;
/** Smaller ones are of a name: "2% of". */
const LEAST_PERCENT = 5;
/** What a share may be followed by, unless it is a name: "left a quarter pounder". */
const BEHIND = new Set('of the my its it behind on for and but de du des d la le l ma mon mes mi del el lo en'.split(' '));
const OF = new Set(['of', 'de', 'du', 'des', 'del']);

/** "Kept half my pasta for tomorrow": what is for later was not eaten. */
const FOR = new Set(['for', 'pour', 'para']);
const LATER = new Set('later tomorrow tmrw lunch dinner breakfast tonight demain tantot manana luego'.split(' '));

interface Fraction {
  part: number;
  of: number;
  next: number;
}

/** Where a text tells what becomes of the other part, "other half lives in the fridge", and how large that is; null: nowhere. */
export function restAt(text: string): { from: number; to: number; share: Fraction | null } | null {
  const tokens = tokenise(text, new Map());
  const ends = tokens.flatMap(({ is, word }, i) => (is === 'mark' || (AND.has(word) && GAVE.has(tokens[i + 1]?.word ?? '')) ? [i] : []));
  for (const end of ends.filter((at) => at > 0)) {
    let at = end + 1;
    const leads = ({ word }: Token) => LEFT.has(word) || GAVE.has(word);
    while (tokens[at] && (REST_BESIDE.has(tokens[at]!.word) || leads(tokens[at]!))) at++;
    const kept = tokens.slice(end + 1, at).some(leads);
    const share = OTHER.has(tokens[at]?.word ?? '') ? fractionAt(tokens, at + 1) : null;
    const next = share?.next ?? (REST.has(tokens[at]?.word ?? '') ? at + 1 : null);
    if (next === null || !(kept || KEPT.has(tokens[next]?.word ?? ''))) continue;
    const to = tokens.findIndex(({ is }, i) => i >= next && is === 'mark');
    return { from: tokens[end]!.from, to: to < 0 ? text.length : tokens[to]!.from, share };
  }
  return null;
}
const REST_BESIDE = said('rest-before');
const OTHER = said('rest-other');
const AND = new Set(['and', 'n', '&', 'but', 'then', 'y', 'et']);
/** "Gave the other half to Bob". */
const GAVE = said('rest-gave');
const REST = said('rest-whole');
/** What becomes of it. */
const KEPT = said('rest-kept');

/** "Pizza, hubby had the rest", "10 pack, had 3 (kids ate the rest)": what others had of it tells nothing of what was ours. */
function withoutOthersRest(text: string): string {
  const tokens = tokenise(text, new Map());
  const at = tokens.findIndex(
    ({ word }, i) =>
      i > 0 &&
      TOOK.has(word) &&
      isSomebody(tokens[i - 1]!.word) &&
      REST.has(tokens[i + (tokens[i + 1]?.word === 'the' ? 2 : 1)]?.word ?? ''),
  );
  if (at < 1) return text;
  // "… i had 3 she had the rest"
  const who = subjectOf(tokens, at);
  const from =
    who > 0 && tokens[who - 1]!.is === 'number'
      ? who
      : tokens.findLastIndex(({ is, word }, i) => i < at && (is === 'mark' || AND.has(word)));
  const end = tokens.findIndex(({ is }, i) => i > at && is === 'mark');
  if (from < 1) return text;
  const closes = tokens[from]!.word === '(' && tokens[end]?.word === ')';
  return text.slice(0, tokens[from]!.from).trimEnd() + (end < 0 ? '' : text.slice(closes ? tokens[end]!.to : tokens[end]!.from));
}

/** "Half a bowl now, other half is for tomorrow" is half a bowl; of "a bagel, saving other half" half was eaten, too. */
function withoutRest(text: string): string {
  const rest = restAt(text);
  if (!rest) return text;
  const before = text.slice(0, rest.from);
  const { share } = rest;
  const eaten = share && !tellsOwnShare(before) ? `, ate ${share.of - share.part}/${share.of} of everything` : '';
  return `${before}${eaten}${text.slice(rest.to)}`;
}

/** Shares in per cent and shares that were left as those that were eaten: "60% of a bowl" is "60/100 of a bowl", "pizza, left a third" is "pizza, 2/3". */
export function eatenShares(said: string): string {
  const text = withoutRest(withoutOthersRest(said));
  const tokens = tokenise(text, new Map());
  const changes: { from: number; to: number; text: string }[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const taken = i > 0 && TOOK.has(tokens[i]!.word) && isSomebody(tokens[i - 1]!.word);
    const given = GIVEN.has(tokens[i]!.word);
    const carried = CARRIED.has(tokens[i]!.word) && HOME.has(tokens[i + 1]?.word ?? '');
    const left = LEFT.has(tokens[i]!.word) || taken || given || carried;
    let at = left ? i + 1 + Number(carried) : i;
    while (left && BESIDE.has(tokens[at]?.word ?? '')) at++;
    const share = fractionAt(tokens, at) ?? (left ? mostAt(tokens, at) : null);
    if (!share) continue;
    // "Gave half my burrito to my brother", "my kid ate half of it": whoever had it, and what is ours
    if ((taken || given) && (!ofWhole(tokens, share.next, given) || (taken && subjectOf(tokens, i) === 0))) continue;
    if (taken || given) {
      const [from, to] = [given ? i : subjectOf(tokens, i), given ? recipientEnd(tokens, share.next) : share.next];
      const rest = share.of - share.part;
      // "… half of it": of what stands before
      const end =
        taken && OF.has(tokens[share.next]?.word ?? '') && OF_IT.has(tokens[share.next + 1]?.word ?? '') ? share.next + 2 : share.next;
      const apart = taken && from > 0 && tokens[from - 1]!.is !== 'mark' ? ', ' : '';
      changes.push({ from: tokens[from]!.from, to: tokens[end - 1]!.to, text: `${apart}${rest}/${share.of}` });
      if (to > share.next) changes.push({ from: tokens[recipientAt(tokens, share.next)]!.from, to: tokens[to - 1]!.to, text: '' });
      i = Math.max(share.next, to) - 1;
      continue;
    }
    const percent = tokens[share.next - 1]!.word.endsWith('%');
    if (left ? isNameNext(tokens[share.next]) : !percent || !(OF.has(tokens[share.next]?.word ?? '') || isTold(tokens, i))) continue;
    const part = left ? share.of - share.part : share.part;
    changes.push({ from: tokens[i]!.from, to: tokens[share.next - 1]!.to, text: `${part}/${share.of}` });
    i = share.next - 1;
    const later = left ? tokens.findIndex(({ word }, k) => k >= share.next && FOR.has(word) && LATER.has(tokens[k + 1]?.word ?? '')) : -1;
    if (later >= 0) changes.push({ from: tokens[later]!.from, to: tokens[later + 1]!.to, text: '' });
  }
  return changes.toReversed().reduce((out, { from, to, text: now }) => out.slice(0, from) + now + out.slice(to), text);
}

/** "Burger and fries, only ate half of everything": the share of all, and the text without it; null: nothing is said of all. */
export function shareOfAll(text: string): { rest: string; share: number } | null {
  const tokens = tokenise(text, new Map());
  for (let i = 1; i < tokens.length; i++) {
    const share = fractionAt(tokens, i);
    if (!share || share.part <= 0) continue;
    // "made a stir fry with 6 oz chicken and 1 cup rice and ate half of it": of all that went into it
    const made =
      BESIDE.has(tokens[i - 1]!.word) && !AND.has(tokens[i - 1]!.word) && tokens.slice(0, i - 1).some(({ word }) => MADE.has(word));
    const ofIt = made || isManaged(tokens, i) ? endOfIt(tokens, share.next) : null;
    if (ofIt !== null) return withoutShare(text, tokens, i, ofIt, share);
    for (let end = Math.min(tokens.length, share.next + LONGEST); end > share.next; end--) {
      const told = tokens.slice(share.next, end);
      if (!OF_ALL.has(told.map(({ word }) => word).join(' ')) || (tokens[end] !== undefined && tokens[end]!.is !== 'mark')) continue;
      return withoutShare(text, tokens, i, end, share);
    }
  }
  return null;
}

/** "Steak and fries, could only do half": no more of all of it. */
function isManaged(tokens: readonly Token[], at: number): boolean {
  let from = at;
  while (from > 0 && BESIDE.has(tokens[from - 1]!.word)) from--;
  return tokens.slice(from, at).some(({ word }) => MANAGED.has(word));
}
const MANAGED = new Set('could able manage managed through handle pude alcance capable pu reussi'.split(' '));

const MADE = new Set('made cooked prepared fixed whipped threw baked fait prepare cuisine hice hicimos cocine guise'.split(' '));

/** "Of it", or nothing more: where that ends; null: it is a share of something that is named. */
function endOfIt(tokens: readonly Token[], at: number): number | null {
  const end = OF.has(tokens[at]?.word ?? '') && OF_IT.has(tokens[at + 1]?.word ?? '') ? at + 2 : at;
  return tokens[end] === undefined || tokens[end].is === 'mark' ? end : null;
}

function withoutShare(
  text: string,
  tokens: readonly Token[],
  at: number,
  end: number,
  share: Fraction,
): { rest: string; share: number } | null {
  let from = at;
  while (from > 0 && (BESIDE.has(tokens[from - 1]!.word) || tokens[from - 1]!.word === ',')) from--;
  if (from === 0) return null;
  const rest = `${text.slice(0, tokens[from - 1]!.to)} ${text.slice(tokens[end - 1]!.to)}`.trim();
  return { rest, share: share.part / share.of };
}

const HOME = new Set(['home', 'up']);
const TO_WHOM = new Set(['to', 'a', 'for', 'pour', 'para']);

/** "Most of it": about three quarters. */
function mostAt(tokens: readonly Token[], i: number): Fraction | null {
  const at = tokens[i]?.word === 'the' || tokens[i]?.word === 'la' ? i + 1 : i;
  return MOST.has(tokens[at]?.word ?? '') ? { part: 3, of: 4, next: at + 1 } : null;
}

/** It is a share of what is told of: "half of it", "half my burrito", or nothing follows; "half a sandwich" was all somebody else's. */
function ofWhole(tokens: readonly Token[], at: number, given: boolean): boolean {
  const next = tokens[at];
  if (next === undefined || next.is === 'mark') return true;
  if (given) return OWN.has(next.word) || (OF.has(next.word) && OWN.has(tokens[at + 1]?.word ?? '')) || TO_WHOM.has(next.word);
  return (OF.has(next.word) && (OF_IT.has(tokens[at + 1]?.word ?? '') || OWN.has(tokens[at + 1]?.word ?? ''))) || next.word === 'my';
}
const OWN = new Set('my it mine the mon ma mes mi mis la el le'.split(' '));
const OF_IT = new Set('it them that those mine'.split(' '));

/** Where who it was begins: "but my kid". */
function subjectOf(tokens: readonly Token[], verb: number): number {
  let from = verb - 1;
  while (from > 0 && LEADS.has(tokens[from - 1]!.word)) from--;
  return from;
}
const LEADS = new Set('my the our his her mon ma mes mi and but then pero mais y et'.split(' '));

/** "… to my brother", up to the end of the stretch. */
function recipientAt(tokens: readonly Token[], from: number): number {
  const at = tokens.findIndex(({ is, word }, i) => i >= from && (is === 'mark' || TO_WHOM.has(word)));
  return at >= 0 && tokens[at]!.is !== 'mark' ? at : from;
}
function recipientEnd(tokens: readonly Token[], from: number): number {
  const at = recipientAt(tokens, from);
  if (at === from && !TO_WHOM.has(tokens[from]?.word ?? '')) return from;
  let end = at + 1;
  while (tokens[end] && (LEADS.has(tokens[end]!.word) || isSomebody(tokens[end]!.word))) end++;
  return end;
}

/** "Only finished 60%" at the end. */
const isTold = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at + 1] === undefined || tokens[at + 1]!.is === 'mark') && at > 0 && BESIDE.has(tokens[at - 1]!.word);

const isNameNext = (next: Token | undefined): boolean => next !== undefined && next.is !== 'mark' && !BEHIND.has(next.word);

/** "half", "a third", "two thirds", "3/4", "60%". */
function fractionAt(tokens: readonly Token[], i: number): Fraction | null {
  const word = tokens[i]?.word ?? '';
  const next = tokens[i + 1]?.word ?? '';
  if (tokens[i]?.is === 'number') {
    const [part, of] = word.split('/').map(Number);
    if (of !== undefined) return part! > 0 && part! < of ? { part: part!, of, next: i + 1 } : null;
    const percent = word.endsWith('%') ? Number(word.slice(0, -1)) : Number.NaN;
    return percent >= LEAST_PERCENT && percent < 100 ? { part: percent, of: 100, next: i + 1 } : null;
  }
  const count = NUMBER_WORDS.get(word) ?? 1;
  const led = ARTICLES.has(word) || word === 'the' || word === 'la' || word === 'le' || word === 'les' || NUMBER_WORDS.has(word);
  const at = led ? i + 1 : i;
  const share = Object.hasOwn(SHARE_WORDS, led ? next : word) ? SHARE_WORDS[led ? next : word]! : null;
  if (share === null) return null;
  const of = Math.round(1 / share);
  return count > 0 && count < of ? { part: count, of, next: at + 1 } : null;
}
