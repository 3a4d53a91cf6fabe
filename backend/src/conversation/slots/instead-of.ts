import type { Item } from '../../domain/entry.js';
import { toldOver } from '../frames/told-together.js';
import type { Change } from '../intents/edit-words.js';
import { read } from '../matching-items.js';
import { sameStem, stems } from '../targets.js';
import type { TurnContext } from '../turn-context.js';

/**
 * Other words for a food: in the place of the part of its name that does not hold ("egg", of the tuna in a tuna salad sandwich), as its kind
 * where a food is called so ("ham", of a turkey sandwich), else in the place of all of it. `wrong`: the words that do not hold, where told.
 */
export function insteadOf(item: Item, wrong: string | null, words: string, context: TurnContext): Change {
  const part = wrong === null ? null : inPlaceOf(item, wrong, words, context);
  const whole = part ?? (isWhole(item, wrong) ? null : toldOver(item, words, () => true, context)?.words);
  return whole ? { is: 'replace', of: item.name, words: whole } : { is: 'replace', of: item.name, words, outright: true };
}

/** Nothing of its name is left where all of it does not hold. */
const isWhole = ({ name }: Item, wrong: string | null): boolean => wrong !== null && stems(name).every((word) => has(stems(wrong), word));

function inPlaceOf(item: Item, wrong: string, words: string, context: TurnContext): string | null {
  const parts = item.name.split(' ');
  const goes = parts.map((part) => stems(part).length > 0 && stems(part).every((word) => has(stems(wrong), word)));
  const at = goes.indexOf(true);
  if (at < 0 || goes.every((one, i) => one || stems(parts[i]!).length === 0)) return null;
  // "Thigh instead of breast", "egg salad" of a tuna salad sandwich: a word that both say stands once.
  const stays = (part: string, i: number): boolean => !goes[i] && !has(stems(words), stems(part)[0] ?? '');
  const [before, after] = [parts.slice(0, at).filter(stays), parts.filter((part, i) => i > at && stays(part, i))];
  // What joined the part that goes joins nothing.
  while (after.length > 0 && stems(after[0]!).length === 0) after.shift();
  const whole = [...before, words, ...after].join(' ');
  const [food, ...more] = read(whole, context);
  return food && more.length === 0 && food.nutrients !== null && food.mods.length === 0 ? whole : null;
}

const has = (all: readonly string[], word: string): boolean => all.some((one) => sameStem(one, word));
