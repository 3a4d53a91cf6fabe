import { isFood } from '../food/index.js';
import { ordinary } from '../food/retrieval/ordinary.js';
import type { Lexicon } from '../language/lexicon.js';
import { STANCES } from '../language/load-lexicons.js';
import { tokenise } from '../language/token.js';
import { is, type Sign, signsOf } from './stance-signs.js';
import { follows, stanceOf } from './stance.js';

/** What tells that something was done with food, or not. */
const TELLS = ['ate', 'got', 'does', 'gave', 'passed', 'plan', 'wished', 'near', 'never', 'was', 'making'] as const;

export interface ClauseStart {
  at: number;
  /** What follows tells why. */
  reason: boolean;
}

/**
 * Where, inside a stretch without separators, a clause of its own begins that stands otherwise to eating than what is before it:
 * "aunt made tamales | so i ate 3 | because you can't say no", "my husband had the ribeye | i had the salmon". A reason is one always.
 */
export function clauseStarts(text: string): ClauseStart[] {
  const known = new Map(Object.values(STANCES).flatMap((lexicon) => startsIn(text, lexicon)));
  const starts = [...known.keys()].toSorted((a, b) => a - b);
  if (starts.length === 0) return [];
  const ends = [...starts.slice(1), text.length];
  let before = stanceOf(text.slice(0, starts[0]));
  return starts.flatMap((at, i) => {
    const own = stanceOf(text.slice(at, ends[i]));
    const differs = own !== before;
    before = own;
    const reason = known.get(at)!;
    return differs || reason ? [{ at, reason }] : [];
  });
}

/** Places, and whether a reason begins there. */
function startsIn(text: string, lexicon: Lexicon): [at: number, reason: boolean][] {
  const signs = signsOf(text, lexicon);
  const out: [number, boolean][] = [];
  let told = false;
  for (const [i, sign] of signs.entries()) {
    const begins =
      (is(sign, 'turn', 'reason') && (i > 0 || isBehindFood(sign, text, lexicon))) ||
      (told ? i > 0 && (isSubject(signs, i, text) || isLeftOver(signs, i, text)) : isAside(sign, signs.slice(i + 1), text, lexicon));
    // "So i had": it began with "so"
    if (begins && !(signs[i - 1]?.to === sign.from && is(signs[i - 1], 'turn', 'reason', 'owned'))) {
      out.push([sign.at, is(sign, 'reason')]);
      told = false;
    }
    told ||= is(sign, ...TELLS);
  }
  return out;
}

/** "Did not eat the fries just the burger": what was eaten in place of what is denied. */
function isLeftOver(signs: readonly Sign[], at: number, text: string): boolean {
  const [sign, next] = [signs[at]!, signs[at + 1]];
  const word = text.slice(sign.at).split(' ', 1)[0]!;
  const before = signs.slice(0, at);
  // "no lunch today just black coffee"
  const skipped = before.some((one) => is(one, 'meal')) && before.some((one) => is(one, 'none', 'never', 'passed'));
  const names = is(next, 'owned') && next!.from === sign.to && before.some((one) => is(one, 'never', 'passed'));
  return ONLY.has(word) && (skipped || names);
}
const ONLY: ReadonlySet<string> = new Set(['just', 'only', 'juste', 'seulement', 'solo', 'nomas']);

/** "Turkey sandwich trying to be good": what somebody means to do behind what was had, and neither to eat nor to drink. */
function isAside(sign: Sign, behind: readonly Sign[], text: string, lexicon: Lexicon): boolean {
  if (deniesMeal(sign, behind)) return isBehindFood(sign, text, lexicon);
  if (!is(sign, 'plan') || behind.some((one) => is(one, 'it', 'ate', 'any', 'some', 'meal', 'soon', 'rest'))) return false;
  const tokens = tokenise(text, lexicon.contractions);
  // "trying to eat better": how, and not what
  const eats = behind.find((one) => is(one, 'eat'));
  if (eats && (eats.to >= eats.end || behind.some(({ from }) => from === eats.to))) return false;
  const more = tokens.slice(sign.to).filter(({ is: kind }) => kind === 'word');
  return (
    isBehindFood(sign, text, lexicon) &&
    more.length > 0 &&
    MEANS_TO.has(tokens[sign.to - 1]!.word) &&
    !more.some(({ word }) => namesFood(word))
  );
}
/** "Turkey sandwich skipped breakfast": which meal was let be, behind what was had. */
const deniesMeal = (sign: Sign, behind: readonly Sign[]): boolean =>
  is(sign, 'passed', 'never') &&
  behind.some((one) => is(one, 'meal')) &&
  sign.end - sign.to === behind.reduce((sum, { from, to }) => sum + to - from, 0);
const isBehindFood = ({ from }: Sign, text: string, { contractions }: Lexicon): boolean =>
  tokenise(text, contractions)
    .slice(0, from)
    .some(({ word }) => namesFood(word));
const namesFood = (word: string): boolean => isFood(word) || (ordinary(word)?.food ?? 0) > 0;
/** How words end behind which a deed is told. */
const MEANS_TO: ReadonlySet<string> = new Set(['to', 'tryna', 'gonna', 'gunna', 'wanna', 'finna', 'vais', 'va', 'de', "d'", 'a']);

/** Somebody, right before what they did: "my wife had", "i only had". */
function isSubject(signs: readonly Sign[], at: number, text: string): boolean {
  const who = is(signs[at], 'owned') && signs[at + 1]?.from === signs[at]!.to ? at + 1 : at;
  if (!is(signs[who], 'self', 'other') || (is(signs[who], 'owned') && who === at)) return false;
  const deed = signs.slice(who + 1).find((sign) => !is(sign, 'lets', 'adverb', 'beside') || is(sign, ...TELLS));
  // "gave my fries to my kid, ate the cheeseburger"
  if (deed && text.slice(signs[who]!.at, deed.at).includes(',')) return false;
  if (!deed || !is(deed, 'ate', 'got', 'does', 'passed', 'plan', 'wished')) return false;
  const between = signs
    .slice(who + 1)
    .filter((sign) => sign.from < deed.from)
    .reduce((sum, sign) => sum + sign.to - sign.from, 0);
  return deed.from - signs[who]!.to - between <= 1 || follows(signs[who]!, deed, signs);
}
