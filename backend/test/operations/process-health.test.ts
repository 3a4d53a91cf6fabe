import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { ProcessHealth } from '../../src/app/process-health.js';
import { startApp, type TestApp } from '../support/app.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

test('slow connections are looked for more often than their limits are long', () => {
  const server: unknown = target.app.getHttpServer();
  const { connectionsCheckingInterval, headersTimeout, requestTimeout } = server as {
    connectionsCheckingInterval: number;
    headersTimeout: number;
    requestTimeout: number;
  };
  expect(connectionsCheckingInterval).toBeLessThanOrEqual(headersTimeout / 5);
  expect(headersTimeout).toBeLessThan(requestTimeout);
});

test.each(['realtime', 'scheduled', 'background'])('trouble of the %s queue is one line of the log, without the connection', (name) => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const gone = Object.assign(new Error('Connection terminated unexpectedly'), { client: { secretKey: 4711 } });
  target.app.get<Queue>(getQueueToken(name)).emit('error', gone);
  expect(printed).not.toHaveBeenCalled();
  expect(target.logged.filter((line) => line.includes('queue trouble') && line.includes(name))).toEqual([
    expect.stringContaining('Connection terminated unexpectedly'),
  ]);
  expect(target.logged.join('')).not.toContain('4711');
  printed.mockRestore();
});

test('the framework is lent the database, and does not close it while others still write', async () => {
  const lent = target.app.get(DataSource);
  await lent.destroy();
  expect(await lent.query('select 1 as one')).toEqual([{ one: 1 }]);
  expect(target.parts.dataSource.isInitialized).toBe(true);
});

test('where what was acknowledged must outlive a machine, it is said that no commit waits for a second one', async () => {
  const found = async (outlives: boolean, dataSource: DataSource) => {
    const health = new ProcessHealth(dataSource, '0', undefined, undefined, undefined, undefined, outlives);
    return (await health.check()).find(({ name }) => name === 'standby');
  };
  const own = target.parts.dataSource;
  expect(await found(false, own)).toBeUndefined();
  expect(await found(true, own)).toMatchObject({ ok: true, problem: expect.stringContaining('second machine') });
  const waiting = { migrations: [], query: () => Promise.resolve([{ applied: 0, waits: true }]) } as unknown as DataSource;
  expect(await found(true, waiting)).toBeUndefined();
});
