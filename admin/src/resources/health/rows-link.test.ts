import type { HealthFigure } from '@mealtext/backend/contract';
import { filterOf } from '../../components/list-link';
import { bucketLink, rowsLink } from './rows-link';

const span = { from: '2026-03-01T00:00:00Z', to: '2026-03-03T12:00:00Z' };
const rows = { resource: 'texts', filter: { reader: 'model' }, at: 'receivedAt' } as NonNullable<HealthFigure['rows']>;
const points = ['2026-02-28T20:00:00Z', '2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z'].map((at) => ({ at, value: 1 }));
const shown = (link: string | null) => link && filterOf(new URL(link, 'https://console.example').searchParams.get('show')!);

test('the rows behind a figure are those of the time that is looked at', () => {
  expect(shown(rowsLink(rows, span))).toEqual({ reader: 'model', receivedAt_gte: span.from, receivedAt_lt: span.to });
  expect(rowsLink(null, span)).toBeNull();
});

test('a bucket ends where the next begins, and neither the first nor the last reaches beyond the time', () => {
  const [first, middle, last] = points.map(({ at }) => shown(bucketLink({ rows, points }, at, span)));
  expect(first).toMatchObject({ receivedAt_gte: span.from, receivedAt_lt: points[1]!.at });
  expect(middle).toMatchObject({ receivedAt_gte: points[1]!.at, receivedAt_lt: points[2]!.at });
  expect(last).toMatchObject({ receivedAt_gte: points[2]!.at, receivedAt_lt: span.to });
});
