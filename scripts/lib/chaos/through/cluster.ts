import { startRedisCluster } from '../provider.js';
import plain from './plain.js';
import type { Engine } from './store.js';

const cluster: Engine = {
  name: 'cluster',
  what: 'Queues on a Redis Cluster of three, a node of which is gone when Redis is.',
  open: async (options) => {
    const store = await plain.open({ ...options, queue: 'postgres' });
    const redis = await startRedisCluster();
    let next = 0;
    return {
      ...store,
      redis: {
        url: redis.url,
        flush: () => Promise.all(redis.nodes.map((node) => node.flushall())),
        goAway: (ms) => redis.goAway(next++ % redis.nodes.length, ms),
        stop: () => redis.stop(),
      },
      env: { ...store.env, REDIS_URL: redis.url, REDIS_CLUSTER: 'yes' },
      close: async () => {
        await redis.stop();
        await store.close();
      },
    };
  },
};

export default cluster;
