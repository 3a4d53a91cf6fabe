import { setPriority } from 'node:os';
import { ImportedFoods } from '../adapters/fdc/index.js';
import { LocalGateway } from '../adapters/local/index.js';
import { migrate } from '../adapters/postgres/index.js';
import type { Config } from '../config/config.js';
import { World } from '../usecases/world.js';
import { OpenRequests } from '../http/open-requests.js';
import { makeApp } from './make-app.js';
import { makeWorld } from './make-world.js';
import { openParts } from './parts.js';
import { seedDemo } from './seed-demo.js';
import { seedReadyStaff } from './seed-ready-staff.js';
import { seedReadyUser, wantsReadyUser } from './seed-ready-user.js';
import { selfCheck } from './self-check.js';
import { SilentQueue } from './silent-queue.js';
import { staffAccounts } from './staff-parts.js';

/** Why an authenticator's secret does not open, and what to do. */
const LOST =
  'HASH_SECRET is not the one that their authenticators were sealed with. Restore it, or give them new ones: npm run staff -- reset --email …';

/** On a machine that both share, what can wait gives way to who is waiting: a worker's place in the order of the system, where 0 is any program's. */
const WORKER_PRIORITY = 5;

/** How long a request may take to be answered by a process that stops. */
const ANSWER_MS = 5000;

export interface Running {
  port: number;
  world: World;
  /** Stops taking work, finishes what was begun, closes everything. */
  close(): Promise<void>;
}

/** Brings this process up: database, seeds, HTTP and workers by its role. */
export async function run(config: Config, options: { demo: boolean; say: (line: string) => void }): Promise<Running> {
  if (config.process.role === 'worker') setPriority(WORKER_PRIORITY);
  await migrate(config.database.ownerUrl, config.database.url, options.say);
  const parts = await openParts(config);
  parts.metrics.watchProcess();
  try {
    await selfCheck(parts);
    const lost = await staffAccounts(parts).sealOld();
    if (lost.length) options.say(`console: ${lost.join(', ')} cannot sign in, for ${LOST}`);
    if (wantsReadyUser(parts)) {
      const world = makeWorld(parts, new SilentQueue());
      await seedReadyUser(world, parts);
      const ready = await seedReadyStaff(staffAccounts(parts), parts);
      if (ready) options.say(ready);
      if (options.demo) options.say(`demo: ${await seedDemo(world, parts.dataSource)} texts played`);
    }
    const open = new OpenRequests();
    const app = await makeApp(parts, open);
    await app.listen(config.http.port, config.http.host);
    const address = app.getHttpServer().address() as { port: number };
    const world = app.get(World);
    const { gateway, foods } = world;
    if (foods instanceof ImportedFoods) await foods.start();
    await world.reminders.touchOtherZoneData();
    const local = gateway instanceof LocalGateway ? gateway : null;
    if (config.process.role !== 'api') await local?.resume();
    // The first text should not be the one that waits for the food table to be built.
    const warming = setImmediate(() => foods.current());
    const close = async () => {
      clearImmediate(warming);
      const server = app.getHttpServer();
      // Nobody new is let in; who is being answered gets the answer.
      server.close();
      await open.answered(ANSWER_MS);
      server.closeAllConnections();
      await app.close();
      local?.stop();
      if (foods instanceof ImportedFoods) foods.stop();
      await parts.close();
    };
    return { port: address.port, world, close };
  } catch (error) {
    await parts.close();
    throw error;
  }
}
