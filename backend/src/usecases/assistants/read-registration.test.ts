import { readRegistration } from './read-registration.js';

const redirect_uris = ['https://app.example/callback'];
const nameOf = (client_name: unknown) => (readRegistration({ redirect_uris, client_name }) as { name: string }).name;

test('a program is known by what it calls itself, without what is not seen or turns words round', () => {
  expect(nameOf('Claude')).toBe('Claude');
  expect(nameOf('  My\u0000 \u202eassistant\n ')).toBe('My assistant');
  expect([...nameOf('👍'.repeat(100))]).toHaveLength(80);
});

test('one that says no name is known by its address', () => {
  expect(nameOf(undefined)).toBe('app.example');
  expect(nameOf(' \u202e ')).toBe('app.example');
  expect(readRegistration({ redirect_uris: ['com.example.app:/cb'] })).toEqual({ name: 'MCP', redirectUris: ['com.example.app:/cb'] });
});

test('what else it says of itself is not kept', () => {
  const told = { redirect_uris, client_name: 'A', client_secret: 's', logo_uri: 'https://app.example/x.png', scope: 'admin' };
  expect(readRegistration(told)).toEqual({ name: 'A', redirectUris: redirect_uris });
});

test.each([
  [{}, 'invalid_redirect_uri'],
  [null, 'invalid_redirect_uri'],
  ['text', 'invalid_redirect_uri'],
  [{ redirect_uris: [] }, 'invalid_redirect_uri'],
  [{ redirect_uris: 'https://app.example' }, 'invalid_redirect_uri'],
  [{ redirect_uris: [...redirect_uris, 'http://app.example'] }, 'invalid_redirect_uri'],
  [{ redirect_uris: [...redirect_uris, 5] }, 'invalid_redirect_uri'],
  [{ redirect_uris: Array(11).fill(redirect_uris[0]) }, 'invalid_redirect_uri'],
  [{ redirect_uris, client_name: 5 }, 'invalid_client_metadata'],
])('%j is refused: %s', (body, error) => {
  expect(readRegistration(body)).toMatchObject({ error });
});
