import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
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
