import { ByBeginnings, has } from './beginnings.js';
import { REWRITES, SHAPES } from './load-lexicons.js';
import { signsIn } from './shape-signs.js';
import { replacedIn, shape, shapeOf, withoutEnd, withoutLead } from './shape.js';

const SAVE = shapeOf(['<please |can you >save [that|it] as [my] {rest:name} [meal]']);

test.each([
  ['save that as usual', 'usual'],
  ['please can you save as my big breakfast meal', 'big breakfast'],
  ['save it as', undefined],
  ['saved as usual', undefined],
])('%s', (text, name) => expect(SAVE.whole(text)?.held['name']).toBe(name));

test('is found from the border of a word to another', () => {
  const some = shapeOf(['{n1-2:some} (g|gram[s])', '{n:some}[ ]kg']);
  expect(some.find('about 25 grams of it')).toMatchObject({ from: 6, to: 14, held: { some: '25' } });
  expect(some.find('it was 200kg')?.held).toEqual({ some: '200' });
  expect(some.find('250 grams')).toBeNull();
  expect(some.find('25 gramsci')).toBeNull();
});

test('begins, ends and is replaced', () => {
  const thing = shapeOf(['the [last] (one|thing)']);
  expect(withoutLead('the one with ham', thing)).toBe('with ham');
  expect(withoutLead('the one', thing)).toBe('the one');
  expect(withoutEnd('not the last thing', thing)).toBe('not');
  expect(replacedIn('the one, and the last one', thing, () => 'it')).toBe('it, and it');
});

test('a text that nearly fits again and again takes no time', () => {
  const greedy = shapeOf(['<<a|b>|ab|{rest} c>d']);
  expect(greedy.whole(`${'ab'.repeat(800)}e`)).toBeNull();
});

test('begins with what may be missing', () => {
  const remark = shapeOf(['[,] [my |the ](diet|bulk)[ {n:day}]']);
  expect(remark.find('eggs, the bulk 3')).toMatchObject({ from: 4, to: 16, held: { day: '3' } });
  expect(remark.find('eggs bulk')).toMatchObject({ from: 4, to: 9 });
  expect(remark.whole('diet')).toMatchObject({ from: 0, to: 4, held: {} });
  expect(remark.find('eggs bulky')).toBeNull();
});

test('tells which signs stand in each of its ways', () => {
  const { needs } = shapeOf(['[the ]cat[s] {n}', 'c<a|o>t {n}']);
  expect(needs).toBe(signsIn('ct5'));
});

test('of several, those may stand in a text that begin as one of its words does', () => {
  const all = ['eggs', '[a ]bagel', '{rest}', '{n}g'].map((way) => shapeOf([way]).beginnings);
  const may = new ByBeginnings(all).in('2 bagels');
  expect(all.map((_, at) => has(may, at))).toEqual([false, true, true, true]);
});

test.each(['(a', '[a', 'a)', '{a'])('%s is no way of saying anything', (way) => expect(() => shapeOf([way]).find('rice')).toThrow());

test('all that the data files list are shapes, though each is made only when it is first looked for', () => {
  const rewrites = REWRITES.flatMap((one) => [one.say, one.behind, one['not-behind'], one.next, one['not-next']]);
  const ways = rewrites.filter((way) => way !== undefined);
  for (const way of ways) expect(() => shapeOf([way]).find('rice')).not.toThrow();
  for (const name of Object.keys(SHAPES)) expect(() => shape(name).find('rice')).not.toThrow();
});
