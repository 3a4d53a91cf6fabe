import { readText } from '../reading/index.js';
import { chanceWrong } from './chance-wrong.js';

const context = { now: new Date('2026-11-21T17:00:00Z'), zone: 'UTC', country: 'US', meal: null, weightKg: null, memory: [] } as const;
const chance = (text: string): number => chanceWrong(readText(text, context), text);

test.each([
  ['100 g banana', '1 plate of lasagna with something from the deli counter on the side'],
  ['8 oz water', 'a bowl of stew'],
  ['120 g white rice', 'rice'],
])('"%s" is surer than "%s"', (sure, doubtful) => {
  expect(chance(sure)).toBeLessThan(chance(doubtful));
});

test('what was not understood at all is most likely wrong', () => {
  expect(chance('zorblax')).toBeGreaterThan(0.5);
});
