import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { randomUUID } from 'node:crypto';
import { RUN } from '../../src/jobs/run-job.js';
import { DOORBELLS } from '../../src/ports/queue/queue.js';
import { READY_PHONE, seedReadyUser } from '../../src/app/seed-ready-user.js';
import { Browser, signedIn, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp({ ROLE: 'all' });
});
afterAll(() => target?.close());

const rows = <T>(sql: string, values: unknown[] = []) => target.parts.dataSource.query(sql, values) as Promise<T[]>;

test('an event that nobody acted on, and a cancellation that nobody confirmed, are found by a job', async () => {
  const { id, browser } = await signedIn(target, '+12125550901');
  const { billing, billingEvents, subscriptions, clock } = target.deps;
  await browser.get('/api/customer-portal');
  const { customerId } = (await subscriptions.of(id))!;
  const eventId = `evt_${randomUUID()}`;
  const about = { type: 'customer.subscription.updated', customerId, subscriptionId: null, createdAt: clock.now(), endedAt: null };
  await billingEvents.accept({ id: eventId, ...about }, clock.now());
  const page = await billing.openCheckout({ userId: id, customerId: customerId!, priceId: billing.catalogue.prices.pro, attempt: 1 });
  await subscriptions.requestCancellation(customerId!, id, clock.now());
  await eventually(
    () => rows<{ outcome: string }>('select outcome from billing_events where id = $1', [eventId]),
    ([row]) => row?.outcome === 'done',
  );
  await eventually(
    () => rows<{ at: Date | null }>('select confirmed_at as at from billing_cancellations where customer_id = $1', [customerId]),
    ([row]) => row?.at != null,
  );
  expect(page.state).toBe('open');
  expect(target.logged.filter((line) => line.includes('job failed'))).toEqual([]);
});

test('the nightly comparison stands in the schedule', async () => {
  const schedulers = await target.app.get<Queue>(getQueueToken('background')).getJobSchedulers();
  expect(schedulers.map(({ name, pattern, tz }) => ({ name, pattern, tz }))).toContainEqual({
    name: 'reconcile',
    pattern: '17 9 * * *',
    tz: 'UTC',
  });
});

test('so does every job that nobody rings for', async () => {
  const queues = ['scheduled', 'background'].map((name) => target.app.get<Queue>(getQueueToken(name)));
  const names = (await Promise.all(queues.map((queue) => queue.getJobSchedulers()))).flat().map(({ name }) => name);
  const wanted = Object.keys(RUN).filter((name) => !(DOORBELLS as readonly string[]).includes(name));
  expect(wanted.length).toBeGreaterThanOrEqual(6);
  expect(names.toSorted()).toEqual(wanted.toSorted());
});

test('the ready user has bought Pro, and can manage it', async () => {
  await seedReadyUser(target.deps, target.parts);
  const browser = new Browser(target);
  await browser.prove(READY_PHONE);
  const [user] = (await browser.get('/api/users')).body as { id: string; plan: string }[];
  expect(user).toMatchObject({ plan: 'pro' });
  const { body } = await browser.get(`/api/users/${user!.id}/subscription?sync=true`);
  expect(body).toMatchObject({ plan: 'pro', status: 'active', currentPeriodEnd: expect.any(String) });
});
