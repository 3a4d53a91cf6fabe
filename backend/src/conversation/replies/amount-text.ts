import { isDigit } from '../../language/letters.js';
import type { Item } from '../../domain/entry.js';
import { builtInTable, foodOfItem, isFood } from '../../food/index.js';
import type { Language } from '../../reading/reading.js';
import { fold } from '../../language/fold.js';
import { plural, saysUnit } from '../../reading/index.js';
import { bareName } from './bare-words.js';
import { amountText, figuresIn, measureText, sizeText, unitText } from './measure-text.js';
import { saidWords } from './said-words.js';

const TIGHT_UNITS = new Set(['g', 'kg', 'ml', 'l']);
const COUNTED = new Set(['count', 'piece', 'serving', 'each', 'item']);
/** What is assumed of whatever is counted by the piece, and not worth a word. */
const USUAL = new Set(['piece', 'pieces', 'serving', 'servings', 'count', 'regular', 'medium', 'item']);
const QUICK_ADD = { fr: 'ajout rapide', es: 'suma rápida' } as const;

/** One item as it is told back, in the user's own words where they still hold: "2 eggs", "toast", "200g greek yogurt", "burger (no bun)". */
export function itemText(item: Item, lang: Language): string {
  if (isQuickAdd(item)) return lang === 'en' ? item.name : QUICK_ADD[lang];
  const text = figuresIn(saidWords(item, lang) ?? (lang === 'en' ? rowText(item) : foreignText(item, lang)), lang);
  const kept = item.mods.filter((mod) => !text.toLowerCase().includes(mod.toLowerCase()));
  const [foods, others] = [kept.filter(isLeftOut), kept.filter((mod) => !isLeftOut(mod))];
  const denied = others.map((mod) => inLanguage(mod, lang)).filter((mod) => !text.toLowerCase().includes(mod));
  const told = [...denied, ...(foods.length > 0 ? [`${NOT_COUNTED[lang]}: ${foods.join(', ')}`] : [])];
  return told.length > 0 ? `${text} (${told.join('; ')})` : text;
}

const WITHOUT: Readonly<Record<Language, string>> = { en: 'no', fr: 'sans', es: 'sin' };
/** "No cheese" is kept in English, whatever language it was said in. */
const inLanguage = (mod: string, lang: Language): string => (mod.startsWith('no ') ? `${WITHOUT[lang]} ${mod.slice(3)}` : mod);

const NOT_COUNTED: Readonly<Record<Language, string>> = { en: 'not counted', fr: 'non compté', es: 'sin contar' };

/** A food among what describes another was said, and has no figures of its own. */
const isLeftOut = (mod: string): boolean => !mod.includes(' ') && isFood(mod);

const isQuickAdd = (item: Item): boolean => item.source === 'user' && item.food === null && /\bquick add\b/.test(item.name);

/** By the name of its row: a single piece needs no number. */
function rowText({ name, quantity, unit: stored, size: said }: Item): string {
  const amount = amountText(quantity);
  const unit = unitText(stored, quantity);
  if (TIGHT_UNITS.has(unit)) return `${amount}${unit} ${name}`;
  const size = said && said !== stored && !name.includes(said) ? `${said} ` : '';
  if (COUNTED.has(stored) || name.split(' ').includes(stored))
    return quantity === 1 ? `${size}${name}` : `${amount} ${size}${quantity > 1 ? plural(name) : name}`;
  return `${amount} ${size}${unit} ${name}`;
}

/** Names of rows are English: in another language the user's words tell the food, with what it was served in behind it: "vin (2 verres)". */
function foreignText(item: Item, lang: 'fr' | 'es'): string {
  const called = item.words ?? foodOfItem(item, builtInTable())?.[lang][0];
  if (called === undefined) return rowText(item);
  const name = bareName(called);
  const amount = amountText(item.quantity);
  if (TIGHT_UNITS.has(item.unit)) return `${amount}${item.unit} ${name}`;
  const served = COUNTED.has(item.unit) || item.unit === item.size ? null : measureText(`${item.quantity} ${item.unit}`, lang, item.size);
  if (served !== null) return `${withoutMeasure(name)} (${served})`;
  const size = item.size === null ? null : sizeText(item.size, lang);
  return `${item.quantity === 1 && COUNTED.has(item.unit) ? name : `${amount} ${name}`}${size === null ? '' : ` (${size})`}`;
}

const OF: ReadonlySet<string> = new Set(['de', 'du', 'des', 'del', 'of']);

/** "Verre de vin" is "vin". */
function withoutMeasure(name: string): string {
  const words = name.split(' ');
  const first = words.findIndex((word, at) => at === words.length - 1 || !(saysUnit(fold(word)) || (at > 0 && OF.has(word))));
  return words.slice(first).join(' ').replace(/^d'/, '');
}

/** What was assumed of an item, in words: "1 cup rice", or "1 cup" where it stands alone; null where the amount tells it by itself. */
export function assumedText(item: Item, alone: boolean, lang: Language): string | null {
  const measure = item.assumption;
  if (!item.assumed || !measure || !isDigit(measure[0]) || measure === `${amountText(item.quantity)} ${item.unit}`) return null;
  const unit = measure.slice(measure.indexOf(' ') + 1);
  if (!measure.includes(' ') || USUAL.has(unit)) return null;
  const words = measureText(measure, lang);
  if (words === null) return item.grams === null ? null : `${Math.round(item.grams)}g${alone ? '' : ` ${foodName(item, lang)}`}`;
  return alone || foodName(item, lang).split(' ').includes(unit) ? words : `${words} ${foodName(item, lang)}`;
}

const foodName = (item: Item, lang: Language): string => (lang !== 'en' && item.words ? bareName(item.words) : item.name);
