import { formWords } from '../form-words.js';
import type { Food } from '../food.js';
import { unitOf } from '../measures.js';
import { goesOn, nameWords } from './name-words.js';
import { ordinary } from './ordinary.js';
import { soundsLike } from './sound.js';

/**
 * What people see: a further name where it has words of its own; none in another language or in USDA's order, no abbreviation, no measure and no
 * other spelling.
 */
export function shownName(text: string, { name, aliases, fr, es }: Food): string {
  const own = name.includes(',')
    ? (aliases.find((alias) => isPlain(alias) && behindUnit(alias) === alias && alias.includes(' ') && within(alias, name)) ??
      naturalName(name))
    : name;
  if (!isPlain(text) || fr.includes(text) || es.includes(text)) return own;
  return within(behindUnit(text), name) ? own : text;
}

const isPlain = (one: string): boolean => !/[,(]|^\d+ (?!%)/.test(one) && one.length > 3 && !goesOn(one);

/** "Cup noodles" says no more than noodles; "bun rieu" is another dish than its fellows. */
const behindUnit = (one: string): string => (unitOf(one.split(' ')[0]!) === null ? one : one.slice(one.split(' ')[0]!.length + 1));

/** "rice, white, cooked, any fat" is "white rice": what goes before stands before, what only says how it was made is left out. */
function naturalName(name: string): string {
  const [kind = name, ...rest] = name.split(', ');
  const before = rest
    .filter((part) => part.split(' ').length <= 2 && !goesOn(part) && !nameWords(part).every(({ faint }) => faint))
    .slice(0, 2);
  return [...before, kind].join(' ');
}

/** Whether a name says nothing that another does not, however it is spelled. */
function within(text: string, name: string): boolean {
  const known = new Set(formWords(name).stems);
  return formWords(text).stems.every((stem) => known.has(stem) || (!ordinary(stem) && [...known].some((own) => soundsLike(stem, own))));
}
