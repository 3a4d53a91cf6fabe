import { cheapestCover } from './cover.js';

describe('the cheapest cover', () => {
  const arc = (from: number, to: number, cost: number, value: string) => ({ from, to, cost, value });

  it('takes one proposal for a whole text before two for its halves', () => {
    const { arcs, left } = cheapestCover(4, [arc(0, 2, 1, 'a'), arc(2, 4, 1, 'b'), arc(0, 4, 1.2, 'whole')], () => 2);
    expect(arcs.map(({ value }) => value)).toEqual(['whole']);
    expect(left).toEqual([]);
  });

  it('names the words that nothing explains, and passes over what says nothing', () => {
    const { arcs, left, cost } = cheapestCover(3, [arc(0, 1, 1, 'a')], (at) => (at === 2 ? 0 : 2));
    expect(arcs.map(({ value }) => value)).toEqual(['a']);
    expect(left).toEqual([1]);
    expect(cost).toBe(3);
  });
});
