import { mayPromote, narrower, PROMOTION_HOURS } from './promotion-hours.js';

const EAST = 'America/New_York';
const WEST = 'America/Los_Angeles';

test.each([
  ['2026-06-10T11:59:59Z', [EAST], false],
  ['2026-06-10T12:00:00Z', [EAST], true],
  ['2026-06-11T00:59:59Z', [EAST], true],
  ['2026-06-11T01:00:00Z', [EAST], false],
  // Nine in the morning in the east is six in the west.
  ['2026-06-10T13:00:00Z', [EAST, WEST], false],
  ['2026-06-10T15:00:00Z', [EAST, WEST], true],
  ['2026-06-11T01:00:00Z', [WEST], true],
  ['2026-06-11T01:00:00Z', [EAST, WEST], false],
  // The hour that a clock change skips or repeats.
  ['2026-11-01T12:59:59Z', [EAST], false],
  ['2026-11-01T13:00:00Z', [EAST], true],
])('at %s in %j: %s', (now, zones, may) => expect(mayPromote(new Date(now), zones, PROMOTION_HOURS)).toBe(may));

test('a state narrows the hours and never widens them', () => {
  expect(narrower(PROMOTION_HOURS, { from: 9, until: 20 })).toEqual({ from: 9, until: 20 });
  expect(narrower(PROMOTION_HOURS, { from: 0, until: 24 })).toEqual(PROMOTION_HOURS);
});
