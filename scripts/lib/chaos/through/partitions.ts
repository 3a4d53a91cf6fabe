import type * as Postgres from '../../../../backend/src/adapters/postgres/index.js';
import type * as Partition from '../../../../backend/src/adapters/postgres/owner/partition.js';
import { builtBackend } from '../../built-backend.js';
import plain from './plain.js';
import type { Engine } from './store.js';

const PARTS = 4;

const partitions: Engine = {
  name: 'partitions',
  what: `What belongs to people in ${PARTS} parts by a hash of its owner, as it would lie on as many databases.`,
  open: async (options) => {
    const store = await plain.open(options);
    const { ownerUrl, databaseUrl } = store.postgres;
    const { makeDataSource, migrate } = await builtBackend<typeof Postgres>('adapters/postgres/index.js');
    const { partitionOwned } = await builtBackend<typeof Partition>('adapters/postgres/owner/partition.js');
    await migrate(ownerUrl, databaseUrl, () => undefined);
    const owner = await makeDataSource(ownerUrl, 1, 'chaos').initialize();
    try {
      await partitionOwned(owner, PARTS);
    } finally {
      await owner.destroy();
    }
    return store;
  },
};

export default partitions;
