import { ReplicaWatch } from './replica-watch.js';

let written: bigint;
let replayed: bigint | Error;
let told: (string | null)[];
const watching = (limitMs = 1000) => {
  told = [];
  return new ReplicaWatch({
    written: () => Promise.resolve(written),
    replayed: () => (replayed instanceof Error ? Promise.reject(replayed) : Promise.resolve(replayed)),
    limitMs,
    onChange: (trouble) => told.push(trouble),
  });
};
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  [written, replayed] = [5n, 5n];
});
afterEach(() => jest.useRealTimers());
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a replica is behind by the age of the oldest place that it has not reached', async () => {
  const watch = watching();
  await watch.start();
  expect([watch.trouble, watch.lagMs, watch.has(5n), watch.has(6n)]).toEqual([null, 0, true, false]);
  // Nothing is written: however long, there is no lag.
  await after(60_000);
  expect(watch.lagMs).toBe(0);
  written = 9n;
  await after(3000);
  expect(watch.trouble).toBe('more than 1000 ms behind');
  replayed = 9n;
  await after(600);
  expect([watch.trouble, told]).toEqual([null, ['more than 1000 ms behind', null]]);
  watch.close();
});

test('one that goes away is told of once, and who asked it is let go', async () => {
  const watch = watching();
  await watch.start();
  const asked = expect(watch.whileItAnswers(new Promise(() => undefined))).rejects.toThrow('went away');
  replayed = new Error('no route to host');
  await after(600);
  await asked;
  await after(5000);
  expect([watch.trouble, told]).toEqual(['away: no route to host', ['away: no route to host']]);
  watch.close();
});

test('a log that goes on from before its end leaves nothing to wait for', async () => {
  const watch = watching();
  await watch.start();
  written = 90n;
  await after(600);
  [written, replayed] = [20n, 20n];
  await after(5000);
  expect(watch.trouble).toBeNull();
  watch.close();
});

test('whoever waits goes on when the replica has what was written, or after two seconds', async () => {
  const watch = watching(30_000);
  await watch.start();
  written = 8n;
  let went = 0;
  const go = () => void (went += 1);
  void watch.caughtUp().then(go);
  await after(100);
  expect(went).toBe(0);
  replayed = 8n;
  await after(100);
  expect(went).toBe(1);
  written = 10n;
  void watch.caughtUp().then(go);
  await after(1000);
  expect(went).toBe(1);
  await after(1500);
  expect(went).toBe(2);
  watch.close();
});
