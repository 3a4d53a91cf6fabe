import { placeAt } from '../food/retrieval/place-words.js';
import { isInNames } from '../food/index.js';
import { ordinary } from '../food/retrieval/ordinary.js';
import { said } from '../language/said.js';
import { type Token, tokenise } from '../language/token.js';
import { MEALS } from './meal-words.js';
import { NUMBER_WORDS } from './number-words.js';
import { namesActivity } from './workout/join-effort.js';
import { saysUnit } from './says-unit.js';

const AT = said('place-at');
/** A stop, a town: behind it also "in" tells where. */
const STOPS = said('place-stops');
const IN = new Set(['in', 'on', 'off', 'outside', 'en', 'a']);
const OWNED = new Set('the my our his her their a some this that le la les ma mon mes el los mi mis un una'.split(' '));
/** Who ate there: "at my sister's i had …". */
const SUBJECTS = new Set(['i', 'we', 'je', "j'ai", 'on', 'yo']);
const ENDS = new Set([',', ':', '.', ';', '(', '\n', '-', '!']);
/** When, and not where: "at once". */
const NO_PLACE = said('place-none');
const LONGEST = 4;

/**
 * A normalised text without where it was eaten: "lunch at versailles: ropa vieja", "truck stop in amarillo, okra". A place that foods are
 * known by ("at wendys") stays, and so does whatever may be food, a number, a meal or a time.
 */
export function withoutPlaces(text: string): string {
  const tokens = tokenise(text, new Map());
  let [out, done] = ['', 0];
  for (let i = 0; i < tokens.length; i++) {
    const leads = AT.has(tokens[i]!.word) || (IN.has(tokens[i]!.word) && STOPS.has(tokens[i - 1]?.word ?? ''));
    const end = leads ? placeEnd(tokens, i + 1) : -1;
    // "45 min at orangetheory"
    if (end < 0 || namesActivity(text.slice(tokens[i]!.from, tokens[end - 1]!.to))) continue;
    out += text.slice(done, tokens[i]!.from);
    done = tokens[end - 1]!.to;
    i = end - 1;
  }
  return done === 0 ? text : (out + text.slice(done)).trim();
}

/** Where a name of a place ends, before a mark or at the end of the text; -1: it is none. */
function placeEnd(tokens: readonly Token[], start: number): number {
  let from = start;
  while (OWNED.has(tokens[from]?.word ?? '')) from++;
  let end = from;
  while (end < tokens.length && tokens[end]!.is === 'word' && end - from < LONGEST && mayBePlace(tokens, end)) end++;
  const next = tokens[end];
  return end > from && (next === undefined || ENDS.has(next.word) || SUBJECTS.has(next.word)) ? end : -1;
}

function mayBePlace(tokens: readonly Token[], i: number): boolean {
  const { word } = tokens[i]!;
  const plain = word.endsWith("'s") ? word.slice(0, -2) : word;
  if (NO_PLACE.has(plain) || NUMBER_WORDS.has(plain) || Object.hasOwn(MEALS, plain) || saysUnit(plain)) return false;
  if (
    placeAt(
      tokens.slice(i, i + LONGEST).map((token) => token.word),
      0,
    ) !== null
  )
    return false;
  return !isInNames(plain) && (ordinary(plain)?.food ?? 0) === 0;
}
