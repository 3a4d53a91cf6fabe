import fc from 'fast-check';
import { shareInterval } from './share-interval.js';

describe('what a sample says of the whole', () => {
  it.each([
    [81, 263, 0.255, 0.366],
    [10, 10, 0.722, 1],
    [0, 10, 0, 0.278],
    [1, 2, 0.095, 0.905],
  ])('%i of %i', (hits, sample, low, high) => {
    const found = shareInterval(hits, sample)!;
    expect([found.low, found.high].map((one) => Math.round(one * 1000) / 1000)).toEqual([low, high]);
  });

  it('is nothing without a sample', () => expect(shareInterval(0, 0)).toBeNull());

  it('holds the share that was found, and gets narrower with more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.double({ min: 0, max: 1, noNaN: true }), (sample, part) => {
        const hits = Math.round(sample * part);
        const { low, high } = shareInterval(hits, sample)!;
        const more = shareInterval(hits * 4, sample * 4)!;
        expect(low).toBeLessThanOrEqual(hits / sample + 1e-9);
        expect(high).toBeGreaterThanOrEqual(hits / sample - 1e-9);
        expect(more.high - more.low).toBeLessThan(high - low);
      }),
    );
  });
});
