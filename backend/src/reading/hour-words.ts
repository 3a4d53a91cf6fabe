import { tokenise } from '../language/token.js';
import { NUMBER_WORDS } from './number-words.js';

const LEADS = new Set('at around about by circa vers las la'.split(' '));
const HOURS = new Set(['heure', 'heures', 'ish', "o'clock", 'oclock']);
/** Who ate, or that it was eaten, right behind the hour. */
const TEN_AND = new Set(
  "i i'd i've we had ate grabbed drank my the me je j'ai j'avais on nous pris mange yo comi tome cene desayune almorce comimos this last tonight today yesterday".split(
    ' ',
  ),
);
const LAST_HOUR = 12;

/** "Around ten I had", "a las ocho comi": an hour in a word, where who ate follows and nothing that could be counted. */
export function hoursInWords(text: string): { from: number; to: number; hour: number }[] {
  const tokens = tokenise(text, new Map());
  return tokens.flatMap(({ word, from }, i) => {
    if (!LEADS.has(word) || (i > 0 && LEADS.has(tokens[i - 1]!.word))) return [];
    const at = tokens[i + 1]?.word === 'about' || tokens[i + 1]?.word === 'around' ? i + 2 : i + 1;
    const hour = NUMBER_WORDS.get(tokens[at]?.word ?? '');
    if (hour === undefined || !Number.isInteger(hour) || hour < 1 || hour > LAST_HOUR) return [];
    const last = HOURS.has(tokens[at + 1]?.word ?? '') ? at + 1 : at;
    const next = tokens[last + 1];
    const told = last > at || (next !== undefined && TEN_AND.has(next.word)) || (word === 'at' && next?.is === 'mark');
    return told ? [{ from, to: tokens[last]!.to, hour }] : [];
  });
}
