import type { Item } from '../../domain/entry.js';
import type { Language } from '../../reading/reading.js';

const FRACTIONS: readonly (readonly [number, string])[] = [
  [0.25, '1/4'],
  [1 / 3, '1/3'],
  [0.5, '1/2'],
  [2 / 3, '2/3'],
  [0.75, '3/4'],
];
const TIGHT_UNITS = new Set(['g', 'kg', 'ml', 'l']);
const SHORT_UNITS: Readonly<Record<string, string>> = { floz: 'fl oz', tablespoon: 'tbsp', teaspoon: 'tsp', ounce: 'oz', pound: 'lb' };
const COUNTED = new Set(['count', 'piece', 'serving', 'each', 'item']);
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

const QUICK_ADD = { fr: 'ajout rapide', es: 'suma rápida' } as const;
const isQuickAdd = (item: Item): boolean => item.source === 'user' && item.food === null && /\bquick add\b/.test(item.name);

/** One item as it is told back: "2 eggs", "1 slice toast", "200g greek yogurt", "1 small chips". */
export function itemText(item: Item, lang: Language): string {
  const name = shownName(item, lang);
  const amount = amountText(item.quantity);
  if (isQuickAdd(item)) return lang === 'en' ? name : QUICK_ADD[lang];
  // The user's own words carry the unit already: "2 pointes de pizza".
  if (lang !== 'en' && item.words && !TIGHT_UNITS.has(item.unit)) return `${amount} ${name}`;
  if (item.source === 'user' && item.food === null && item.quantity === 1 && item.unit === 'count') return name;
  const unit = SHORT_UNITS[item.unit] ?? item.unit;
  if (TIGHT_UNITS.has(unit)) return `${amount}${unit} ${name}`;
  const size = item.size && item.size !== unit && !name.includes(item.size) ? `${item.size} ` : '';
  if (COUNTED.has(unit) || name.split(' ').includes(unit))
    return `${amount} ${size}${lang === 'en' && item.quantity > 1 ? plural(name) : name}`;
  return `${amount} ${size}${lang === 'en' && item.quantity > 1 && !NO_PLURAL.has(unit) ? plural(unit) : unit} ${name}`;
}

/** The measure of an assumption that the amount does not show by itself: "1 bowl" of "1 salad"; null when it does. */
export function assumedMeasure(item: Item, lang: Language): string | null {
  const measure = item.assumption;
  if (!measure || !/^\d/.test(measure)) return null;
  return /^[\d./ ]+(?: (?:pieces?|servings?|count))?$/.test(measure) || measure === `${amountText(item.quantity)} ${item.unit}`
    ? null
    : measureText(measure, lang);
}

const MEASURES: Readonly<Record<'fr' | 'es', Readonly<Record<string, string>>>> = {
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

/** "0.5 cup" as "1/2 cup", "2 slice" as "2 slices", or in the user's language. */
function measureText(measure: string, lang: Language): string {
  const found = /^([\d.]+) (.+)$/.exec(measure);
  if (!found) return measure;
  const amount = Number(found[1]);
  const unit = SHORT_UNITS[found[2]!] ?? found[2]!;
  if (lang !== 'en')
    return `${amountText(amount)} ${unit
      .split(' ')
      .map((word) => MEASURES[lang][word] ?? word)
      .join(' ')}`;
  return `${amountText(amount)} ${amount > 1 && !NO_PLURAL.has(unit) ? plural(unit) : unit}`;
}

/** The food alone, for when the measure is told after it. */
export const foodText = (item: Item, lang: Language): string =>
  item.quantity === 1 && COUNTED.has(item.unit)
    ? `${item.size && !item.name.includes(item.size) ? `${item.size} ` : ''}${shownName(item, lang)}`
    : itemText(item, lang);

function shownName(item: Item, lang: Language): string {
  const name = lang === 'en' || !item.words ? item.name : bareWords(item.words);
  const kept = item.mods.filter((mod) => !name.toLowerCase().includes(mod.toLowerCase()));
  return kept.length > 0 ? `${name} (${kept.join(', ')})` : name;
}

/** The user's words without their amount: "deux pointes de pizza" is "pointes de pizza". */
function bareWords(words: string): string {
  let bare = words.trim();
  while (LEADING.test(bare)) bare = bare.replace(LEADING, '').trim();
  bare = bare.replace(/ {2,}/g, ' ').replace(TRAILING, '');
  return bare || words;
}

/** "crêpes au" of "crêpes au sirop": what joins it to the next food. */
const TRAILING = / (?:aux?|avec|et|de|du|des|con|y|en|a la|à la)$/i;

const LEADING =
  /^(?:[\d.,/]+ ?(?:g|ml|kg|l)?|une?|des|du|de la|de l'|deux|trois|quatre|cinq|six|una|uno|unos|unas|dos|tres|cuatro|cinco|seis|el|la|los|las|le|les|mon|ma|mi)(?=[ '])(?: (?:de |d'))?(?= |[^ ])/i;

/** English plural of the last word of a name; what is plural already or cannot be counted stays. */
export function plural(name: string): string {
  const bracket = name.indexOf(' (');
  if (bracket > 0) return plural(name.slice(0, bracket)) + name.slice(bracket);
  const head = name.split(/ (?:with|and|in|on|of|&) /)[0] ?? name;
  const rest = name.slice(head.length);
  if (
    /(s|rice|milk|juice|coffee|tea|water|bread|toast|bacon|beef|pork|chicken|fish|salmon|tuna|butter|cheese|fruit|soda|coke|corn|pasta|salad)$/.test(
      head,
    )
  )
    return name;
  if (/(ch|sh|x|z)$/.test(head)) return `${head}es${rest}`;
  if (/(tomat|potat)o$/.test(head)) return `${head}es${rest}`;
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ies${rest}`;
  return `${head}s${rest}`;
}
