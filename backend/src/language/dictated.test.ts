import { asTyped } from './dictated.js';
import { LEXICONS } from './load-lexicons.js';

describe('a text that was spoken', () => {
  it.each([
    ['two eggs comma a slice of toast comma and a coffee period', 'two eggs, a slice of toast, and a coffee.'],
    ['burned about four hundred fifty calories', 'burned about 450 calories'],
    ['one and three quarter cups of rice', '1.75 cups of rice'],
    ['um one no two slices of pizza', 'um two slices of pizza'],
    ['add a string cheese no two string cheeses to that', 'add two string cheeses to that'],
    ["1,5 litre d'eau", "1.5 litre d'eau"],
    ['1,050 calories', '1,050 calories'],
    ['eran 3 no 13', 'eran 3 no 13'],
    ['a chicken burrito no wait scratch that a steak burrito', 'a steak burrito'],
    ['i had a bagel, scratch that, a muffin', 'i had a muffin'],
    ['two tacos make that three', 'three tacos'],
    ['a medium coffee make that a large and a donut', 'a large coffee and a donut'],
    ['a bowl of rice i mean pasta', 'a bowl of pasta'],
    ['a loaded baked potato no actually it was a plain baked potato', 'a plain baked potato'],
    ['una manzana no espera una pera', 'una pera'],
    ['un café non attends un thé', 'un thé'],
    ['weighed in at one seventy eight point four', 'weighed in at 178.4'],
    ['one fifty grams of rice', '150 grams of rice'],
    ['plus 2 crackers... no 6 crackers', 'plus 6 crackers'],
    ['230 am vending machine pretzels', '2:30 am vending machine pretzels'],
    ['1215 pm 2 tacos', '12:15 pm 2 tacos'],
    // What only looks like it stays.
    ['scratch that', 'scratch that'],
    ['one twenty ounce soda', 'one twenty ounce soda'],
    ['2 eggs, no toast', '2 eggs, no toast'],
    ['two tacos no cheese', 'two tacos no cheese'],
    ['chips no 2 sodas', 'chips no 2 sodas'],
    ['2 tacos, no sour cream, 3 wings', '2 tacos, no sour cream, 3 wings'],
    ['1380 am', '1380 am'],
  ])('%s', (said, typed) => expect(asTyped(said, [LEXICONS.en])).toBe(typed));
});
