import { NUMBER_WORDS } from './number-words.js';
import type { EnergyPiece } from './pieces.js';
import type { Token } from './tokens.js';

/** "6 inch sub", '12" pizza': a size, not an amount. */
export function readInches(tokens: readonly Token[], i: number): { token: Token; next: number } | null {
  const token = tokens[i]!;
  const at = tokens[i + 1]?.text === '-' ? i + 2 : i + 1;
  const mark = tokens[at];
  const value = token.kind === 'number' ? token.value : (NUMBER_WORDS.get(token.text) ?? Number.NaN);
  if (!(value >= 3 && value <= 30) || !mark) return null;
  if (!INCHES.has(mark.text) && !(GLUED_INCHES.has(mark.text) && mark.glued)) return null;
  return {
    token: {
      ...token,
      kind: 'word',
      text: `${value} inch`,
      stem: '',
      size: `${value} inch`,
      portion: null,
      value: Number.NaN,
      to: mark.to,
    },
    next: at + 1,
  };
}

const INCHES: ReadonlySet<string> = new Set('inch inches po pouce pouces pulgada pulgadas'.split(' '));

/** '6"', "6in": but "2 in the morning". */
const GLUED_INCHES: ReadonlySet<string> = new Set(['"', 'in']);

/** Which figure a nutrient's word names. */
export function nutrientOf(word: string): EnergyPiece['nutrient'] {
  if (word.startsWith('prot')) return 'protein';
  if (word.startsWith('carb') || word === 'glucides') return 'carbs';
  if (word.startsWith('fat')) return 'fat';
  return word.startsWith('sug') ? 'sugar' : 'other';
}

const KCAL = 1 / 4.184;
export const ENERGY: ReadonlyMap<string, number> = new Map([
  ...'cal cals kcal kcals calorie calories caloria calorias'.split(' ').map((word): [string, number] => [word, 1]),
  ...'kj kjs kilojoule kilojoules'.split(' ').map((word): [string, number] => [word, KCAL]),
]);
const PACKS = new Set('pack packs bag bags snack package packet pouch bar bars'.split(' '));
/** Words between a food and the energy of one piece of it: "cookies at 55 calories", "une pizza de 800 calories". */
const OF_ONE = new Set(['at', '@', 'of', 'de', 'a']);

/** "650 cal", "800 kJ", "100 calorie pack of", "55 calories each". */
export function readEnergy(tokens: readonly Token[], i: number): { piece: EnergyPiece; next: number } | null {
  const token = tokens[i]!;
  const told = token.kind === 'number' ? token.value : NUMBER_WORDS.get(token.text);
  if (told === undefined || !(told >= 0)) return null;
  const at = tokens[i + 1]?.text === '-' ? i + 2 : i + 1;
  const factor = ENERGY.get(tokens[at]?.text ?? '');
  if (factor === undefined) return null;
  const after = tokens[at + 1];
  const pack = after !== undefined && PACKS.has(after.text);
  if (!pack && after?.kind === 'word' && after.text === 'bread') return null;
  const each = pack ? 0 : eachAfter(tokens, at + 1);
  let next = at + 1 + each;
  if (after?.text === 'total' || after?.text === 'worth') next++;
  while (tokens[next]?.text === 'of') next++;
  const value = factor === 1 ? told : Math.round(told * factor);
  const ofOne = OF_ONE.has(tokens[i - 1]?.text ?? '') && i > 1;
  return {
    piece: { type: 'energy', value, nutrient: 'calories', each: pack || each > 0 || ofOne, pack, from: token.from, to: tokens[at]!.to },
    next,
  };
}

/** Of every piece: "200 g each", "16oz ea". */
export const EACH: ReadonlySet<string> = new Set('each apiece ea chacun chacune chaque cada'.split(' '));
const PER = new Set(['per', 'par', 'por', 'a', 'the', '/']);
const ONE = new Set(
  'one piece pop bar cookie slice can bottle pack bag shake wrap taco unit item egg muffin piece morceau barre pieza barra lata'.split(' '),
);

/** How many words say no more than "each": "cada uno". */
export function eachAt(tokens: readonly Token[], at: number): number {
  const first = tokens[at]?.text ?? '';
  if (!EACH.has(first)) return 0;
  return first === 'cada' && ONES.has(tokens[at + 1]?.text ?? '') ? 2 : 1;
}
const ONES: ReadonlySet<string> = new Set(['uno', 'una']);

/** How many words say that it is of each: "each", "a piece", "per shake", "cada uno". */
function eachAfter(tokens: readonly Token[], at: number): number {
  const [first, second] = [tokens[at]?.text ?? '', tokens[at + 1]];
  const each = eachAt(tokens, at);
  if (each > 0) return each;
  if (second?.kind !== 'word' || !PER.has(first)) return 0;
  return ['per', 'par', 'por', '/'].includes(first) || ONE.has(second.text) ? 2 : 0;
}
