import { STANCES } from '../language/load-lexicons.js';
import { tokenise } from '../language/token.js';
import { is, signsOf } from './stance-signs.js';

/** "The fish sticks my son left", "the crust my kids didn't eat": whose it was before, and nothing else. */
export const leftByOthers = (piece: string): boolean =>
  Object.values(STANCES).some((lexicon) => {
    const signs = signsOf(piece.trim(), lexicon);
    const who = signs.findIndex((sign) => is(sign, 'other'));
    const tokens = tokenise(piece.trim(), lexicon.contractions);
    return (
      who >= 0 &&
      signs.slice(who + 1).some((sign) => is(sign, 'left', 'never')) &&
      signs.every((sign) => [...sign.kinds].some((kind) => LEFT.has(kind))) &&
      tokens.every((token, at) => token.is === 'mark' || THAT.has(token.word) || signs.some(({ from, to }) => from <= at && at < to))
    );
  });
const LEFT: ReadonlySet<string> = new Set(['other', 'owned', 'whose', 'left', 'never', 'eat', 'does', 'partly', 'alone', 'adverb']);
const THAT = new Set(['that', 'which', 'over', 'behind', 'que', 'qu', 'had', 'has', 'on', 'plate']);
