import { randomInt } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';

/** Calls the API of a development server as the pages of this browser do. */
async function call<T>(context: BrowserContext, base: string, method: string, path: string, data?: object): Promise<T> {
  const headers = { 'X-CSRF-Token': 'pictures', Origin: base };
  const answer = await context.request.fetch(base + path, { method, data, headers });
  if (!answer.ok()) throw new Error(`${method} ${path} was answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

interface Known {
  id: string;
}

/** Signs the browser in as whoever has this number. */
export async function signInAs(context: BrowserContext, base: string, phoneNumber: string): Promise<void> {
  const { code } = await call<{ code: string }>(context, base, 'POST', '/api/verify/send', { phoneNumber });
  await call(context, base, 'POST', '/api/verify/check', { phoneNumber, code });
  const user = await call<Known>(context, base, 'GET', `/api/users/phone/${encodeURIComponent(phoneNumber)}`);
  await remember(context, user);
}

/** Signs the browser in as somebody new, who has seen nothing yet. */
export async function signInNewcomer(context: BrowserContext, base: string): Promise<void> {
  const phoneNumber = `+1206${randomInt(220, 990)}${String(randomInt(10_000)).padStart(4, '0')}`;
  const { code } = await call<{ code: string }>(context, base, 'POST', '/api/verify/send', { phoneNumber });
  await call(context, base, 'POST', '/api/verify/check', { phoneNumber, code });
  const timezone = 'America/New_York';
  const user = await call<Known>(context, base, 'POST', '/api/users', { phoneNumber, firstName: 'Nora', timezone, consentVersion: '1' });
  await remember(context, user);
}

/** The step past onboarding. */
export async function finishOnboarding(context: BrowserContext, base: string): Promise<void> {
  const [{ id }] = (await call<Known[]>(context, base, 'GET', '/api/users')) as [Known];
  const user = await call<Known>(context, base, 'PATCH', `/api/users/${id}`, { onboardingComplete: true });
  await remember(context, user);
}

const remember = (context: BrowserContext, user: Known): Promise<unknown> =>
  context.addInitScript((known) => localStorage.setItem('user', known), JSON.stringify(user));

/** Sets the language that the signed-in person reads. */
export async function speak(context: BrowserContext, base: string, language: string): Promise<void> {
  const [{ id }] = (await call<Known[]>(context, base, 'GET', '/api/users')) as [Known];
  await remember(context, await call<Known>(context, base, 'PATCH', `/api/users/${id}`, { language }));
}
