import { RedisWakeups } from '../../src/adapters/redis/index.js';
import { eventually } from '../support/eventually.js';
import { redisMissing, startRedis, type TestRedis } from '../support/redis.js';

const missing = redisMissing();
const named = missing ? describe.skip : describe;

named(`wake-ups by Redis${missing ? `, left out: ${missing}` : ''}`, () => {
  let redis: TestRedis;
  const open: RedisWakeups[] = [];
  const join = (): RedisWakeups => {
    const one = new RedisWakeups({ url: redis.url, cluster: false }, () => undefined);
    open.push(one);
    return one;
  };
  const untilTold = (teller: RedisWakeups): Promise<boolean> =>
    eventually(
      () =>
        teller.announce([['x', 'y']]).then(
          () => true,
          () => false,
        ),
      Boolean,
    );
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    for (const one of open) one.close();
    await redis?.stop();
  });

  test('where Redis is away the teller is told so at once, to go another way, and it works again when Redis is back', async () => {
    const teller = join();
    await untilTold(teller);
    await redis.client.config('SET', 'maxclients', '1');
    await redis.client.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    await expect(eventually(() => teller.announce([['x', 'y']]).then(() => '', String), Boolean)).resolves.toMatch(/Error/);
    await redis.client.config('SET', 'maxclients', '1000');
    await untilTold(teller);
  });
});
