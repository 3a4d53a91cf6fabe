import { builtInTable } from './built-in.js';
import { groundFood, NOTHING_SAID, unknownItem } from './ground-food.js';
import { groundItem } from './ground-item.js';

const table = builtInTable();
const latte = groundFood(table.byName.get('latte')!, { ...NOTHING_SAID, quantity: 1, size: 'grande' });

test('another quantity scales, another size is weighed anew', () => {
  const two = groundItem(latte, { quantity: 2 }, table);
  expect(two.nutrients!.calories).toBeCloseTo(2 * latte.nutrients!.calories);
  const venti = groundItem(latte, { size: 'venti' }, table);
  expect(venti).toMatchObject({ size: 'venti', name: 'latte' });
  expect(venti.grams!).toBeGreaterThan(latte.grams!);
});

test("the user's own grams and calories win", () => {
  expect(groundItem(latte, { grams: 100 }, table).grams).toBe(100);
  const own = groundItem(latte, { calories: 99 }, table);
  expect(own.nutrients!.calories).toBe(99);
  expect(own.source).toBe('user');
});

test('an unknown food has no figures until the user gives some', () => {
  const unknown = unknownItem('zorbo', { ...NOTHING_SAID, quantity: 2, unit: 'cup' });
  expect(unknown).toMatchObject({ name: 'zorbo', quantity: 2, unit: 'cup', nutrients: null, food: null });
  expect(groundItem(unknown, { calories: 300 }, table).nutrients!.calories).toBe(300);
});

test('sugar and fat divide without remainder', () => {
  for (const food of table.foods) {
    const n = food.per100g;
    expect(n.naturalSugar + n.addedSugar).toBeCloseTo(n.sugar, 6);
    expect(n.healthyFat + n.unhealthyFat).toBeLessThanOrEqual(n.fat + 1e-6);
  }
});
