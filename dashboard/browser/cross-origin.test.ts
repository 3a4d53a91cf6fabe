import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Page } from 'playwright-core';
import { type Member, newMember } from '../../backend/test/browser/support/member.js';
import { browser, product } from '../../backend/test/browser/support/product-in-browser.js';

let evil: Server;
let member: Member;

beforeAll(async () => {
  evil = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>You won</title><body></body>'),
  );
  await new Promise<void>((resolve) => evil.listen(0, resolve));
  member = await newMember(browser, product);
});
afterAll(() => {
  evil?.closeAllConnections();
  evil?.close();
});

/** Another site, to which the session cookie is not sent; and another port of our own host, to which it is. */
const ORIGINS = ['http://127.0.0.1', 'http://localhost'] as const;

/** A page of another origin in the browser in which the member is signed in, what the product answered it, and what never got to it. */
async function visit(
  origin: string,
): Promise<{ page: Page; answers: { method: string; path: string; status: number }[]; blocked: string[] }> {
  const page = await member.page.context().newPage();
  const answers: { method: string; path: string; status: number }[] = [];
  const blocked: string[] = [];
  page.on('requestfailed', (request) => blocked.push(`${request.method()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.origin === product.url) answers.push({ method: response.request().method(), path: url.pathname, status: response.status() });
  });
  await page.goto(`${origin}:${(evil.address() as AddressInfo).port}/`);
  return { page, answers, blocked };
}

/** What an attack of the member's own pages would do: everything here works from there. */
const writes = () => {
  const { id } = member.user;
  return [
    ['POST', `/api/users/${id}/messages`, { userId: id, content: 'forged banana', fromDashboard: true }],
    ['POST', '/api/feedback', { subject: 'forged', message: 'forged' }],
    ['PATCH', `/api/users/${id}`, { firstName: 'Forged' }],
    ['POST', '/api/logout', {}],
    ['DELETE', `/api/users/${id}`, {}],
  ] as const;
};

interface State {
  firstName: string | null;
  messages: unknown[];
}
async function state(): Promise<State> {
  const { firstName } = await member.call<{ firstName: string | null }>('GET', `/api/users/${member.user.id}`);
  return { firstName, messages: await member.call<unknown[]>('GET', `/api/users/${member.user.id}/messages`) };
}

describe.each(ORIGINS)('a page of %s on another port', (origin) => {
  test.each(['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'])('cannot write by a form of %s', async (enctype) => {
    const before = await state();
    for (const [, path, body] of writes()) {
      const { page, answers } = await visit(origin);
      await page.evaluate(
        ([action, type, json]) => {
          const form = Object.assign(document.createElement('form'), { method: 'post', action, enctype: type });
          // As text this is JSON: {"...":"...=","x":"y"}
          const [name, value] = type === 'text/plain' ? [`${json.slice(0, -1)},"x":"`, '"}'] : ['content', 'forged banana'];
          form.append(Object.assign(document.createElement('input'), { name, value }));
          document.body.append(form);
          form.submit();
        },
        [product.url + path, enctype, JSON.stringify(body)] as const,
      );
      await page.waitForURL(`${product.url}/**`);
      expect(answers[0]).toEqual({ method: 'POST', path, status: 403 });
      await page.close();
    }
    expect(await state()).toEqual(before);
  });

  test.each(['include', 'omit'] as const)('cannot write or read by fetch, credentials: %s', async (credentials) => {
    const before = await state();
    const { page, answers, blocked } = await visit(origin);
    const outcomes = await page.evaluate(
      async ([base, mode, list]) => {
        const outcomes: string[] = [];
        const attempt = (path: string, init: RequestInit) =>
          fetch(base + path, { credentials: mode, ...init }).then(
            (response) => outcomes.push(response.type === 'opaque' ? 'opaque' : `read ${response.status}`),
            () => outcomes.push('blocked'),
          );
        for (const [method, path, body] of list) {
          const json = JSON.stringify(body);
          // Asks first, and is not let in.
          await attempt(path, { method, body: json, headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': 'forged' } });
          // Need not ask first.
          await attempt(path, { method: 'POST', mode: 'no-cors', body: json });
          await attempt(path, { method: 'POST', mode: 'no-cors', body: new URLSearchParams({ content: 'forged banana' }) });
          navigator.sendBeacon(base + path, new Blob([json], { type: 'text/plain' }));
        }
        for (const path of ['/api/users', list[0]![1], '/api/customer-portal']) await attempt(path, {});
        return outcomes;
      },
      [product.url, credentials, writes() as unknown as [string, string, object][]] as const,
    );
    expect(new Set(outcomes)).toEqual(new Set(['blocked']));
    expect(answers).toEqual([]);
    // These came to us, and what we said was kept from the page.
    expect(blocked.filter((one) => one === 'POST net::ERR_BLOCKED_BY_RESPONSE.NotSameOrigin').length).toBeGreaterThan(8);
    await page.close();
    expect(await state()).toEqual(before);
  });

  test.each([true, false])('hears nothing of the live updates, credentials: %s', async (withCredentials) => {
    const { page } = await visit(origin);
    await page.evaluate(
      ([url, send]) => {
        const heard: string[] = [];
        Object.assign(window, { heard });
        const source = new EventSource(url, { withCredentials: send });
        for (const name of ['open', 'message', 'entry', 'goals', 'subscription', 'ping', 'error'])
          source.addEventListener(name, () => heard.push(name));
      },
      [`${product.url}/api/users/${member.user.id}/events`, withCredentials] as const,
    );
    await member.text('a banana');
    await page.waitForFunction(() => (window as unknown as { heard: string[] }).heard.length > 0);
    expect(new Set(await page.evaluate(() => (window as unknown as { heard: string[] }).heard))).toEqual(new Set(['error']));
    await page.close();
  });

  test('cannot show us in a frame, load our answers as scripts, or open the portal in the member’s name', async () => {
    const { page, answers } = await visit(origin);
    await page.evaluate(async (base) => {
      const frame = Object.assign(document.createElement('iframe'), { src: `${base}/dashboard` });
      const script = Object.assign(document.createElement('script'), { src: `${base}/api/users` });
      const done = [frame, script].map(
        (element) => new Promise((resolve) => ['load', 'error'].forEach((name) => element.addEventListener(name, resolve))),
      );
      document.body.append(frame, script);
      await Promise.all(done);
    }, product.url);
    const [, frame] = page.frames();
    expect(frame?.url()).not.toContain('/dashboard');
    await page.evaluate((url) => location.assign(url), `${product.url}/api/customer-portal`);
    await page.waitForURL(`${product.url}/api/customer-portal`);
    expect(answers.filter(({ path }) => path === '/api/customer-portal').map(({ status }) => status)).toEqual([403]);
    await page.close();
  });
});

test('all of it is open to our own pages', async () => {
  const page = await member.page.context().newPage();
  await page.goto(`${product.url}/robots.txt`);
  const statuses = await page.evaluate(
    async (list) => {
      const statuses: number[] = [];
      for (const [method, path, body] of list) {
        const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': 'own' };
        statuses.push((await fetch(path, { method, headers, body: JSON.stringify(body) })).status);
      }
      return statuses;
    },
    writes().slice(0, 4) as unknown as [string, string, object][],
  );
  expect(statuses).toEqual([201, 201, 200, 200]);
  await page.close();
});
