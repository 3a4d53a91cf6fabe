import { PrometheusMetrics } from '../../src/adapters/metrics/index.js';
import { makeDataSource, PostgresOutbox } from '../../src/adapters/postgres/index.js';
import { twilioClient, TwilioTextGateway } from '../../src/adapters/twilio/index.js';
import type { Log } from '../../src/ports/process/log.js';
import { deliverTexts } from '../../src/usecases/deliver-texts.js';
import { findUnknown } from '../../src/usecases/find-unknown.js';
import type { Dependencies } from '../../src/usecases/dependencies.js';
import { ACCOUNT_SID, AUTH_TOKEN } from '../twilio-double/index.js';

/** A sender as a process of its own, to be killed at any moment: deliver, look up, begin again. Deadlines are those of production, a hundred times shorter. */
async function main(): Promise<void> {
  const [databaseUrl, apiUrl, statusUrl, ...numbers] = process.argv.slice(2) as [string, string, string, ...string[]];
  const dataSource = await makeDataSource(databaseUrl, 4, 'sender').initialize();
  const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const client = twilioClient({ accountSid: ACCOUNT_SID, authToken: AUTH_TOKEN, apiUrl, timeoutMs: 80 });
  const deps = {
    outbox: numbers.length > 0 ? new PostgresOutbox(dataSource, pacesOf(numbers)) : new PostgresOutbox(dataSource),
    gateway: new TwilioTextGateway(client, { from: '+12025550100', statusUrl, now: () => new Date() }),
    clock: { now: () => new Date() },
    log,
    metrics: new PrometheusMetrics({}),
    queue: { ringDelivery: () => Promise.resolve() },
    rules: { sendLeaseMs: 200, unknownGraceMs: 600 },
  } as unknown as Dependencies;
  process.stdout.write('ready\n');
  for (;;) {
    const now = new Date();
    await deps.outbox.expireLeases(now, new Date(now.getTime() + deps.rules.unknownGraceMs));
    await findUnknown(deps);
    await Promise.all([1, 2, 3].map(() => deliverTexts(deps)));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** So fast that nothing waits for it. */
const pacesOf = (numbers: readonly string[]) => numbers.map((sender) => ({ sender, segmentsPerSecond: 1000 }));

void main();
