import type { FoodItem, FoodRow } from '../../src/contract/index.js';
import { eventually } from '../support/eventually.js';
import { agent as ana, app, colleague as ben, viewer } from './support/desk.js';
import { proUser } from './support/pro-user.js';
import { TAUGHT_FOOD } from '../support/taught-food.js';

const list = (filter: unknown = {}, more: { sort?: unknown; range?: unknown } = {}) => viewer.console.list('foods', filter, more);
const rows = async (...asked: Parameters<typeof list>) => (await list(...asked)).body as FoodRow[];
const food = async (name: string) => (await viewer.console.get(`/foods/${encodeURIComponent(name)}`)).body as FoodItem;

test('the whole table is turned by pages, in the order asked for', async () => {
  const first = await list({}, { range: [0, 24] });
  const total = Number(String(first.headers['content-range']).split('/')[1]);
  expect([first.headers['content-range'], (first.body as unknown[]).length]).toEqual([`foods 0-24/${total}`, 25]);
  expect(total).toBeGreaterThan(5000);
  const names = (await rows({}, { range: [0, 99] })).map(({ id }) => id);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  const [fattest] = await rows({}, { sort: ['fat', 'DESC'], range: [0, 0] });
  expect(fattest!.fat).toBeGreaterThan(95);
  expect(await rows({}, { range: [total, total + 24] })).toEqual([]);
});

test('a search finds the nearest by any name, in any of the languages', async () => {
  expect((await rows({ q: 'banana' }))[0]).toMatchObject({ id: 'banana', origin: 'builtin' });
  // As every list of the console asks.
  expect((await rows({ q: 'banana' }, { sort: ['id', 'ASC'] }))[0]!.id).toBe('banana');
  expect((await rows({ q: 'plátano' })).some(({ id }) => id === 'banana')).toBe(true);
  expect(await rows({ q: 'qwrtzpblorf' })).toEqual([]);
  expect((await rows({ id: ['banana', 'no such food'] })).map(({ id }) => id)).toEqual(['banana']);
});

test.each([{ colour: 'red' }, { source: 'nowhere' }, { q: 7 }])('the filter %j is refused', async (filter) =>
  expect((await list(filter)).status).toBe(400),
);
test('a sort that is none is refused', async () => expect((await list({}, { sort: ['portions', 'ASC'] })).status).toBe(400));

test('a food tells its names, figures and portions, and which meals it is in', async () => {
  const before = (await food('banana')).use;
  const sam = await proUser(app, 'a banana for breakfast', 'chicken soup and a banana for dinner');
  const tom = await proUser(app, 'a banana', 'undo');
  await proUser(app, 'toast');
  const banana = await food('banana');
  expect(banana).toMatchObject({ id: 'banana', origin: 'builtin', source: expect.any(String), code: expect.any(String) });
  expect(banana.es).toContain('platano');
  expect(banana.portions.length).toBeGreaterThan(0);
  expect([banana.use.meals - before.meals, banana.use.people - before.people, banana.use.undone - before.undone]).toEqual([2, 1, 1]);
  expect(banana.use.latest.map(({ userId }) => userId)).toEqual([sam.id, sam.id]);
  expect(banana.use.latest[0]!.name).toBe('Sam');
  expect(JSON.stringify(banana)).not.toContain(tom.phone);
  expect((await viewer.console.get('/foods/no%20such%20food')).status).toBe(404);
});

test('a food that is taught here is in the table, and named as ours', async () => {
  const { id } = (await ana.console.post('/lessons', TAUGHT_FOOD)).body as { id: string };
  await ana.console.post(`/lessons/${id}/try`);
  await ben.console.post(`/lessons/${id}/publish`);
  await eventually(
    () => rows({ source: 'own' }),
    (own) => own.length === 1,
  );
  expect(await food('zelvandi')).toMatchObject({
    id: 'zelvandi',
    origin: 'own',
    calories: 210,
    usual: '1 slice (90 g)',
    use: { meals: 0 },
  });
});
