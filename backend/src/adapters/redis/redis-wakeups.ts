import { Redis } from 'ioredis';

/** All that a process tells and hears by Redis: PostgreSQL then has no part in it. What comes while Redis is away is not heard. */
export class RedisWakeups {
  private readonly teller: Redis;
  private readonly hearer: Redis;
  private readonly listeners = new Map<string, ((payload: string) => void)[]>();

  constructor(url: string, onTrouble: (error: Error) => void) {
    // Told at once or not at all: whoever tells has another way.
    this.teller = new Redis(url, { lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
    this.hearer = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null });
    for (const client of [this.teller, this.hearer]) {
      client.on('error', onTrouble);
      void client.connect().catch(() => undefined);
    }
    this.hearer.on('message', (channel: string, payload: string) => {
      for (const onPayload of this.listeners.get(channel) ?? []) onPayload(payload);
    });
  }

  /** Tells all of it in one round trip. */
  async announce(all: readonly (readonly [channel: string, payload: string])[]): Promise<void> {
    const pipeline = this.teller.pipeline();
    for (const [channel, payload] of all) pipeline.publish(channel, payload);
    for (const [error] of (await pipeline.exec()) ?? []) if (error) throw error;
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
