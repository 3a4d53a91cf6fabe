import type { HealthFigure, HealthFigures } from '@mealtext/backend/contract';
import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { figureWords } from './figure-words';
import { bucketLink, rowsLink } from './rows-link';

const FigureChart = lazy(() => import('./charts').then(({ FigureChart: component }) => ({ default: component })));

/** One figure: how much, how it went, and the way to its rows; a bucket of the chart leads to its own. */
export function Figure({ figure, health }: { figure: HealthFigure; health: HealthFigures }) {
  const navigate = useNavigate();
  const link = rowsLink(figure.rows, health);
  const open = (at: string) => {
    const rows = bucketLink(figure, at, health);
    if (rows) void navigate(rows);
  };
  return (
    <section className="panel figure" aria-label={figure.title}>
      <h2>{link ? <Link to={link}>{figure.title}</Link> : figure.title}</h2>
      <p className="figure-total figures">{figureWords(figure.total, figure.unit)}</p>
      <Suspense fallback={<div className="figure-chart" />}>
        <FigureChart figure={figure} bucket={health.bucket} onBucket={figure.rows ? open : undefined} />
      </Suspense>
    </section>
  );
}
