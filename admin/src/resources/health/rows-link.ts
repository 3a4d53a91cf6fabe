import type { FigureRows, HealthFigure, HealthFigures } from '@mealtext/backend/contract';
import { listLink } from '../../components/list-link';

type Span = Pick<HealthFigures, 'from' | 'to'>;

/** The rows behind a figure over the whole time. */
export const rowsLink = (rows: FigureRows | null, { from, to }: Span): string | null =>
  rows && listLink(rows.resource, { ...rows.filter, ...(rows.at ? { [`${rows.at}_gte`]: from, [`${rows.at}_lt`]: to } : {}) });

/** The rows behind one bucket of a figure: until the next begins. */
export function bucketLink({ rows, points }: Pick<HealthFigure, 'rows' | 'points'>, at: string, { from, to }: Span): string | null {
  const next = points[points.findIndex((point) => point.at === at) + 1]?.at ?? to;
  return rowsLink(rows, { from: at < from ? from : at, to: next });
}
