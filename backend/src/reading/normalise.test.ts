import { normaliseText, READ_LIMIT } from './normalise.js';

test.each([
  ['½ cup oats, ¾ banana', '1/2 cup oats, 3/4 banana'],
  ['Crème Brûlée', 'creme brulee'],
  ['🍕🍕🍕', '3 slices of pizza'],
  ['🍎 + 🧀 stick', 'apple + cheese stick'],
  ['<b>2 eggs</b>', '2 eggs'],
  ['2 eggs\u200b and\u202e toast', '2 eggs and toast'],
  ['٣ eggs', '3 eggs'],
  ['chef’s “salad”', 'chef\'s "salad"'],
  ['made this https://example.com/r/12 tonight', 'made this tonight'],
  ['2 eggs\n\nSent from my iPhone', '2 eggs'],
  ['coffee w/ milk w/o sugar', 'coffee with milk without sugar'],
  ['br\u0435akfast', 'breakfast'],
])('%s', (text, plain) => expect(normaliseText(text)).toBe(plain));

test('a long text is read up to the limit', () => expect(normaliseText('oats '.repeat(4000)).length).toBeLessThanOrEqual(READ_LIMIT));
