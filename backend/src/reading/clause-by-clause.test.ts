import { context } from '../../test/support/reading-context.js';
import { readText } from './read.js';

/** "quantity unit name" of all that was eaten. */
const eaten = (text: string): string[] =>
  readText(text, context).meals.flatMap(({ items }) => items.map(({ quantity, unit, name }) => `${quantity} ${unit} ${name}`));

describe('whose and whether, clause by clause', () => {
  test.each([
    ['my neighbor made stew so i had 2 bowls bc you dont turn that down', ['2 bowl stew']],
    ['my coworkers ordered pizza i ate 3 slices', ['3 slice pizza']],
    ['i had the cod my wife had the ribeye', ['1 count cod']],
    ['they were out of scones so i got a croissant', ['1 count croissant']],
    ['they had no rye so i had toast', ['1 count toast']],
    ['going to grill salmon tonight but for now just a banana', ['1 count banana']],
    ['skipped the toast, 2 eggs', ['2 count egg']],
    ['no toast because keto, eggs and bacon', ['2 count egg', '1 count bacon']],
    ['my sister brought cupcakes and i had 2 lemon ones', ['2 count lemon cupcake']],
    ["l'ecole etait fermee alors j'ai mange une pomme", ['1 count apple']],
  ])('%s', (text, foods) => expect(eaten(text)).toEqual(foods));

  test.each([
    ['gonna grab a burger and fries, it is cheat day', []],
    ['so many good things, i had 2 tacos', ['2 count taco']],
    ['had toast and eggs so good', ['1 count toast', '2 count egg']],
  ])('%s: nothing changes', (text, foods) => expect(eaten(text)).toEqual(foods));
});

describe('what a later clause takes off', () => {
  test.each([
    ['wings and fries but the fries were my daughters', ['1 count chicken wing']],
    ['8 nuggets but 3 were for my son', ['5 count chicken nugget']],
    ['10 nuggets, gave 4 to my kid', ['6 count chicken nugget']],
    ['soup and a roll, i didnt eat the roll', ['1 count soup']],
    ['burger and a shake but i gave the shake to my brother', ['1 count hamburger']],
  ])('%s', (text, foods) => expect(eaten(text)).toEqual(foods));

  test.each([
    ['had 5 wings and my husband had 2', ['5 count chicken wing']],
    ['i had the salmon, my wife had the salmon too', ['1 count salmon']],
  ])('%s: theirs were others', (text, foods) => expect(eaten(text)).toEqual(foods));
});

test.each([
  ['steak and we split a brownie', ['1 count steak', '0.5 count brownie']],
  ['we shared nachos and i had a beer', ['0.5 count nachos', '1 count beer']],
  ['we split a pizza, i had 3 slices', ['3 slice pizza']],
  ['we split a pizza 4 ways', ['0.25 count pizza']],
  ['a banana split', ['1 count banana split']],
])('%s: shared by us', (text, foods) => expect(eaten(text)).toEqual(foods));
