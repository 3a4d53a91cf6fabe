import fc from 'fast-check';
import { oneLetterOff, wordsByLength } from './near-words.js';
import { skeleton } from './sound.js';

/** A word, and it without each of its letters. */
const shortened = (word: string): string[] => [word, ...[...word].map((_, i) => word.slice(0, i) + word.slice(i + 1))];

test('words are one letter off exactly when both can be shortened to the same', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(word, fc.uniqueArray(word, { maxLength: 40 }), (one, others) => {
      const expected = others.filter((other) => shortened(other).some((less) => shortened(one).includes(less)));
      expect(oneLetterOff(one, wordsByLength(others)).sort()).toEqual(expected.sort());
    }),
  );
});

test.each([
  ['steak', 'stk'],
  ['stake', 'stk'],
  ['phish', 'fs'],
  ['ketchup', 'kxp'],
  ['quiche', 'kx'],
  ['scene', 'sn'],
  ['yogurt', 'igrt'],
])('%s sounds like %s', (word, sound) => expect(skeleton(word)).toBe(sound));
