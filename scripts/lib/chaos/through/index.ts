import cluster from './cluster.js';
import { failover, failoverAsync } from './failover.js';
import partitions from './partitions.js';
import plain from './plain.js';
import pooler from './pooler.js';
import type { Engine } from './store.js';

/** Every engine by its name. A new one is a file beside these and a line here. */
export const ENGINES: Record<string, Engine> = Object.fromEntries(
  [plain, pooler, cluster, partitions, failover, failoverAsync].map((engine) => [engine.name, engine]),
);
