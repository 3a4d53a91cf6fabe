import { Cluster, Redis, type RedisOptions } from 'ioredis';

/** Where Redis is: one server, or a cluster of which the address names a node. */
export interface RedisPlace {
  url: string;
  cluster: boolean;
}

const SLOTS_TIMEOUT_MS = 10_000;

/** A connection that opens when it is first needed. What the address says of user, password and TLS holds for every node of a cluster. */
export function redisClient({ url, cluster }: RedisPlace, options: RedisOptions = {}): Redis | Cluster {
  if (!cluster) return new Redis(url, { ...options, lazyConnect: true });
  const { hostname, port, username, password, protocol } = new URL(url);
  const secure = protocol === 'rediss:';
  const { enableOfflineQueue = true, ...rest } = options;
  return new Cluster([{ host: hostname, port: Number(port || 6379) }], {
    lazyConnect: true,
    enableOfflineQueue,
    // On a busy machine a node may take long to say who has which slots.
    slotsRefreshTimeout: SLOTS_TIMEOUT_MS,
    // A certificate is for a name, which must not be looked up before.
    ...(secure ? { dnsLookup: (address, callback) => callback(null, address) } : {}),
    redisOptions: {
      ...rest,
      ...(username ? { username: decodeURIComponent(username) } : {}),
      ...(password ? { password: decodeURIComponent(password) } : {}),
      ...(secure ? { tls: {} } : {}),
    },
  });
}
