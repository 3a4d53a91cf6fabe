import { endOfLocalDay, instantOf, localDate } from './local-day.js';
import { nextDue } from './recurrence.js';
import { placeOf, spreadDue } from './spread.js';

const NEW_YORK = 'America/New_York';
const owners = (count: number) => Array.from({ length: count }, (_, n) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`);
const MINUTES = 60_000;

test('owners are spread evenly, also when their ids differ little, and each keeps the place', () => {
  const tenths = new Array<number>(10).fill(0);
  for (const owner of owners(20_000)) tenths[Math.floor(placeOf(owner) * 10)]! += 1;
  for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
  expect(placeOf(owners(8)[7]!)).toBe(placeOf(owners(9)[7]!));
});

test('ten thousand of one minute: none early, none later than the window, no second with many more than its share', () => {
  const asked = instantOf('2026-11-28', '08:00', NEW_YORK).getTime();
  const seconds = new Map<number, number>();
  for (const owner of owners(10_000)) {
    const { at, localDate: day } = spreadDue(
      new Date(asked - 3 * 3_600_000),
      { time: '08:00', zone: NEW_YORK },
      { owner, withinMs: 180_000 },
    );
    const late = at.getTime() - asked;
    expect(late >= 0 && late < 180_000 && day === '2026-11-28').toBe(true);
    seconds.set(Math.floor(late / 1000), (seconds.get(Math.floor(late / 1000)) ?? 0) + 1);
  }
  expect(seconds.size).toBe(180);
  expect(Math.max(...seconds.values())).toBeLessThan(2 * (10_000 / 180));
});

test('without a window, and at a minute that few ask for, nothing is spread', () => {
  const after = new Date('2026-11-27T12:00:00Z');
  for (const owner of owners(20)) {
    expect(spreadDue(after, { time: '08:00', zone: NEW_YORK }, { owner, withinMs: 0 })).toEqual(nextDue(after, '08:00', NEW_YORK));
    for (const time of ['07:15', '07:13', '12:45'])
      expect(spreadDue(after, { time, zone: NEW_YORK }, { owner, withinMs: 900_000 })).toEqual(nextDue(after, time, NEW_YORK));
  }
});

test('worked out anew between the minute and their place, it is still to come; at their place it is the next day’s', () => {
  const asked = instantOf('2026-11-28', '08:00', NEW_YORK);
  for (const owner of owners(50)) {
    const spread = { owner, withinMs: 3 * MINUTES };
    const occasion = { time: '08:00', zone: NEW_YORK };
    const due = spreadDue(new Date(asked.getTime() - 1), occasion, spread);
    expect(spreadDue(new Date(due.at.getTime() - 1), occasion, spread)).toEqual(due);
    expect(spreadDue(due.at, occasion, spread).localDate).toBe('2026-11-29');
  }
});

test('once a local day, on the day that was asked for, through nights that change the clock and up to midnight', () => {
  for (const zone of [NEW_YORK, 'America/St_Johns', 'America/Phoenix', 'Pacific/Honolulu'])
    for (const from of ['2026-03-05', '2026-10-29'])
      for (const time of ['00:00', '02:30', '08:00', '23:30'])
        for (const owner of owners(5)) {
          const seen: string[] = [];
          for (let at = new Date(`${from}T00:00:00Z`); seen.length < 6;) {
            const due = spreadDue(at, { time, zone }, { owner, withinMs: 50 * MINUTES });
            expect(localDate(due.at, zone)).toBe(due.localDate);
            expect(due.at.getTime()).toBeLessThan(endOfLocalDay(instantOf(due.localDate, time, zone), zone).getTime());
            expect(due.at.getTime()).toBeGreaterThanOrEqual(instantOf(due.localDate, time, zone).getTime());
            seen.push(due.localDate);
            at = due.at;
          }
          expect(new Set(seen).size).toBe(seen.length);
          expect(Date.parse(seen.at(-1)!) - Date.parse(seen[0]!)).toBe(5 * 86_400_000);
        }
});

test('a weekly one keeps its day', () => {
  const occasion = { time: '19:00', zone: 'America/Toronto', weekday: 0 };
  const due = spreadDue(new Date('2026-11-27T12:00:00Z'), occasion, { owner: 'any', withinMs: 3 * MINUTES });
  expect(due.localDate).toBe('2026-11-29');
  expect(spreadDue(due.at, occasion, { owner: 'any', withinMs: 3 * MINUTES }).localDate).toBe('2026-12-06');
});
