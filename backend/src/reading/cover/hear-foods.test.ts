import { context } from '../../../test/support/reading-context.js';
import { readItems } from '../read-items.js';

const names = (text: string): string[] => readItems(text, context).map(({ name }) => name);

test.each([
  ['chowder and muscles', ['clam chowder', 'mussels']],
  ['a pare and yogurt', ['pear', 'yogurt']],
  ['ate a pair, cheese and crackers', ['pear', 'cheese', 'cracker']],
  ['a bowl of serial', ['cereal']],
  ['a pair of eggs', ['egg']],
])('%s: heard where a food belongs', (text, foods) => expect(names(text)).toEqual(foods));

test.each([
  ['fryed chikn n biskit', ['fried chicken', 'biscuit']],
  ['cheese burger w onoin rings', ['cheese burger', 'onion rings']],
  ['rasberry yogert n chees', ['raspberry yogurt', 'cheese']],
  ['a cup of tae n tost', ['tea', 'toast']],
])('%s: no slip beside a joint is lost', (text, foods) => expect(names(text)).toEqual(foods));

test.each([
  ['salmon sweet potato asparagus', ['salmon', 'sweet potatoes', 'asparagus']],
  ['pizza wings beer', ['pizza', 'chicken wing', 'beer']],
  ['steak and fried rice', ['steak', 'fried rice']],
  ['coffee with creamer', ['coffee', 'coffee creamer']],
  ['chicken fried steak', ['chicken fried steak']],
  ['3 meatballs and pasta', ['meatball', 'pasta']],
])('%s: all of a list', (text, foods) => expect(names(text)).toEqual(foods));

test.each([
  ['pot roast', 150],
  ['ribs and slaw', 150],
  ['beef and broccoli', 250],
  ['meatball grinder with provolone', 250],
])('%s: a plate of it', (text, grams) => expect(readItems(text, context)[0]!.grams).toBeGreaterThanOrEqual(grams));
