import type { Business } from '@mealtext/backend/contract';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { count } from '../../components/format';
import { listLink } from '../../components/list-link';
import { dayFigure } from './day-figure';

const StackedChart = lazy(() => import('../health/charts').then(({ StackedChart: component }) => ({ default: component })));

/** The texts of one day, from its midnight to the next. */
function textsOf(day: string): string {
  const start = new Date(`${day.slice(0, 10)}T00:00:00`);
  const next = new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1);
  return listLink('texts', { receivedAt_gte: start.toISOString(), receivedAt_lt: next.toISOString() });
}

/** How many people text, day by day; a day leads to its texts. */
export function ActivePanel({ business }: { business: Business }) {
  const navigate = useNavigate();
  const { activeDay, activeWeek, activeMonth } = business;
  return (
    <section className="panel" aria-label="Active people">
      <header>
        <div>
          <h2>Active people, last 30 days</h2>
          <p className="figure-large figures">{count(activeMonth)}</p>
        </div>
        <p className="soft figures">
          {count(activeWeek)} in the last 7 days · {count(activeDay)} in the last 24 hours
        </p>
      </header>
      <Suspense fallback={<div className="texts-chart" />}>
        <StackedChart
          series={[{ figure: dayFigure(business, 'active', 'Active people'), label: 'Active people', token: 'accent' }]}
          bucket="day"
          onBucket={(day) => void navigate(textsOf(day))}
        />
      </Suspense>
    </section>
  );
}
