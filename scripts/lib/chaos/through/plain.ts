import { temporaryPostgres } from '../../temporary-postgres.js';
import { startRedis } from '../redis.js';
import type { RunningPostgres } from '../../postgres.js';
import type { ChaosRedis } from '../redis.js';
import type { Engine } from './store.js';

export const SETTINGS = { fsync: 'off', max_connections: '200' };

const plain: Engine = {
  name: 'nothing',
  what: 'One PostgreSQL, and one Redis where the queues are in Redis.',
  open: async ({ queue, folder }) => {
    const postgres = await temporaryPostgres({ settings: SETTINGS });
    const redis = queue === 'redis' ? await startRedis(folder) : undefined;
    return {
      postgres,
      redis,
      env: environmentOf(postgres, redis),
      close: async () => {
        await redis?.stop();
        await postgres.stop();
      },
    };
  },
};

export default plain;

/** Where rows lie, and queues. */
export const environmentOf = (postgres: RunningPostgres, redis: ChaosRedis | undefined): Record<string, string> => ({
  DATABASE_URL: postgres.databaseUrl,
  DATABASE_OWNER_URL: postgres.ownerUrl,
  ...(redis ? { REDIS_URL: redis.url } : {}),
});
