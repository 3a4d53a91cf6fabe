import type { Business, HealthFigure } from '@mealtext/backend/contract';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { listLink } from '../../components/list-link';
import { figureWords } from '../health/figure-words';
import { dayFigure } from './day-figure';

const FigureChart = lazy(() => import('../health/charts').then(({ FigureChart: component }) => ({ default: component })));

const sumOf = (figure: HealthFigure): HealthFigure => ({
  ...figure,
  total: figure.points.reduce((sum, { value }) => sum + (value ?? 0), 0),
});

/** What there is now of money and people, and how it came to that. */
export function BusinessFigures({ business }: { business: Business }) {
  const figures: readonly (readonly [figure: HealthFigure, link: string | null])[] = [
    [dayFigure(business, 'revenue', 'Revenue a month', '$'), null],
    [dayFigure(business, 'paying', 'Paying now'), listLink('subscriptions', { status: 'active' })],
    [dayFigure(business, 'trialing', 'Trying now'), listLink('subscriptions', { status: 'trialing' })],
    [sumOf(dayFigure(business, 'newcomers', 'New people')), listLink('users', { createdAt_gte: business.from, createdAt_lt: business.to })],
    [sumOf(dayFigure(business, 'texts', 'Texts')), listLink('texts', { receivedAt_gte: business.from, receivedAt_lt: business.to })],
  ];
  return (
    <div className="figures-grid five">
      {figures.map(([figure, link]) => (
        <section key={figure.name} className="panel figure" aria-label={figure.title}>
          <h2>{link ? <Link to={link}>{figure.title}</Link> : figure.title}</h2>
          <p className="figure-total figures">{figureWords(figure.total, figure.unit)}</p>
          <Suspense fallback={<div className="figure-chart" />}>
            <FigureChart figure={figure} bucket="day" onBucket={undefined} />
          </Suspense>
        </section>
      ))}
    </div>
  );
}
