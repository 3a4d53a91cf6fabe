import { ARTICLES, NUMBER_WORDS } from './number-words.js';
import type { Token } from './tokens.js';

const HALF = new Set(['half', 'demi', 'demie', 'medio', 'media']);
const OF = new Set(['of', 'de', 'd']);
const ENDS: ReadonlySet<string> = new Set(['comma', 'and', 'with', 'open', 'close']);
/** "A bowl and a half i'd say", "une tasse et demie je dirais". */
const SAID_OF = new Set("i i'd id maybe probably or roughly ish je disons genre mettons creo yo diria mas".split(' '));
const MOST_WORDS = 3;

/** "A scoop and a half of mashed", "two slices and a half", "un vaso y medio": the half is of what was counted before it. */
export function withHalves(tokens: readonly Token[]): Token[] {
  const out = [...tokens];
  for (let i = 1; i < out.length; i++) {
    const length = halfAt(out, i);
    const count = length === 0 ? -1 : countBefore(out, i);
    if (count < 0) {
      // "taza y media de frijoles": one, unsaid
      const unit = out[i - 1]!;
      if (length > 0 && count === UNSAID && (unit.measure ?? unit.portion) !== null) {
        out.splice(i, length);
        out.splice(i - 1, 0, numeral({ ...unit, to: unit.from }, 1.5));
      }
      continue;
    }
    const number = out[count]!;
    const unit = out[i - 1]!;
    if (unit.measure !== null) out[i - 1] = { ...unit, to: out[i + length - 1]!.to };
    const whole = ARTICLES.has(number.text) ? 1 : number.kind === 'number' ? number.value : NUMBER_WORDS.get(number.text)!;
    out.splice(i, length);
    out[count] = numeral(number, whole + 0.5);
  }
  return out;
}

function numeral(at: Token, value: number): Token {
  const text = String(value);
  return { ...at, kind: 'number', text, stem: text, value, measure: null, portion: null, size: null };
}

/** How many tokens "and a half" takes, where nothing is named that could be halved instead: "and half a muffin". */
function halfAt(tokens: readonly Token[], i: number): number {
  if (tokens[i]!.kind !== 'and') return 0;
  const at = ARTICLES.has(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1;
  if (!HALF.has(tokens[at]?.text ?? '')) return 0;
  const next = tokens[at + 1];
  // "And half an avocado" is half of another food, although "an" may stand for "and".
  if (next !== undefined && ARTICLES.has(next.text)) return 0;
  if (next === undefined || ENDS.has(next.kind) || SAID_OF.has(next.text)) return at + 1 - i;
  // "a cup n half green beans": of the measure right before
  if (next.kind === 'word' && tokens[i - 1]!.measure !== null) return at + 1 - i;
  return OF.has(next.text) && !ARTICLES.has(tokens[at + 2]?.text ?? '') ? at + 1 - i : 0;
}

const UNSAID = -2;

/** The number or article up to three words before; `UNSAID` where the clause begins with what is counted. */
function countBefore(tokens: readonly Token[], i: number): number {
  // "cené con mi esposo taza y media de …"
  const measured = tokens[i - 1]!.measure !== null;
  for (let k = i - 1; k >= 0 && k >= i - 1 - MOST_WORDS; k--) {
    const { kind, text, value } = tokens[k]!;
    const number = kind === 'number' ? value : ARTICLES.has(text) ? 1 : (NUMBER_WORDS.get(text) ?? Number.NaN);
    if (!Number.isNaN(number)) return k < i - 1 && Number.isInteger(number) && number < 20 ? k : -1;
    if (kind !== 'word' && kind !== 'empty') return k === i - 2 || measured ? UNSAID : -1;
  }
  return i === 1 || measured ? UNSAID : -1;
}
