import { annotate } from '../language/annotate.js';
import { LEXICONS } from '../language/load-lexicons.js';
import { mayFit, placesOf } from './may-fit.js';
import { sentenceOf } from './sentence.js';

const chart = annotate('actually 3 not 2', [LEXICONS.en], { today: '2025-06-10', weekday: 2, clock: '12:30' });
const places = placesOf(chart);
const fits = (template: string, from: number): boolean => mayFit(sentenceOf('x', template), from, chart.tokens.length, places);

describe('whether a template may fit', () => {
  it('asks what it begins with to begin there', () => {
    expect([fits('{number} not {number:old}', 0), fits('{number} not {number:old}', 1), fits('[correct] {number}', 0)]).toEqual([
      false,
      true,
      true,
    ]);
  });
  it('asks what it needs to follow in its order, with room for what its slots hold', () => {
    expect([fits('{number} not', 1), fits('not {number}', 2), fits('{number} not', 3), fits('not {number} {item}', 2)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  it('takes any of the choices', () => {
    expect([fits('(delete|not) {item}', 2), fits('(delete|undo) {item}', 2), fits('(delete|[undo]) {number}', 3)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
