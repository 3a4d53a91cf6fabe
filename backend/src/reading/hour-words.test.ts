import { hoursInWords } from './hour-words.js';

test.each([
  ['around ten i had a granola bar', [10]],
  ['at about eight we ate an apple', [8]],
  ['a las ocho comi dos huevos', [8]],
  ["vers dix heures j'ai pris un cafe", [10]],
  ['had about ten wings', []],
  ['about two slices', []],
  ['granola bar at 9 actually', [9]],
  ['coffee at 7 then a bagel at 10 with butter', [7, 10]],
  ['tacos at 5 guys', []],
  ['hot dog at 7 eleven', []],
  ['treadmill at 4 mph', []],
  ['dinner at 630 chicken and rice', [6]],
  ['soup @ 1215', [12]],
  ['two wraps at 430 calories', []],
  ['bagel at 290', []],
])('%s', (text, hours) => expect(hoursInWords(text).map(({ hour }) => hour)).toEqual(hours));
