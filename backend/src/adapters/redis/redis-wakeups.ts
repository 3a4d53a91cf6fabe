import type { Cluster, Redis } from 'ioredis';
import type { Listening } from '../../ports/queue/listening.js';
import { redisClient, type RedisPlace } from './redis-client.js';

/** All that a process tells and hears by Redis: PostgreSQL then has no part in it. What comes while Redis is away is not heard. */
export class RedisWakeups implements Listening {
  private readonly teller: Redis | Cluster;
  private readonly hearer: Redis | Cluster;
  private readonly listeners = new Map<string, ((payload: string) => void)[]>();

  constructor(place: RedisPlace, onTrouble: (error: Error) => void) {
    // Told at once or not at all: whoever tells has another way.
    this.teller = redisClient(place, { enableOfflineQueue: false, maxRetriesPerRequest: 0 });
    this.hearer = redisClient(place, { maxRetriesPerRequest: null });
    for (const client of [this.teller, this.hearer]) {
      client.on('error', onTrouble);
      void client.connect().catch(() => undefined);
    }
    this.hearer.on('message', (channel: string, payload: string) => {
      for (const onPayload of this.listeners.get(channel) ?? []) onPayload(payload);
    });
  }

  /** Tells all of it; throws where some of it could not be told. */
  async announce(all: readonly (readonly [channel: string, payload: string])[]): Promise<void> {
    // Sent in one go, as none waits for another; a pipeline of a cluster would have to be for one slot.
    await Promise.all(all.map(([channel, payload]) => this.teller.publish(channel, payload)));
  }

  listen(channel: string, onPayload: (payload: string) => void): void {
    const listeners = this.listeners.get(channel) ?? [];
    this.listeners.set(channel, [...listeners, onPayload]);
    if (!listeners.length) void this.hearer.subscribe(channel).catch(() => undefined);
  }

  close(): void {
    this.teller.disconnect();
    this.hearer.disconnect();
  }
}
