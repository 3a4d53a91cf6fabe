import type { MealEntry } from '../../domain/entry.js';
import { readText } from '../../reading/index.js';
import type { TurnContext } from '../turn-context.js';
import { rated } from './rate-entry.js';
import { context as readingContext } from '../../../test/support/reading-context.js';

const context = {
  say: { ratingComment: (good: string[], watch: string[]) => `${good.join(' ')} / ${watch.join(' ')}` },
} as unknown as TurnContext;

function health(text: string) {
  const items = readText(text, readingContext, undefined, 'meal').meals.flatMap((meal) => meal.items);
  return rated({ items } as unknown as MealEntry, context).health!;
}

/** What anybody would say is the better meal stands second. */
const PAIRS: [string, string][] = [
  ['big mac, large fries and a large coke', '2 eggs on toast'],
  ['2 eggs on toast', 'salmon with steamed vegetables'],
  ['big mac, large fries and a large coke', 'salmon with steamed vegetables'],
  ['pepperoni pizza and a beer', 'grilled chicken salad'],
  ['a glazed donut and a coffee with cream and sugar', 'oatmeal with blueberries'],
  ['candy bar', 'an apple'],
  ['fried chicken and french fries', 'roast chicken with potatoes and broccoli'],
  ['chips and soda', 'carrots and hummus'],
  ['ice cream sundae', 'plain greek yogurt with strawberries'],
  ['bacon and sausage', 'bean chili'],
  ['instant ramen', 'lentil soup'],
  ['a can of coke', 'a glass of milk'],
  ['a glass of milk', 'a glass of water'],
  ['hot dog and fries', 'turkey sandwich on whole wheat'],
  ['cheesecake', 'fruit salad'],
  ['nachos with cheese', 'burrito bowl with chicken, beans and rice'],
  ['cinnamon roll', 'whole wheat toast with peanut butter'],
  ['double cheeseburger and a milkshake', 'tuna salad sandwich'],
  ['froot loops with milk', 'plain oatmeal with banana'],
  ['3 beers', 'orange juice'],
  ['chicken nuggets and fries', 'grilled chicken breast with rice'],
  ['macaroni and cheese', 'brown rice with black beans'],
  ['burger with large fries and a coke', 'two eggs, toast and butter'],
  ['cheeseburger, medium fries and a coke', 'spaghetti with meat sauce'],
  ['big mac and fries', 'peanut butter and jelly sandwich'],
  ['20 piece chicken nuggets with fries', 'steak with baked potato and butter'],
  ['pepperoni pizza 3 slices', 'meatloaf with mashed potatoes and peas'],
  ['hot dog and fries', 'ham sandwich'],
  ['milkshake and fries', 'grilled cheese sandwich'],
  ['double whopper', 'cheese omelette'],
  ['bacon cheeseburger', 'pasta with butter and parmesan'],
  ['chicken nuggets, fries and a sprite', "shepherd's pie"],
  ['instant ramen', 'chicken noodle soup'],
  ['2 doughnuts', 'bagel with cream cheese'],
  ['a snickers and a coke', 'cheese and crackers'],
  ['burger with large fries and a coke', 'cereal with milk'],
];

test.each(PAIRS)('%s ranks below %s', (worse, better) => {
  expect(health(worse).rating).toBeLessThan(health(better).rating);
});

test('what was drunk with it makes no food lighter, and is named where it tells', () => {
  expect(health('big mac and a large coke').rating).toBeLessThanOrEqual(health('big mac').rating);
  expect(health('big mac and a large coke').comment).toMatch(/ \/ .*sugar/);
  expect(health('big mac and a glass of water').rating).toBe(health('big mac').rating);
});
