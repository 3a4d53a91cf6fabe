import { stem } from '../targets.js';
import { isInNamesOf } from './in-names.js';

test.each([
  ['burger', true],
  ['cheeseburgers', true],
  // it ends in a name's word
  ['superburger', true],
  ['decaf', true],
  ['gruau', true],
  ['zorbo', false],
  ['texted', false],
])('%s', (word, is) => expect(isInNamesOf(stem(word))).toBe(is));
