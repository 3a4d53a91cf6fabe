import { ASKING } from './load-lexicons.js';
import { slipsOf } from './slips.js';

describe('a misspelt word of the lexicon', () => {
  const mended = slipsOf([ASKING.en]);
  it.each([
    ['protien', 'protein'],
    ['calroie', 'calorie'],
    ['gaol', 'goal'],
    ['remnd', 'remind'],
    ['hwo', 'how'],
    ['hav', 'have'],
    ['carbohidrates', 'carbohydrates'],
  ])('%s is %s', (word, meant) => expect(mended(word)).toBe(meant));
  it.each(['protein', 'xyzzy', 'qq', '12'])('%s is left alone', (word) => expect(mended(word)).toBeNull());
});
