import type { Item } from '../../domain/entry.js';
import { firstOf } from '../../language/letters.js';
import { read } from '../matching-items.js';
import { sharedOf } from '../relation/features.js';
import { sameStem, stems } from '../targets.js';
import type { TurnContext } from '../turn-context.js';

/** Before what a food is with. */
const ENDS = [' with ', ' in ', ' on ', ' of ', ' from ', ' without ', ' over '];
/** So many signs of their codes alike, and foods are of one kind. */
const KIN = 2;

/** Whether words name a food itself and not only a part of it: "the rice" of chicken over rice, "the ham" of a ham and cheese omelet. */
export function namesIt(words: string, { name, food }: Item, context: TurnContext): boolean {
  const main = stems(name.slice(0, firstOf(name, ENDS))).at(-1) ?? '';
  const said = stems(words);
  // "Rice and beans" are no beans.
  if (said.some((word) => sameStem(word, main)))
    return !isOneOfTwo(name) || stems(name).every((word) => said.some((one) => sameStem(one, word)));
  const [only, ...more] = read(words, context);
  // Of a place, or of a class of foods.
  return (
    said.length === 0 ||
    !only ||
    only.nutrients === null ||
    more.length > 0 ||
    only.food === food ||
    (!isOneOfTwo(name) && sharedOf(only.food ?? '', food ?? '') >= KIN)
  );
}

/** Two foods that are called together: "spaghetti and meatballs", and no "ham and cheese omelet". */
function isOneOfTwo(name: string): boolean {
  const words = name.split(' ');
  return JOINTS.has(words.at(-2) ?? '');
}
const JOINTS: ReadonlySet<string> = new Set(['and', 'et', 'y']);
