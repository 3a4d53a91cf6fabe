import { neededBy, sentenceOf } from './sentence.js';

describe('a sentence template', () => {
  it('tells concepts, slots, what may be missing and choices apart', () => {
    expect(sentenceOf('amount', '[it] be (only|just) {amount:new}').parts).toEqual([
      { is: 'maybe', parts: [{ is: 'concept', name: 'it' }] },
      { is: 'concept', name: 'be' },
      { is: 'one-of', choices: [[{ is: 'concept', name: 'only' }], [{ is: 'concept', name: 'just' }]] },
      { is: 'slot', kind: 'amount', name: 'new' },
    ]);
  });

  it('needs what stands outside of brackets and choices', () => {
    expect(neededBy(sentenceOf('calories', '[label] says ({kcal}|{number}) {figure} {item}'))).toEqual(['says', 'figure']);
  });

  it.each(['[it be', '(a|b', 'a)', '{Item}', 'it, be'])('refuses %s', (text) => {
    expect(() => sentenceOf('x', text)).toThrow();
  });
});
