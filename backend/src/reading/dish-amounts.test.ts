import { context } from '../../test/support/reading-context.js';
import { readText } from './read.js';

const amounts = (text: string): string[] =>
  readText(text, { ...context, country: 'CA' }).meals.flatMap(({ items }) =>
    items.map(({ name, grams }) => `${name} ${Math.round(grams ?? 0)}`),
  );

const shareOf = (text: string): number => readText(text, { ...context, country: 'CA' }).meals[0]!.items[0]!.quantity;

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

test.each([
  ['pancakes, syrup 3 tbsp', ['pancake 100', 'syrup 60']],
  ['bean burrito, salsa 2 tbsp', ['bean and cheese burrito 190', 'salsa 32']],
  ['yogurt, 1/2 cup blueberries', ['yogurt 170', 'blueberries 75']],
  ['a handful of almonds, 12 of them', ['almonds 14']],
  ['un gros bol de soupe aux légumes, environ 3 tasses', ['vegetable soup 735']],
])('%s: what the amount is of', (text, items) => expect(amounts(text)).toEqual(items));

test.each([
  ['club sandwich sur pain blanc', ['club sandwich 230']],
  ['3 tacos, pork no cheese, 1 beer', ['pork taco 315', 'beer 360']],
  ['shake: 1 scoop whey ds 250ml lait 2%', ['whey protein powder 26', '2% milk 254']],
  ['overnight oats: 40 g oats; 200 ml almond milk; 15 g chia', ['rolled oats 40', 'almond milk 203', 'chia seeds 15']],
])('%s: what a dish is of', (text, items) => expect(amounts(text)).toEqual(items));

test.each([
  ['2 ct beurre sur 1 tr pain brun', ['butter 9', 'wheat bread 28']],
  ['sop d fideo 1 tz', ['sopa de fideo 245']],
  ['me avente 3 tacazos d pastor s/ cebolla', ['al pastor taco 300']],
  ['coca 600', ['coke 629']],
  ['cené taza y media de sopa de fideo', ['sopa de fideo 368']],
])('%s: as it is texted', (text, items) => expect(amounts(text)).toEqual(items));

test.each([
  ['made a stir fry with 6 oz chicken and 1 cup rice and ate half of it', 0.5],
  ["on s'est partagé une pizza à trois", 1 / 3],
  ['nos repartimos una pizza entre cuatro y yo me tomé una coca', 0.25],
])('%s: a share of all', (text, share) => expect(shareOf(text)).toBeCloseTo(share, 2));
