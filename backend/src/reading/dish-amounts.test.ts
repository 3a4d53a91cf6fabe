import { readText } from './read.js';

const amounts = (text: string): string[] =>
  readText(text, {
    now: new Date('2026-11-20T18:00:00Z'),
    zone: 'America/Toronto',
    country: 'CA',
    weightKg: null,
    meal: null,
    memory: [],
  }).meals.flatMap(({ items }) => items.map(({ name, grams }) => `${name} ${Math.round(grams ?? 0)}`));

test.each([
  ['omelet with 3 eggs, ham and cheese', ['ham and cheese omelet 255']],
  ['omelette 3 oeufs jambon fromage', ['ham and cheese omelet 255']],
  ['veggie omelet 2 eggs', ['vegetable omelet 150']],
])('%s: how many eggs went into it', (text, items) => expect(amounts(text)).toEqual(items));

test.each([
  ['salmon with dill 150 g', ['salmon 150', 'fresh dill 1']],
  ['pâtes au pesto 250 g', ['pasta 250', 'pesto 32']],
  ["saumon à l'aneth 150 g", ['salmon 150', 'fresh dill 1']],
  ['toast with 15 g butter', ['toast 25', 'butter 15']],
])('%s: a weight behind what is put on a food', (text, items) => expect(amounts(text)).toEqual(items));

test.each([
  ['plate of sushi, 12 pieces', ['sushi 360']],
  ['assiette de sushis 12 morceaux', ['sushi 360']],
  ['a 10 pack of timbits', ['timbit 180']],
  ['10 piece lemon pepper wet', ['lemon pepper wing 350']],
])('%s: pieces, whatever they came in', (text, items) => expect(amounts(text)).toEqual(items));

test.each([
  ['arroz con pollo y una ensalada', ['chicken and rice 245', 'garden salad 215']],
  ['burrito de frijol con queso', ['bean and cheese burrito 190']],
  ['2 tortillas de mais', ['corn tortilla 56']],
  ['pain de maïs', ['cornbread 65']],
  ['chips nature et un 7up', ['potato chips 28', '7up 355']],
  ['coffee with a donut and milk', ['coffee 360', 'doughnut 75', 'milk 244']],
  ['halo halo', ['halo halo 355']],
  ['bun rieu', ['bun rieu 600']],
])('%s: what it is called', (text, items) => expect(amounts(text)).toEqual(items));

test.each([
  ['2 chicken tacos and 1 beef', ['chicken taco 210', 'beef taco 105']],
  ['2 chicken tacos and a beer', ['chicken taco 210', 'beer 360']],
])('%s: another of the same', (text, items) => expect(amounts(text)).toEqual(items));
