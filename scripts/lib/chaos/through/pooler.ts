import { Problem } from '../../../bootstrap/problem.mjs';
import { pgbouncerMissing, startPgbouncer } from '../provider.js';
import plain from './plain.js';
import type { Engine } from './store.js';

const pooler: Engine = {
  name: 'pooler',
  what: 'PgBouncer before PostgreSQL, which lends four connections to all processes, by transaction.',
  open: async (options) => {
    const missing = pgbouncerMissing();
    if (missing !== null) throw new Problem(`${missing}.`);
    const store = await plain.open(options);
    const { databaseUrl } = store.postgres;
    const bouncer = await startPgbouncer(databaseUrl);
    return {
      ...store,
      pooler: bouncer,
      env: {
        ...store.env,
        DATABASE_URL: bouncer.through(databaseUrl),
        DATABASE_POOLED: 'transaction',
        DATABASE_DIRECT_URL: databaseUrl,
      },
      close: async () => {
        await bouncer.stop();
        await store.close();
      },
    };
  },
};

export default pooler;
