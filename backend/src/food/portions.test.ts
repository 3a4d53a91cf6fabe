import { builtInTable } from './built-in.js';
import { misfit, weigh, type SaidAmount } from './portions.js';

const SAID: SaidAmount = { quantity: null, unit: null, size: null, details: [], each: null, plural: false };
const food = (name: string) => builtInTable().byName.get(name)!;
const grams = (name: string, said: Partial<SaidAmount>): number => Math.round(weigh(food(name), { ...SAID, ...said }).grams);

test('weights are weights, and ounces of a drink are fluid', () => {
  expect(grams('chicken breast', { quantity: 6, unit: 'oz' })).toBe(170);
  const milk = weigh(food('whole milk'), { ...SAID, quantity: 16, unit: 'oz' });
  expect(milk.unit).toBe('floz');
  expect(Math.round(milk.grams)).toBeGreaterThan(470);
});

test('a bare plural is the usual number and says so, a bare singular is one', () => {
  expect(weigh(food('egg'), { ...SAID, plural: true })).toMatchObject({ quantity: 2, unit: 'count', assumption: '2' });
  expect(weigh(food('egg'), SAID)).toMatchObject({ quantity: 1, unit: 'count', grams: 50 });
  expect(weigh(food('egg'), { ...SAID, quantity: 3 })).toMatchObject({ quantity: 3, grams: 150, assumption: null });
});

test('sizes take their own portion, else a share of a medium one', () => {
  expect(grams('apple', { quantity: 1, size: 'large' })).toBeGreaterThan(grams('apple', { quantity: 1, size: 'small' }));
  expect(grams('latte', { quantity: 1, size: 'venti' })).toBe(591);
});

test('containers have their own contents when these are said', () => {
  expect(grams('cola', { quantity: 2, unit: 'can', each: { quantity: 12, unit: 'oz' } })).toBeGreaterThan(700);
  expect(grams('pepperoni pizza', { quantity: 2, unit: 'slice' })).toBe(2 * grams('pepperoni pizza', { quantity: 1, unit: 'slice' }));
});

test('inches are lengths of a sub and widths of a pizza', () => {
  expect(grams('turkey sub', { size: '12 inch' })).toBe(2 * grams('turkey sub', { size: '6 inch' }));
  expect(grams('pizza', { size: '16 inch' })).toBeGreaterThan(grams('pizza', { size: '12 inch' }));
});

test('a scoop fits powder and no water', () => {
  expect(misfit(food('water'), 'scoop')).toBeGreaterThan(misfit(food('whey protein powder'), 'scoop'));
  expect(misfit(food('pepperoni pizza'), 'slice')).toBe(0);
});
