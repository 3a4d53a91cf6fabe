import { foresee, worryOf } from './foresight.js';

const minute = (clock: string, count: number) => ({ at: new Date(`2026-11-28T${clock}:00Z`), count });
const carrier = (segmentsPerSecond: number, segmentsPerDay: number | null = null) => ({ segmentsPerSecond, segmentsPerDay });

test('what a minute of the sender takes is in time, and nothing is to be told', () => {
  // 120 reminders of one and a half segments are a minute of three segments a second.
  const ahead = foresee([minute('13:00', 120), minute('17:00', 100)], carrier(3));
  expect(ahead).toEqual({
    reminders: 220,
    busiest: minute('13:00', 120),
    longestWaitSeconds: 60,
    late: 0,
    lost: 0,
    beyondDay: 0,
    wantedPerSecond: 3,
  });
  expect(worryOf(ahead, carrier(3))).toBeNull();
  expect(foresee([], carrier(3))).toMatchObject({ reminders: 0, busiest: null, longestWaitSeconds: 0, late: 0 });
});

test('ten thousand at eight by a slow number: who is late, who gets none, and what would do', () => {
  const ahead = foresee([minute('13:00', 10_000)], carrier(3));
  // Two a second: 120 in the first minute, 7,200 within the hour.
  expect(ahead).toMatchObject({ late: 7080, lost: 2800, longestWaitSeconds: 3600, wantedPerSecond: 250 });
  expect(worryOf(ahead, carrier(3))).toBe(
    '10,000 reminders are due in the next day, 10,000 of them in the minute of 2026-11-28T13:00Z. At 3 segments a second the last of a minute waits 3,600 s, 7,080 leave more than a minute late and 2,800 not at all. ' +
      '250 segments a second would do (more numbers in TWILIO_FROM, or a faster one), or a wider REMINDER_SPREAD_SECONDS.',
  );
  expect(worryOf(foresee([minute('13:00', 10_000)], carrier(250)), carrier(250))).toBeNull();
});

test('what a minute leaves over holds up the next one’s; spread over ten minutes the same number is in time', () => {
  const together = foresee([minute('13:00', 240), minute('13:01', 120)], carrier(3));
  expect(together).toMatchObject({ late: 240, longestWaitSeconds: 120, lost: 0 });
  const spread = Array.from({ length: 10 }, (_, n) => minute(`13:0${n}`, 36));
  expect(foresee(spread, carrier(3))).toMatchObject({ reminders: 360, late: 0 });
});

test('a day’s budget that reminders do not fit in is told, though the rate would do', () => {
  const ahead = foresee([minute('13:00', 1000)], carrier(100, 1000));
  expect(ahead).toMatchObject({ late: 0, lost: 400, beyondDay: 400 });
  expect(worryOf(ahead, carrier(100, 1000))).toContain('400 more than the 1,000 segments a day');
});
