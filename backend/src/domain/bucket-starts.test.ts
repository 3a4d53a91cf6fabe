import { bucketStarts } from './bucket-starts.js';

const starts = (from: string, to: string, bucket: 'hour' | 'day', zone: string) =>
  bucketStarts(new Date(from), new Date(to), bucket, zone).map((at) => at.toISOString());

test('days are those of the zone, the one of 25 hours too', () => {
  expect(starts('2025-11-01T12:00:00Z', '2025-11-04T00:00:00Z', 'day', 'America/New_York')).toEqual([
    '2025-11-01T04:00:00.000Z',
    '2025-11-02T04:00:00.000Z',
    '2025-11-03T05:00:00.000Z',
  ]);
});

test('a span that ends where a day begins does not touch it', () => {
  expect(starts('2026-01-01T10:30:00Z', '2026-01-03T00:00:00Z', 'day', 'UTC')).toEqual([
    '2026-01-01T00:00:00.000Z',
    '2026-01-02T00:00:00.000Z',
  ]);
});

test('hours begin where the clock of the zone shows a whole one', () => {
  expect(starts('2026-01-01T10:45:12.345Z', '2026-01-01T11:40:00Z', 'hour', 'America/St_Johns')).toEqual([
    '2026-01-01T10:30:00.000Z',
    '2026-01-01T11:30:00.000Z',
  ]);
});
