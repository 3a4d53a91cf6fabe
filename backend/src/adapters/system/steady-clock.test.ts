import { SteadyClock } from './steady-clock.js';

const HOUR = 3_600_000;

/** A machine whose clock and counter are set by hand, and a database with a clock of its own. */
function machine(wall: number, database: number) {
  const times = { wall, counter: 5000, database };
  const clock = new SteadyClock(
    () => Promise.resolve(new Date(times.database)),
    () => times.wall,
    () => times.counter,
  );
  const pass = (ms: number) => void ((times.wall += ms), (times.counter += ms), (times.database += ms));
  return { times, clock, pass };
}

test.each([3 * HOUR, -3 * HOUR])('a machine whose clock jumps by %i ms goes on as if nothing had happened', async (jump) => {
  const { times, clock, pass } = machine(1_000_000, 1_000_000);
  await clock.set();
  times.wall += jump;
  pass(60_000);
  expect(await clock.set()).toBe(0);
  expect(clock.now().getTime()).toBe(1_060_000);
});

test('a machine whose clock is wrong from the start takes the database’s', async () => {
  const { clock, pass } = machine(1_000_000 + HOUR, 1_000_000);
  expect(await clock.set()).toBe(-HOUR);
  pass(10);
  expect(clock.now().getTime()).toBe(1_000_010);
});

test('a database that is set is followed', async () => {
  const { times, clock } = machine(1_000_000, 1_000_000);
  await clock.set();
  times.database += 2 * HOUR;
  expect(await clock.set()).toBe(2 * HOUR);
  expect(clock.now().getTime()).toBe(1_000_000 + 2 * HOUR);
});

test('a small difference is left alone, so that time does not go back and forth', async () => {
  const { clock } = machine(1_000_000, 1_000_400);
  expect(await clock.set()).toBe(0);
  expect(clock.now().getTime()).toBe(1_000_000);
});
