import { listQuery } from './list-query';

const asked = (...about: Parameters<typeof listQuery>) =>
  Object.fromEntries([...new URLSearchParams(listQuery(...about))].map(([name, json]) => [name, JSON.parse(json) as unknown]));

test('a page is asked for by its first and last row', () => {
  const sort = { field: 'createdAt', order: 'DESC' } as const;
  expect(asked({ pagination: { page: 1, perPage: 25 }, sort, filter: {} })).toEqual({
    sort: ['createdAt', 'DESC'],
    range: [0, 24],
    filter: {},
  });
  expect(asked({ pagination: { page: 41, perPage: 25 }, sort, filter: { plan: 'pro' } })).toMatchObject({
    range: [1000, 1024],
    filter: { plan: 'pro' },
  });
});

test('without a page and an order the server’s own are meant; words keep what they hold', () => {
  expect(asked({ filter: { q: 'a&b=“c” 100 %' } })).toEqual({ filter: { q: 'a&b=“c” 100 %' } });
});
