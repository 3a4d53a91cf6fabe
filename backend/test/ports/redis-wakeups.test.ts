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

  test('what one process tells every process hears that listens on its channel, in order', async () => {
    const heard: string[] = [];
    for (const name of ['one', 'two']) {
      const listener = join();
      listener.listen('notices', (payload) => heard.push(`${name} ${payload}`));
      listener.listen('other', (payload) => heard.push(`other ${payload}`));
    }
    const teller = join();
    await eventually(
      () => redis.client.pubsub('NUMSUB', 'notices', 'other'),
      ([, notices, , other]) => notices === 2 && other === 2,
    );
    await eventually(
      () =>
        teller.announce([['notices', 'a']]).then(
          () => heard,
          () => heard,
        ),
      (all) => all.length >= 2,
    );
    await teller.announce([
      ['notices', 'b'],
      ['notices', 'c'],
    ]);
    const all = await eventually(
      () => Promise.resolve(heard),
      (some) => some.filter((one) => one.endsWith('c')).length === 2,
    );
    expect(all.filter((one) => one.startsWith('one')).slice(-3)).toEqual(['one a', 'one b', 'one c']);
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
