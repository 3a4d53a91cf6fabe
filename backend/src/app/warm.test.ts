import { warm } from './warm.js';

test.each([
  ['a thread', true, null, ['thread']],
  ['a thread and a model', true, {}, ['thread', 'process']],
  ['no thread', false, null, ['process']],
])('with %s, the food table is built where it is used before the first text comes', (_what, threaded, model, built) => {
  const made: string[] = [];
  warm({
    understanding: threaded ? { warm: () => void made.push('thread') } : null,
    model,
    foods: { current: () => made.push('process') },
  });
  expect(made).toEqual(built);
});
