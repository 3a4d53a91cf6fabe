import type { Language } from '../../reading/reading.js';
import { plural } from '../../reading/index.js';

const FRACTIONS: readonly (readonly [number, string])[] = [
  [0.25, '1/4'],
  [1 / 3, '1/3'],
  [0.5, '1/2'],
  [2 / 3, '2/3'],
  [0.75, '3/4'],
];
const SHORT_UNITS: Readonly<Record<string, string>> = { floz: 'fl oz', tablespoon: 'tbsp', teaspoon: 'tsp', ounce: 'oz', pound: 'lb' };
const NO_PLURAL = new Set(['oz', 'fl oz', 'tbsp', 'tsp', 'lb', 'g', 'kg', 'ml', 'l', 'small', 'medium', 'large']);

/** 0.5 as "1/2", 1.5 as "1 1/2", 2.25 as "2 1/4", anything else with at most two decimals. */
export function amountText(value: number): string {
  const whole = Math.floor(value + 1e-9);
  const rest = value - whole;
  if (rest < 0.01) return String(whole);
  const found = FRACTIONS.find(([share]) => Math.abs(rest - share) < 0.01);
  if (found && whole < 10) return whole === 0 ? found[1] : `${whole} ${found[1]}`;
  return String(Math.round(value * 100) / 100);
}

/** A unit as it is told with an amount: "tbsp", "slices". */
export function unitText(unit: string, amount: number): string {
  const short = SHORT_UNITS[unit] ?? unit;
  return amount > 1 && !NO_PLURAL.has(short) ? plural(short) : short;
}

const MEASURES: Readonly<Record<'fr' | 'es', Readonly<Record<string, string | undefined>>>> = {
  fr: {
    cup: 'tasse',
    mug: 'tasse',
    bowl: 'bol',
    glass: 'verre',
    slice: 'tranche',
    piece: 'morceau',
    can: 'canette',
    bottle: 'bouteille',
    tbsp: 'c. à soupe',
    tsp: 'c. à thé',
    serving: 'portion',
    small: 'petit',
    medium: 'moyen',
    large: 'grand',
    handful: 'poignée',
  },
  es: {
    cup: 'taza',
    mug: 'taza',
    bowl: 'tazón',
    glass: 'vaso',
    slice: 'rebanada',
    piece: 'pieza',
    can: 'lata',
    bottle: 'botella',
    tbsp: 'cda',
    tsp: 'cdta',
    serving: 'porción',
    small: 'chico',
    medium: 'mediano',
    large: 'grande',
    handful: 'puñado',
  },
};

/** A measure as it is told: "1/2 cup", "2 slices", or in the user's language; null where it has no word for it, or where it is grams. */
export function measureText(measure: string, lang: Language): string | null {
  const at = measure.indexOf(' ');
  const amount = Number(measure.slice(0, at));
  const unit = measure.slice(at + 1);
  if (!Number.isFinite(amount)) return lang === 'en' ? measure : null;
  if (unit === 'g') return null;
  if (lang === 'en') return `${amountText(amount)} ${unitText(unit, amount)}`;
  const words = unitText(unit, 1)
    .split(' ')
    .map((word) => MEASURES[lang][word]);
  return words.includes(undefined) ? null : `${amountText(amount)} ${words.join(' ')}`;
}
