import { STANCES } from '../language/load-lexicons.js';
import { is, signsOf } from './stance-signs.js';

/** Whether a piece says how much of it was the user's: "2 glasses for me". */
export const isMine = (piece: string): boolean =>
  Object.values(STANCES).some((lexicon) => {
    const signs = signsOf(piece.trim(), lexicon);
    return signs.some((sign, i) => is(sign, 'for') && is(signs[i + 1], 'me') && signs[i + 1]!.from === sign.to);
  });
