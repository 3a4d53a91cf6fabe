import { queryKeys } from '../src/lib/query-keys';
import { kindOf } from '../src/sw/kind-of';

const ORIGIN = 'https://mealtext.example';
const kind = ([path]: readonly unknown[]) => kindOf(new URL(String(path), ORIGIN), { method: 'GET', mode: 'cors' }, ORIGIN);

const { sessions, foods, prices, products, retention, status, trends, energy, plans, product, ...ofUser } = queryKeys;

test.each(Object.entries(ofUser))('%s are there without a network', (_name, key) => {
  expect(kind(key('u1'))).toBe('answer');
});

test.each([plans(), product(), trends('u1', '30'), energy('u1', '30')])('%s is there without a network', (path) => {
  expect(kind([path])).toBe('answer');
});

test.each([sessions('u1'), foods('egg'), prices(), products(), retention(), status()])('%s is asked of the server alone', (path) => {
  expect(kind([path])).toBe('other');
});
