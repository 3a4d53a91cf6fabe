import { firstOf } from '../../language/letters.js';
import { stems } from '../targets.js';

/** Before what a food is of or with. */
const ENDS = [' with ', ' in ', ' on ', ' of ', ' from ', ' without ', ' and ', ','];

/** The stem of the word that a food's name is about: "bowl" of "a bowl of rice". */
export const headOf = (name: string): string => stems(name.slice(0, firstOf(name, ENDS))).at(-1) ?? '';
