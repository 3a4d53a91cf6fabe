import { context } from '../../../test/support/reading-context.js';
import { readItems } from '../read-items.js';

const names = (text: string): string[] => readItems(text, context).map(({ name }) => name);

test.each([
  ['blak been soup and brown rise', ['black bean soup', 'brown rice']],
  ['ice cram and appel pie', ['ice cream', 'apple pie']],
  ['grean beens', ['green beans']],
])('%s: what two words say together', (text, foods) => expect(names(text)).toEqual(foods));

test.each([
  ['unsweetened iced black tea', 1],
  ['movie theater popcorn with butter', 1],
  ['tuna sandwich at my desk agian', 1],
])('%s: no slip', (text, count) => expect(names(text)).toHaveLength(count));
