import supertest from 'supertest';
import { signedIn, startApp, type TestApp } from '../../support/app.js';
import { freePort } from './assistant.js';

/** What a file of tests that imports this has: the product under an address that it knows itself, as assistants find it. */
export let target: TestApp;
let number = 5551700;
export const server = () => target.app.getHttpServer();
/** Somebody with an account. */
export const user = (plan: 'free' | 'pro' = 'pro') => signedIn(target, `+1212${(number += 1)}`, plan);
export const sql = <T>(text: string, values: unknown[] = []) => target.parts.dataSource.query<T>(text, values);

beforeAll(async () => {
  const port = await freePort();
  target = await startApp({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` });
});
beforeEach(() => sql('delete from rate_limits'));
afterAll(() => target?.close());

export const JSON_RPC = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
export const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
/** A call with this token. */
export const knock = (token?: string) =>
  supertest(server())
    .post('/mcp')
    .set({ ...JSON_RPC, ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) })
    .send(PING);
