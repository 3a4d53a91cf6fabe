import type { EnergyPiece } from './pieces.js';
import type { Token } from './tokens.js';

/** "6 inch sub", '12" pizza': a size, not an amount. */
export function readInches(tokens: readonly Token[], i: number): { token: Token; next: number } | null {
  const token = tokens[i]!;
  const at = tokens[i + 1]?.text === '-' ? i + 2 : i + 1;
  const mark = tokens[at];
  if (token.kind !== 'number' || !(token.value >= 3 && token.value <= 30) || !mark) return null;
  if (mark.text !== 'inch' && !(mark.text === '"' && mark.glued)) return null;
  return {
    token: { ...token, kind: 'word', text: `${token.text} inch`, stem: '', size: `${token.text} inch`, value: Number.NaN, to: mark.to },
    next: at + 1,
  };
}

/** Which figure a nutrient's word names. */
export function nutrientOf(word: string): EnergyPiece['nutrient'] {
  if (word.startsWith('prot')) return 'protein';
  if (word.startsWith('carb') || word === 'glucides') return 'carbs';
  if (word.startsWith('fat')) return 'fat';
  return word.startsWith('sug') ? 'sugar' : 'other';
}

const ENERGY = /^(?:k?cals?|calories?|calorie|kcal|kcals|calorias?)$/;

/** "650 cal", "100 calorie pack of". */
export function readEnergy(tokens: readonly Token[], i: number): { piece: EnergyPiece; next: number } | null {
  const token = tokens[i]!;
  if (token.kind !== 'number' || !(token.value >= 0)) return null;
  const at = tokens[i + 1]?.text === '-' ? i + 2 : i + 1;
  if (!ENERGY.test(tokens[at]?.text ?? '')) return null;
  const after = tokens[at + 1];
  const pack = after !== undefined && /^(?:pack|packs|bag|bags|snack|package|packet|pouch|bar|bars)$/.test(after.text);
  const each = pack || /^(?:each|apiece)$/.test(after?.text ?? '');
  if (!pack && after?.kind === 'word' && after.text === 'bread') return null;
  let next = at + 1;
  if (after?.text === 'each' || after?.text === 'apiece' || after?.text === 'total' || after?.text === 'worth') next++;
  while (tokens[next]?.text === 'of') next++;
  return { piece: { type: 'energy', value: token.value, nutrient: 'calories', each, from: token.from, to: tokens[at]!.to }, next };
}
