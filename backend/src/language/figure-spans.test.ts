import { figureSpans } from './figure-spans.js';
import { LEXICONS } from './load-lexicons.js';

const all = [LEXICONS.en, LEXICONS.fr, LEXICONS.es];
const told = (text: string) => figureSpans(text, all).map(({ nutrient, value }) => `${Math.round(value)} ${nutrient}`);

test.each([
  ['f 20 c 35 p 40 cal 480 shawarma wrap', ['20 fat', '35 carbs', '40 protein', '480 calories']],
  ['40p 55c 18f', ['40 protein', '55 carbs', '18 fat']],
  ['450 kJ yogurt', ['108 calories']],
  ['carbs: 31 g, 18 g of protein', ['31 carbs', '18 protein']],
  ['700 cal 35 g de protéines', ['700 calories', '35 protein']],
  ['12 g de grasa y 30 g de proteina', ['12 fat', '30 protein']],
  ['2 eggs and toast', []],
])('%s', (text, figures) => expect(told(text)).toEqual(figures));
