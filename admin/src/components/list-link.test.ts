import { filterOf, listLink, queryOf, shownOf } from './list-link';

test('an address holds what a list is narrowed by, and gives it back', () => {
  const filter = { plan: 'pro', flagged: true, createdAt_gte: '2026-03-01T00:00:00Z' };
  const { pathname, searchParams } = new URL(listLink('users', filter), 'https://console.example');
  expect(pathname).toBe('/users');
  expect(filterOf(searchParams.get('show')!)).toEqual(filter);
});

test('what somebody searched for stands in no address', () => {
  expect(listLink('users', { q: '+12025550123', plan: 'pro' })).not.toContain('2025550123');
  expect(shownOf({ q: 'Ada Miller' })).toBeNull();
  expect([listLink('users', { q: 'Ada' }), listLink('users', {}), queryOf(null)]).toEqual(['/users', '/users', '']);
});

test.each(['', '{', 'null', '[1]', '"pro"', '7'])('an address that says %j narrows nothing', (said) => expect(filterOf(said)).toEqual({}));
