import { formWords } from '../form-words.js';
import { placeAt } from './place-words.js';

test.each([
  ['burger king fries', 'burgerking'],
  ['bk fries', 'burgerking'],
  ["wendy's chili", 'wendys'],
  ['5 guys burger', 'fiveguys'],
  ['chick fil a nuggets', 'chickfila'],
  ['cfa nuggets', 'chickfila'],
  ['dunkin donuts munchkins', 'dunkin'],
])('%s begins with a place', (text, place) => {
  expect(placeAt(text.split(' '), 0)?.place).toBe(place);
});

test.each(['burger with fries', 'second cup of coffee', 'cava with dinner', 'candy canes'])('%s names no place', (text) => {
  const words = text.split(' ');
  expect(words.map((_, i) => placeAt(words, i)).filter((found) => found !== null)).toEqual([]);
});

test('a name is found under any way to write its place', () => {
  expect(formWords('mickey ds fries').stems).toEqual(formWords("McDonald's fries").stems);
});
