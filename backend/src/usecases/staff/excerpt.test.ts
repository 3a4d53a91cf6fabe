import { excerptOf } from './excerpt.js';

const shown = (text: string, searched: string) =>
  excerptOf(text, searched)
    .map(({ words, hit }) => (hit ? `[${words}]` : words))
    .join(' ');

describe('an excerpt', () => {
  it.each([
    ['please Cancel my plan, thanks', 'cancel plan', 'please [Cancel] my [plan,] thanks'],
    ['J’ai mangé du poulet au jalapeño', 'jalapeno', 'J’ai mangé du poulet au [jalapeño]'],
    ['one two three four five six seven eight refunds nine ten', 'refund', '… three four five six seven eight [refunds] nine ten'],
    ['refund a b c d e f g h i j', '"refund a"', '[refund a] b c d e f g h …'],
    ['two\nlines and\tmore', 'more', 'two lines and [more]'],
    ['call me at +12025550123', '0188', 'call me at +12025550123'],
    ['', 'word', ''],
  ])('of %j for %j', (text, searched, excerpt) => expect(shown(text, searched)).toBe(excerpt));
});
