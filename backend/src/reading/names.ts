import { isInNames } from '../food/index.js';
import { ordinary } from '../food/retrieval/ordinary.js';
import { placeAt } from '../food/retrieval/place-words.js';
import { isDigit } from '../language/letters.js';
import { said } from '../language/said.js';
import { tokenise } from '../language/token.js';
import { MEALS } from './meal-words.js';

/** A word of a text as it is written. */
interface Word {
  text: string;
  plain: string;
  from: number;
  to: number;
  capital: boolean;
  /** A sentence begins with it, where every word has a capital. */
  first: boolean;
}

const TO_PLACES = said('name-leads');
const EVENTS = said('name-events');
const VENUES = said('name-venues');
const KIN = said('name-kin');
/** What people are called and is eaten, too. */
const NAMES = said('name-foods');
const BRINGS = said('name-brings');
const ARTICLES = new Set(['the', 'a', 'an', 'my', 'our', 'el', 'la', 'le', 'l']);
/** "Coffee made my day". */
const PRAISED = new Set(['my', 'it', 'with', 'from', 'of', 'for']);
const OF = new Set(['de', 'del', 'of']);
const LINKS = new Set(['of', 'the', 'de', 'la', 'du', 'del', 'and']);
/** Where so many words have a capital, it marks nothing. */
const MOST_CAPITALS = 0.6;
const MARKS = new Set('.!?;:,\n()-');
const ORDINAL_ENDS = new Set(['st', 'nd', 'rd', 'th']);
const NO_CONTRACTIONS = new Map<string, readonly string[]>();

const isUpper = (sign: string | undefined): boolean => sign !== undefined && sign !== sign.toLowerCase();
const hasMark = (between: string): boolean => [...between].some((sign) => MARKS.has(sign));

/** Stretches of a text that name a place, a person or what was celebrated: "at Honey Pig", "the Holiday Inn", "Tita Baby's bday". Never food. */
export function namesIn(text: string): { from: number; to: number; by: string }[] {
  const tokens = tokenise(text, NO_CONTRACTIONS).filter(({ is }) => is !== 'mark');
  const words = tokens.map(({ word: plain, from, to }, i): Word => {
    const written = text.slice(from, to);
    return {
      text: written,
      plain,
      from,
      to,
      capital: isUpper(written[0]) && written.length > 1 && !isUpper(written[1]),
      first: i === 0 || hasMark(text.slice(tokens[i - 1]!.to, from)),
    };
  });
  const inner = words.filter(({ first, plain }) => !first && plain !== 'i');
  const marked = inner.filter(({ capital }) => capital).length <= MOST_CAPITALS * Math.max(2, inner.length);
  const out: { from: number; to: number; by: string }[] = [];
  for (let at = 0; at < words.length; at++) {
    const to = Math.max(eventEnd(words, at), marked ? Math.max(venueEnd(words, at), placeEnd(words, at)) : 0);
    if (to > 0) {
      const leads = at > 0 && TO_PLACES.has(words[at - 1]!.plain) && !words[at]!.first ? at - 1 : at;
      out.push({ from: words[leads]!.from, to: words[to - 1]!.to, by: ' ' });
      at = to - 1;
    } else if (marked && isBringing(words, at)) out.push({ from: words[at]!.from, to: words[at]!.to, by: 'someone' });
  }
  return out;
}

/** "Olive's birthday", "grandma Rosie's 80th bday", "cumple de mi tia Lupe". */
function eventEnd(words: readonly Word[], from: number): number {
  let at = from;
  if (EVENTS.has(words[from]!.plain) && OF.has(words[from + 1]?.plain ?? '')) {
    at += 2;
    while (at < words.length && !words[at]!.first && (KIN.has(words[at]!.plain) || words[at]!.capital)) at++;
    return at > from + 2 ? at : 0;
  }
  while (at < words.length && !words[at]!.plain.endsWith("'s") && (KIN.has(words[at]!.plain) || words[at]!.capital) && at - from < 3) at++;
  if (!words[at]?.plain.endsWith("'s") || (at > from && words.slice(from + 1, at + 1).some(({ first }) => first))) return 0;
  // "80th"
  const next = ORDINAL_ENDS.has(words[at + 2]?.plain ?? '') && isDigit(words[at + 1]!.plain[0]) ? at + 3 : at + 1;
  const event = words[next];
  return event && !event.first && EVENTS.has(event.plain) ? next + 1 : 0;
}

/** "The Holiday Inn", "Orange county fair": words with a capital, or with one at their beginning, up to what kind of place it is. */
function venueEnd(words: readonly Word[], from: number): number {
  if (!words[from]!.capital || ARTICLES.has(words[from]!.plain)) return 0;
  let to = 0;
  for (let at = from + 1; at < words.length && at <= from + 3 && !words[at]!.first; at++)
    if (VENUES.has(words[at]!.plain) && (words[at]!.capital || at === from + 1 || words[at + 1]?.first !== false)) to = at + 1;
  return to;
}

/** "At Honey Pig", "from the Apple Pan", "met Ginger". */
function placeEnd(words: readonly Word[], from: number): number {
  const lead = ARTICLES.has(words[from - 1]?.plain ?? '') ? from - 2 : from - 1;
  if (lead < 0 || !words[from]!.capital || words[from]!.first) return 0;
  if (!TO_PLACES.has(words[lead]!.plain) && !(IN_TOWN.has(words[lead]!.plain) && isTown(words[from]!.plain))) return 0;
  const plain = words.map((word) => word.plain);
  if (placeAt(plain, from) !== null) return 0;
  let to = from + 1;
  while (to < words.length && !words[to]!.first && (words[to]!.capital || (LINKS.has(plain[to]!) && words[to + 1]?.capital))) to++;
  return words[to] && !words[to]!.first && words[to - 1]!.plain.endsWith("'s") && EVENTS.has(plain[to]!) ? to + 1 : to;
}

/** "In Tulsa", "outside Sudbury": no food, and no other word. */
const IN_TOWN = new Set(['in', 'outside', 'around', 'en', 'hors']);
const isTown = (word: string): boolean => !isInNames(word) && ordinary(word) === null && !Object.hasOwn(MEALS, word);

/** "Patty brought donuts", "Basil and I split a pizza". */
const isBringing = (words: readonly Word[], at: number): boolean =>
  words[at]!.capital &&
  NAMES.has(words[at]!.plain) &&
  words[at + 1]?.first === false &&
  ((BRINGS.has(words[at + 1]!.plain) && !PRAISED.has(words[at + 2]?.plain ?? '')) ||
    (words[at + 1]!.plain === 'and' && words[at + 2]?.text === 'I'));

const withoutLead = (text: string): string => {
  const from = [...text].findIndex((sign) => sign !== ' ' && !MARKS.has(sign));
  return from < 0 ? '' : text.slice(from);
};

/** The text without what names a place or somebody. */
export function withoutNames(text: string): string {
  let out = '';
  let at = 0;
  for (const { from, to, by } of namesIn(text)) {
    out += text.slice(at, from) + by;
    at = to;
  }
  return at === 0 ? text : withoutLead(out + text.slice(at));
}
