import { type Place, productOnDatabase } from '../../../../scripts/lib/product-on-database.js';
import { freshDatabase } from '../../support/postgres.js';

export type { Place } from '../../../../scripts/lib/product-on-database.js';

/** The built product on a database of its own, and how to stop it. */
export interface BuiltProduct extends Place {
  /** All that it printed so far. */
  said(): string;
  stop(): Promise<void>;
}

/** Starts `backend/dist` as `npm start` does, on a free port. `env` adds to the configuration. */
export async function startBuiltProduct(env: Record<string, string> = {}): Promise<BuiltProduct> {
  const database = await freshDatabase();
  const started = productOnDatabase({ databaseUrl: database.url, ownerUrl: database.ownerUrl }, env);
  await started.catch(() => database.drop());
  const { place, said, stop } = await started;
  return {
    ...place,
    said,
    stop: async () => {
      await stop();
      await database.drop();
    },
  };
}
