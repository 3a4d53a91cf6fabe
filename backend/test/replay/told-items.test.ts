import { builtInTable } from '../../src/food/index.js';
import { contextAt } from '../../src/cli/context-at.js';
import { itemsIn, markedItems, scoreToldItems } from '../../src/cli/eval/told-items.js';

test('an item is counted once, and none that was not had', () => {
  expect(itemsIn('[1 3 tacos] off the truck, [1 bean] all of em, [2 coke] and {0 pie}, left {1 half}')).toEqual({
    text: '3 tacos off the truck, bean all of em, coke and pie, left half',
    items: 2,
  });
  expect(markedItems('hand\ttext\na\t[1 2 eggs] [2 toast]\n')).toEqual([{ text: '2 eggs toast', items: 2 }]);
});

test('too few and too many are told apart', () => {
  const texts = [
    { text: '2 eggs and toast', items: 2 },
    { text: '2 eggs and toast', items: 3 },
    { text: '2 eggs and toast', items: 1 },
    { text: 'so tired today', items: 0 },
  ];
  expect(scoreToldItems(texts, builtInTable(), contextAt('2025-06-10T16:30:00Z'))).toEqual({
    texts: 4,
    asMany: 0.5,
    fewer: 0.25,
    more: 0.25,
  });
});
