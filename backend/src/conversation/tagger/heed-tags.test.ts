import { talked } from '../../../test/support/talked.js';

const logged = (text: string): string[] =>
  talked([text]).state.entries.flatMap((entry) =>
    entry.kind === 'meal' ? entry.items.map(({ name, quantity }) => `${quantity} ${name}`) : [entry.activity],
  );

test.each([
  ['a word of food that is none', 'my dispatcher is a complete turkey i swear', []],
  ['refused beside what was had', 'mom kept pushing pie on me, i said no 3x. did have 1 cup of coffee tho', ['1 coffee']],
  ['told beside others', 'while the kids did hw i snuck in 2 chocolate chip cookies', ['2 chocolate chip cookie']],
])('%s: "%s"', (_, text, foods) => {
  expect(logged(text)).toEqual(foods);
});

test('food that was read of plain words stays', () => {
  expect(logged('2 eggs and toast')).toEqual(['2 egg', '1 toast']);
});
