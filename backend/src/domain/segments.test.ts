import { countSegments, isGsm7, toGsm7 } from './segments.js';

describe('countSegments', () => {
  test.each([
    ['', 0, 'gsm-7'],
    ['a'.repeat(160), 1, 'gsm-7'],
    ['a'.repeat(161), 2, 'gsm-7'],
    ['a'.repeat(306), 2, 'gsm-7'],
    ['a'.repeat(307), 3, 'gsm-7'],
    ['€'.repeat(80), 1, 'gsm-7'],
    ['€'.repeat(81), 2, 'gsm-7'],
    // 76 pairs fill 152 of 153 septets: the next escape starts a new segment
    ['€'.repeat(153), 3, 'gsm-7'],
    ['ê'.repeat(70), 1, 'ucs-2'],
    ['ê'.repeat(71), 2, 'ucs-2'],
    ['😀'.repeat(35), 1, 'ucs-2'],
  ])('%.12s…', (text, segments, encoding) => expect(countSegments(text)).toMatchObject({ segments, encoding }));
});

describe('toGsm7', () => {
  test.each([
    ['crème brûlée', 'crème brulée'],
    ['jalapeño', 'jalapeño'],
    ['“œuf” — ½…', '"oeuf" - 1/2...'],
    ['así, ça, më', 'asi, ca, me'],
    ['🍕 pizza', ' pizza'],
    ['a\u0301', 'a'],
  ])('%s', (from, to) => {
    expect(toGsm7(from)).toBe(to);
    expect(isGsm7(toGsm7(from))).toBe(true);
  });
});
