import { temporaryPostgres } from '../../temporary-postgres.js';
import { startRedis } from '../redis.js';
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
      env: {
        DATABASE_URL: postgres.databaseUrl,
        DATABASE_OWNER_URL: postgres.ownerUrl,
        ...(redis ? { REDIS_URL: redis.url } : {}),
      },
      close: async () => {
        await redis?.stop();
        await postgres.stop();
      },
    };
  },
};

export default plain;
