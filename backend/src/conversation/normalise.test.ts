import { normalise } from './normalise.js';

test.each([
  ['2 eggs\u0000 and toast', '2 eggs and toast'],
  ['\u200b\u200d\u2060\ufeff\u00ad', ''],
  ['2 eggs \ud83d and toast', '2 eggs \ufffd and toast'],
  ['½ cup oats, ¾ banana', '1/2 cup oats, 3/4 banana'],
  ['1½ cups', '1 1/2 cups'],
  ['٣ eggs', '3 eggs'],
  ['I had “one” chef’s salad …', 'I had "one" chef\'s salad ...'],
  ['\u202eselppa 3 etA', 'selppa 3 etA'],
  ['eggs \u{e0069}\u{e0067}', 'eggs'],
  ['cafÃ© au lait', 'café au lait'],
  ['  a \r\n  b\t\tc ', 'a\nb c'],
])('%j is read as %j', (raw, text) => expect(normalise(raw)).toMatchObject({ text, cut: null }));

test('what is stored keeps the words as they came, well-formed', () => {
  expect(normalise('½ “cup”\u0000').stored).toBe('½ “cup”');
});

test('a long text is read up to 1,600 characters and no half emoji', () => {
  const long = Array.from({ length: 400 }, (_, index) => index + 1000)
    .join('-')
    .slice(0, 1599);
  const { text, cut, stored } = normalise(`${long}😀😀`);
  expect(cut).toBe('long');
  expect(text).toBe(long);
  expect(stored).toHaveLength(1603);
});

test('of a text that says the same again and again it is said why not all is read', () => {
  expect(normalise('2 eggs and '.repeat(100))).toMatchObject({ cut: 'again', stored: '2 eggs and '.repeat(100) });
  // However long, all of it was looked at.
  expect(normalise(`${'2 eggs and '.repeat(200)}a pear`)).toMatchObject({ text: expect.stringMatching(/ a pear$/), cut: 'again' });
});
