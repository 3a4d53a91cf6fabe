import { setPriority } from 'node:os';
import { ImportedFoods } from '../adapters/fdc/index.js';
import { LocalGateway } from '../adapters/local/index.js';
import { migrate } from '../adapters/postgres/index.js';
import { productionWarnings } from '../config/check-production.js';
import type { Config } from '../config/config.js';
import type { Log } from '../ports/process/log.js';
import { foreseeReminders } from '../usecases/foresee-reminders.js';
import { Dependencies } from '../usecases/dependencies.js';
import { OpenRequests } from '../http/open-requests.js';
import { OpenAiReader } from '../adapters/openai/openai-reader.js';
import { makeApp } from './make-app.js';
import { makeDependencies } from './make-dependencies.js';
import { openParts } from './parts.js';
import { seedCrowd } from './seed-crowd.js';
import { seedDemo } from './seed-demo.js';
import { seedReadyStaff } from './seed-ready-staff.js';
import { seedReadyUser, wantsReadyUser } from './seed-ready-user.js';
import { selfCheck } from './self-check.js';
import { SilentQueue } from './silent-queue.js';
import type { Threads } from './threads.js';
import { warm } from './warm.js';
import { watchLoop } from './watchdog.js';
import { staffAccounts } from './staff-parts.js';

/** Why an authenticator's secret does not open, and what to do. */
const LOST =
  'HASH_SECRET is not the one that their authenticators were sealed with. Restore it, or give them new ones: npm run staff -- reset --email …';

/** On a machine that both share, what can wait gives way to who is waiting: a worker's place in the order of the system, where 0 is any program's. */
const WORKER_PRIORITY = 5;

/** How long a request may take to be answered by a process that stops. */
const ANSWER_MS = 5000;

/** How long a start that failed may take to close what it had opened. */
const CLOSE_MS = 1000;

/** In production those who serve have no rights to change tables: a process of its own has brought them up to date before. */
const migratesItself = ({ process }: Config): boolean => process.environment !== 'production' || process.role === 'all';

export interface Running {
  port: number;
  deps: Dependencies;
  /** Stops taking work, finishes what was begun, closes everything. */
  close(): Promise<void>;
}

/** Wrong settings are told at the start and not found out text by text; nobody waits for the answer. */
async function probeModel(model: OpenAiReader, log: Log, say: (line: string) => void): Promise<void> {
  const trouble = await model.server.probe();
  if (trouble === null) return;
  log.error('model settings are refused', { detail: trouble });
  say(
    `model: the server refuses the settings (${trouble}); the built-in reader answers. See OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL.`,
  );
}

/** Brings this process up: database, seeds, HTTP and workers by its role. */
export async function run(
  config: Config,
  options: { demo: boolean; crowd?: boolean; say: (line: string) => void; threads?: Threads },
): Promise<Running> {
  if (config.process.role === 'worker') setPriority(WORKER_PRIORITY);
  if (migratesItself(config)) await migrate(config.database.ownerUrl, config.database.url, options.say);
  const parts = await openParts(config, undefined, options.threads);
  for (const warning of productionWarnings(config)) parts.log.warn(warning);
  parts.metrics.watchProcess();
  try {
    await selfCheck(parts);
    const lost = await staffAccounts(parts).sealOld();
    if (lost.length) options.say(`console: ${lost.join(', ')} cannot sign in, for ${LOST}`);
    if (wantsReadyUser(parts)) {
      const deps = makeDependencies(parts, new SilentQueue());
      await seedReadyUser(deps, parts);
      const ready = await seedReadyStaff(staffAccounts(parts), parts);
      if (ready) options.say(ready);
      if (options.demo) options.say(`demo: ${await seedDemo(deps, parts.dataSource)} texts played`);
      if (options.crowd) options.say(`crowd: ${await seedCrowd(deps, parts)} people with conversations`);
    }
    const open = new OpenRequests();
    const app = await makeApp(parts, open);
    await app.listen(config.http.port, config.http.host);
    const address = app.getHttpServer().address() as { port: number };
    const deps = app.get(Dependencies);
    const { gateway, foods } = deps;
    if (foods instanceof ImportedFoods) await foods.start();
    await deps.reminders.touchOtherZoneData();
    // Nobody waits for it: it is told where it is looked for, at the latest an hour later.
    void foreseeReminders(deps).catch((error: unknown) => parts.log.error('reminders ahead not reckoned', error));
    if (deps.model instanceof OpenAiReader) void probeModel(deps.model, parts.log, options.say);
    const local = gateway instanceof LocalGateway ? gateway : null;
    if (config.process.role !== 'api') await local?.resume();
    const warmed = () => warm({ understanding: parts.understanding, model: deps.model, foods });
    // Before the loop is watched: it stands still while a table is built, on a busy machine for long.
    const warming = parts.understanding ? void warmed() : setImmediate(warmed);
    const unwatch = options.threads ? watchLoop(options.threads.watchdog) : null;
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
      await unwatch?.();
    };
    return { port: address.port, deps, close };
  } catch (error) {
    // What was begun may wait for what is closed: a start that failed ends all the same.
    await Promise.race([parts.close(), new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref())]);
    throw error;
  }
}
