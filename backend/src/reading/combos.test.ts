import { builtInTable } from '../food/index.js';
import { expandCombos } from './combos.js';

test.each([
  ['large big mac meal with sprite', 'big mac, large french fries with sprite'],
  ['whopper combo', 'whopper, medium french fries, medium soda'],
  ['whopper combo medium with diet coke', 'whopper, medium french fries with diet coke'],
  ['big mac meal medium', 'big mac, medium french fries, medium soda'],
  ['trio big mac', 'big mac, medium french fries, medium soda'],
  ['whopper meal no drink', 'whopper, medium french fries,  no drink'],
  ['2 burgers for my meal prep', '2 burgers for my meal prep'],
  ['salmon meal', 'salmon meal'],
])('%j is %j', (text, expanded) => expect(expandCombos(text, builtInTable())).toBe(expanded));
