import type { MealItem } from '@mealtext/backend/contract';
import { CallFailed } from '../../providers/api';
import { emptyLine, faultOf, itemsToSend, linesOf } from './meal-lines';
import { isUnknown, unknownIn } from './unknown-food';

const item = (name: string, more: Partial<MealItem> = {}) =>
  ({ ...{ name, quantity: 2, unit: 'count', size: null, calories: 140, source: 'builtin' }, ...more }) as MealItem;
const items = [item('egg'), item('toast', { source: 'user', calories: 90 })];

test('a meal that nobody changed sends no foods', () => {
  expect(itemsToSend(linesOf(items), items)).toBeUndefined();
});

test('a changed one sends all of them, and keeps figures that are the user’s own, but none of ours', () => {
  const [egg, toast] = linesOf(items);
  expect(itemsToSend([{ ...egg!, quantity: '3' }, toast!, { ...emptyLine('k'), name: ' jam ', unit: ' ' }], items)).toEqual([
    { name: 'egg', quantity: 3, unit: 'count', size: null },
    { name: 'toast', quantity: 2, unit: 'count', size: null, calories: 90 },
    { name: 'jam', quantity: 1, unit: 'count', size: null },
  ]);
});

test('what cannot be sent is told in words', () => {
  const line = linesOf(items)[0]!;
  expect(faultOf([line])).toBeNull();
  expect(faultOf([])).toContain('Delete the meal');
  for (const wrong of [{ name: ' ' }, { quantity: '0' }, { quantity: '-1' }, { quantity: 'two' }, { quantity: '' }])
    expect(faultOf([line, { ...line, ...wrong }])).toContain('above 0');
});

test('foods that nobody knew are marked until they are named otherwise or given figures', () => {
  const unknown = unknownIn(new CallFailed(422, 'x', { error: 'Unknown food', details: ['zorb'] }));
  const line = { ...emptyLine('k'), name: ' Zorb' };
  expect([isUnknown(line, unknown), isUnknown({ ...line, calories: 90 }, unknown), isUnknown({ ...line, name: 'egg' }, unknown)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([
    unknownIn(new CallFailed(422, 'x', { error: 'Other', details: ['zorb'] })),
    unknownIn(new CallFailed(500, 'x')),
    unknownIn(null),
  ]).toEqual([[], [], []]);
});
