import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { prepareDataFolder } from './data-folder.js';
import { messageOf } from './message-of.js';
import { type Account, databaseAccount } from './postgres-account.js';
import { postgresBinaries } from './postgres-binaries.js';
import { clusterFolder, isMissing, makeCluster } from './postgres-cluster.js';
import { ensureRoles, names } from './postgres-roles.js';
import { type PostgresSecrets, postgresSecrets } from './postgres-secrets.js';
import { programs, type RunProgram, runningServer } from './postgres-server.js';
import { Problem } from '../bootstrap/problem.mjs';
import { withLock } from '../bootstrap/with-lock.mjs';

/** Advisory lock that every program using the server shares; who gets it alone on leaving is the last one and stops the server. */
const inUse = 7461001;

/** A running embedded PostgreSQL. `databaseUrl` is the application's role, `ownerUrl` the one that migrates, `adminUrl` the superuser's (database `postgres`). */
export interface RunningPostgres {
  port: number;
  folder: string;
  databaseUrl: string;
  ownerUrl: string;
  adminUrl: string;
  /** Stops the server unless another program still uses it. */
  stop: () => Promise<void>;
}

export interface PostgresOptions {
  /** Absolute path of the data folder. */
  dataDir: string;
  settings?: Record<string, string>;
  say?: (line: string) => void;
}

/**
 * Starts the embedded PostgreSQL of a data folder, or takes over the one that a crash left running, and makes its roles and database.
 * pg_ctl gives the server a session of its own, so that a Ctrl-C meant for us does not reach it.
 * `settings` are extra server settings; `say` gets a line when something unusual happened.
 * Rejects with a Problem when the folder cannot be used; nothing in it is changed then.
 */
export async function startPostgres({ dataDir, settings = {}, say = () => {} }: PostgresOptions): Promise<RunningPostgres> {
  prepareDataFolder(dataDir);
  const cluster = clusterFolder(dataDir, say);
  const account = databaseAccount(cluster);
  const run = programs(postgresBinaries(account), account);
  const kept = await withLock(join(dataDir, 'postgres.lock'), () => preparedCluster(dataDir, cluster, account, run));

  let session: Client | undefined;
  const stopping = new AbortController();
  let reviving: Promise<number | undefined> | undefined;
  const hold = async (fixed?: number) => {
    const { client, port } = await runningServer({ cluster, run, kept, port: fixed, settings });
    session = client;
    await client.query('select pg_advisory_lock_shared($1)', [inUse]);
    client.once('end', () => {
      if (!stopping.signal.aborted) revive(port);
    });
    return port;
  };
  /** A server that went away under us is started again on the same port, where the application's pools look for it, however long that takes. */
  const revive = (port: number) => {
    say('PostgreSQL went away; starting it again.');
    reviving = startUntilUp(() => hold(port), { signal: stopping.signal, say });
  };

  const port = await hold();
  kept.keep(port);
  if (session) await ensureRoles(session, kept.passwords);
  const url = (user: string, password: string, database: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  return {
    port,
    folder: cluster,
    databaseUrl: url(names.application, kept.passwords.application, names.database),
    ownerUrl: url(names.owner, kept.passwords.owner, names.database),
    adminUrl: url(names.admin, kept.passwords.admin, 'postgres'),
    async stop() {
      stopping.abort();
      await reviving;
      if (await isLast(session)) await run('pg_ctl', ['stop', '-m', 'fast', '-w', '-t', '60', '-D', cluster]);
    },
  };
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** Tries again until it succeeds, waiting longer each time: a full disk is cleared one day. A reason is told once. */
async function startUntilUp<T>(
  begin: () => Promise<T>,
  { signal, say }: { signal: AbortSignal; say: (line: string) => void },
): Promise<T | undefined> {
  let told: string | undefined;
  for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await begin();
    } catch (error) {
      const why = messageOf(error);
      if (why !== told) say(why);
      told = why;
      await pause(wait, undefined, { signal }).catch(() => undefined);
    }
  }
  return undefined;
}

/** The secrets of the data folder, beside a cluster that exists. */
async function preparedCluster(dataDir: string, cluster: string, account: Account, run: RunProgram): Promise<PostgresSecrets> {
  const kept = postgresSecrets(dataDir);
  if (isMissing(cluster)) {
    kept.keep(kept.port);
    await makeCluster(cluster, kept.passwords.admin, account, run);
  } else if (kept.made) {
    throw new Problem(
      `${kept.file}, which holds the database passwords, is missing. Restore it, or move ${cluster} away to begin with an empty database.`,
    );
  }
  return kept;
}

/** Gives up our share of the server and says whether nobody else has one. A server that cannot be asked is nobody's. */
async function isLast(session: Client | undefined): Promise<boolean> {
  if (!session) return true;
  try {
    await session.query('select pg_advisory_unlock_shared($1)', [inUse]);
    const { rows } = await session.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [inUse]);
    await session.end();
    return rows[0]?.alone ?? true;
  } catch {
    return true;
  }
}
