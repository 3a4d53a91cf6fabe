import { annotate } from '../language/annotate.js';
import { ASKING } from '../language/load-lexicons.js';
import { partsOf } from './parts.js';

const chart = (text: string) => annotate(text, [ASKING.en], { today: '2025-06-10', weekday: 2, clock: '12:30' });

describe('a text divided into words of a vocabulary', () => {
  it('takes the longest words, and names what does not belong', () => {
    const { parts, left } = partsOf(chart('my doctor wants me at 1800 cal, zebra'), new Set(['advised', 'advises', 'kcal']));
    expect(parts.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 5],
      [5, 7],
    ]);
    expect(left).toEqual([8]);
  });
  it('does not mind the order', () => {
    const kinds = new Set(['nutrient', 'aim', 'number', 'aim-at', 'to']);
    for (const text of ['set protein goal to 150', 'protein goal set to 150', 'goal protein 150 set'])
      expect(partsOf(chart(text), kinds).left).toEqual([]);
  });
});
