import { reworded } from './rewrites.js';

test.each([
  ['surf and turf', 'steak and shrimp'],
  ['chips and salsa', 'tortilla chips and salsa'],
  ['tortilla chips and salsa', 'tortilla chips and salsa'],
  ['footlong turkey', 'footlong turkey sub'],
  ['footlong turkey sub', 'footlong turkey sub'],
  ['latte w/ oat milk', 'latte with oat milk'],
  ['chips and fries, all large', 'chips and fries, large'],
])('%s', (text, meant) => expect(reworded(text)).toBe(meant));

test.each([
  ['two over easy, toast', 'two over easy eggs, toast'],
  ['3 poached eggs', '3 poached eggs'],
  ['2 hard boiled potatoes', '2 hard boiled potatoes'],
  ['dos estrellados', 'dos huevos'],
  ['6 oz ckd chicken', '6 oz cooked chicken'],
])('%s', (text, meant) => expect(reworded(text)).toBe(meant));
