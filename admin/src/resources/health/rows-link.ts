import type { FigureRows, HealthFigures } from '@mealtext/backend/contract';
import { listLink } from '../../components/use-linked-filter';

type Span = Pick<HealthFigures, 'from' | 'to' | 'bucket'>;

/** The rows behind a figure over the whole time. */
export const rowsLink = (rows: FigureRows | null, { from, to }: Span): string | null =>
  rows && listLink(rows.resource, { ...rows.filter, ...(rows.at ? { [`${rows.at}_gte`]: from, [`${rows.at}_lt`]: to } : {}) });

/** The rows behind one bucket of it. */
export function bucketLink(rows: FigureRows | null, at: string, { bucket }: Span): string | null {
  if (!rows) return null;
  const end = new Date(at);
  if (bucket === 'hour') end.setUTCHours(end.getUTCHours() + 1);
  else end.setUTCDate(end.getUTCDate() + 1);
  return listLink(rows.resource, { ...rows.filter, [`${rows.at}_gte`]: at, [`${rows.at}_lt`]: end.toISOString() });
}
