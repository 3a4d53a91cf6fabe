import { context } from '../../test/support/reading-context.js';
import { readText } from './read.js';

const eaten = (text: string): string[] =>
  readText(text, context).meals.flatMap(({ items }) => items.map(({ quantity, unit, name }) => `${quantity} ${unit} ${name}`));

describe('numbers that count no food', () => {
  test.each([
    ['muffin and a latte. bus in 5', ['1 count muffin', '1 count latte']],
    ['cereal w 1 pct milk', ['1 count cereal', '1 count 1% milk']],
    ['meal 2 150g chicken breast 200g rice', ['150 g chicken breast', '200 g rice']],
    ['my 4th coffee', ['1 count coffee']],
    ['my third cup of coffee', ['1 cup coffee']],
    ['a 3x4 inch piece of lasagna', ['1 count lasagna']],
    ['bg 131 before lunch, had a pear', ['1 count pear']],
    ['sugar was 64 so i drank 4 oz apple juice', ['4 floz apple juice']],
    ['sugar was low so i drank 4 oz apple juice', ['4 floz apple juice']],
    ['mi azucar estaba baja, 2 huevos', ['2 count egg']],
    ['glycemie 5.8 ce matin, 2 toasts', ['2 count toast']],
    ['azucar 140 en ayunas, 2 huevos', ['2 count egg']],
    ['dr alvarez wants more fish so i had 4 oz salmon', ['4 oz salmon']],
  ])('%s', (text, foods) => expect(eaten(text)).toEqual(foods));

  test.each([
    ['coffee with 2 sugars', ['1 count coffee', '2 count sugar']],
    ['a third of a pizza', ['0.3333 count pizza']],
    ['dr pepper', ['1 count dr pepper']],
    ['low sugar granola bar', ['1 count granola bar']],
  ])('%s: one that does', (text, foods) => expect(eaten(text).slice(0, foods.length)).toEqual(foods));
});

describe('whose plate it came from', () => {
  test.each([
    ['stole 4 of my wifes wings', ['4 count chicken wing']],
    ['had 6 of my bfs fries', ['6 count french fries']],
    ['half of my sons burrito', ['0.5 count burrito']],
  ])('%s', (text, foods) => expect(eaten(text)).toEqual(foods));
});

test.each([
  ['2 bowls of oatmeal with a banana in each', ['2 bowl oatmeal', '2 count banana']],
  ['3 tacos with a scoop of guac on each', ['3 count taco', '3 scoop guacamole']],
  ['a taco then another, so 2 tacos total', ['2 count taco']],
])('%s: bound to what was named', (text, foods) => expect(eaten(text)).toEqual(foods));
