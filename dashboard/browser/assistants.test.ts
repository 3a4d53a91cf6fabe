import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { newMember } from '../../backend/test/browser/support/member.js';
import { DESK, openPage, PHONE } from '../../backend/test/browser/support/open-browser.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

/** The program on this machine that waits for the answer. */
let program: Server;
let callback: string;

beforeAll(async () => {
  program = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end('<title>Back</title><h1>Back</h1>'));
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
  callback = `http://127.0.0.1:${(program.address() as AddressInfo).port}/callback`;
});
afterAll(() => program?.close());

const post = (path: string, type: string, body: string, token?: string) =>
  fetch(product.url + path, {
    method: 'POST',
    headers: {
      'Content-Type': type,
      Accept: 'application/json, text/event-stream',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body,
  });

/** A program that registered, and the page that it opens for its user. */
async function asks(more: Record<string, string> = {}): Promise<{ page: string; clientId: string; verifier: string }> {
  const told = await post('/oauth/register', 'application/json', JSON.stringify({ client_name: 'Larder', redirect_uris: [callback] }));
  const { client_id: clientId } = (await told.json()) as { client_id: string };
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callback,
    state: 'kept & <odd>',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  });
  return { page: `/oauth/authorize?${query.toString()}`, clientId, verifier };
}

/** Where the browser was sent, once it is there. */
async function answerIn(page: Page): Promise<URLSearchParams> {
  await page.getByRole('heading', { name: 'Back' }).waitFor();
  expect(page.url().startsWith(callback)).toBe(true);
  return new URL(page.url()).searchParams;
}

const section = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Assistants' }) });

test.each([
  ['a phone, light', PHONE, 'light'],
  ['a desk, dark', DESK, 'dark'],
] as const)('on %s: an assistant is let in by the keyboard, keeps the diary, and is disconnected', async (_on, viewport, theme) => {
  const { page, open, wrongs } = await newMember(browser, product, { theme, options: { viewport } });
  const { page: asked, clientId, verifier } = await asks();
  await open(asked);
  await page.getByRole('heading', { name: 'Connect Larder?' }).waitFor();
  await page.getByText('Your answer goes to 127.0.0.1.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('button', { name: 'Refuse' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const answer = await answerIn(page);
  expect(answer.get('state')).toBe('kept & <odd>');

  const form = {
    grant_type: 'authorization_code',
    client_id: clientId,
    code: answer.get('code')!,
    code_verifier: verifier,
    redirect_uri: callback,
  };
  const given = await post('/oauth/token', 'application/x-www-form-urlencoded', new URLSearchParams(form).toString());
  const { access_token: token } = (await given.json()) as { access_token: string };
  const log = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'log', arguments: { text: '2 eggs for breakfast' } } };
  expect((await post('/mcp', 'application/json', JSON.stringify(log), token)).status).toBe(200);

  await open('/messages');
  await page.getByRole('article', { name: 'You' }).getByText('by your assistant').waitFor();
  await open('/account');
  await section(page)
    .getByText(/^Last used Today, \d+:\d\d [AP]M\. Connected on /)
    .waitFor();
  await section(page).getByText(`${product.url}/mcp`).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('button', { name: 'Disconnect Larder' }).click();
  await section(page).getByText('No assistant is connected.').waitFor();
  expect((await post('/mcp', 'application/json', JSON.stringify(log), token)).status).toBe(401);
  expect(wrongs).toEqual([]);
});

test('who is signed out signs in first and comes back to the question; a refusal is handed on', async () => {
  const { user } = await newMember(browser, product);
  const { page, wrongs } = await openPage(browser, { viewport: PHONE });
  await page.goto(product.url + (await asks()).page);
  await page.getByRole('button', { name: 'Get started' }).click();
  await page.getByLabel('Phone number').fill(user.phoneNumber.slice(2));
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('button', { name: 'Verify and continue' }).click();
  await page.getByRole('heading', { name: 'Connect Larder?' }).waitFor();
  await page.getByRole('button', { name: 'Refuse' }).click();
  const answer = await answerIn(page);
  expect([answer.get('error'), answer.get('code')]).toEqual(['access_denied', null]);
  expect(wrongs).toEqual([]);
});

test.each([
  ['fr', 'Connecter Larder?', 'Autoriser', 'Cette demande n’est pas valide. Recommencez depuis votre assistant.'],
  ['es', '¿Conectar Larder?', 'Permitir', 'Esta solicitud no es válida. Empiece de nuevo desde su asistente.'],
] as const)('it is asked in %s, and so is said what is not in order', async (language, heading, allow, invalid) => {
  const { page, user, call } = await newMember(browser, product);
  await call('PATCH', `/api/users/${user.id}`, { language });
  await page.goto(product.url + (await asks()).page);
  await page.getByRole('heading', { name: heading }).waitFor();
  await page.getByRole('button', { name: allow }).waitFor();
  await page.goto(product.url + (await asks({ redirect_uri: 'https://evil.example/callback' })).page);
  await page.getByText(invalid).waitFor();
  await page.goto(product.url + (await asks({ code_challenge_method: 'plain' })).page);
  await page.getByRole('link', { name: /Larder$/ }).click();
  expect((await answerIn(page)).get('error')).toBe('invalid_request');
});
