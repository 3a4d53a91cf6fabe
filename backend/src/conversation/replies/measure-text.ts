import { ends } from '../../language/letters.js';
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
    plate: 'assiette',
    bag: 'sac',
    box: 'boîte',
    pack: 'paquet',
    scoop: 'boule',
    pint: 'pinte',
    fl: 'fl',
    oz: 'oz',
    lb: 'lb',
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
    plate: 'plato',
    bag: 'bolsa',
    box: 'caja',
    pack: 'paquete',
    scoop: 'bola',
    pint: 'pinta',
    fl: 'fl',
    oz: 'oz',
    lb: 'lb',
    grande: 'grande',
  },
};

/** A measure as it is told: "1/2 cup", "2 slices", or in the user's language; null where it has no word for it, or where it is grams. */
export function measureText(measure: string, lang: Language, size: string | null = null): string | null {
  const at = measure.indexOf(' ');
  const amount = Number(measure.slice(0, at));
  const unit = measure.slice(at + 1);
  if (!Number.isFinite(amount)) return lang === 'en' ? measure : null;
  if (unit === 'g') return null;
  if (lang === 'en') return `${amountText(amount)} ${unitText(unit, amount)}`;
  const words = unitText(unit, 1)
    .split(' ')
    .map((word) => MEASURES[lang][word]);
  if (words.includes(undefined)) return null;
  const [first, ...more] = words as string[];
  const big = size === null ? null : sizeText(size, lang);
  const told = [amount >= 2 ? several(first!, lang) : first!, ...more].join(' ');
  const sized = big === null ? told : lang === 'fr' ? `${big} ${told}` : `${told} ${big}`;
  return figuresIn(`${amountText(amount)} ${sized}`, lang);
}

/** A size in the user's language; null where it has no word for it. */
export const sizeText = (size: string, lang: 'fr' | 'es'): string | null => MEASURES[lang][size] ?? null;

const NO_PLURAL_ABROAD = new Set(['oz', 'lb', 'fl', 'c. à soupe', 'c. à thé', 'cda', 'cdta']);

function several(word: string, lang: 'fr' | 'es'): string {
  if (NO_PLURAL_ABROAD.has(word)) return word;
  if (lang === 'fr') return word.endsWith('eau') ? `${word}x` : `${word}s`;
  return word.endsWith('ón') ? `${word.slice(0, -2)}ones` : ends(word, ['a', 'e', 'i', 'o', 'u']) ? `${word}s` : `${word}es`;
}

/** Numbers in a text as they are written in a language: "1.5" is "1,5" in French. */
export const figuresIn = (text: string, lang: Language): string =>
  lang === 'fr' && text.includes('.')
    ? text
        .split(' ')
        .map((word) => (Number.isNaN(Number(word)) ? word : word.replace('.', ',')))
        .join(' ')
    : text;
