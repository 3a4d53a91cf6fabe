import type { HealthFigure, HealthFigures } from '@mealtext/backend/contract';
import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Token } from '../../tokens';
import { figureWords } from './figure-words';
import { bucketLink, rowsLink } from './rows-link';

const StackedChart = lazy(() => import('./charts').then(({ StackedChart: component }) => ({ default: component })));

/** Who understood the texts: each text is in one of these. */
const READERS: readonly (readonly [name: string, label: string, token: Token])[] = [
  ['read-by-rules', 'By rules', 'edge'],
  ['read-by-builtin', 'By the built-in reader', 'accent'],
  ['read-by-model', 'By the model', 'protein'],
  ['read-by-nobody', 'Not read yet', 'carbs'],
  ['not-understood', 'Not understood', 'danger'],
];

/** The texts that came, by who understood them. */
export function TextsChart({ health }: { health: HealthFigures }) {
  const navigate = useNavigate();
  const figures = new Map<string, HealthFigure>(health.figures.map((figure) => [figure.name, figure]));
  const incoming = figures.get('texts-in');
  const series = READERS.flatMap(([name, label, token]) => {
    const figure = figures.get(name);
    return figure ? [{ figure, label, token }] : [];
  });
  if (!incoming) return null;
  const link = rowsLink(incoming.rows, health);
  return (
    <section className="panel" aria-label="Texts">
      <header>
        <div>
          <h2>{link ? <Link to={link}>{incoming.title}</Link> : incoming.title}</h2>
          <p className="figure-large figures">{figureWords(incoming.total, incoming.unit)}</p>
        </div>
        <ul className="legend">
          {series.map(({ figure, label, token }) => {
            const rows = rowsLink(figure.rows, health);
            const words = `${label} ${figureWords(figure.total, figure.unit)}`;
            return (
              <li key={figure.name}>
                <i style={{ background: `var(--${token})` }} />
                {rows ? <Link to={rows}>{words}</Link> : words}
              </li>
            );
          })}
        </ul>
      </header>
      <Suspense fallback={<div className="texts-chart" />}>
        <StackedChart
          series={series}
          bucket={health.bucket}
          onBucket={(at) => {
            const rows = bucketLink(incoming, at, health);
            if (rows) void navigate(rows);
          }}
        />
      </Suspense>
    </section>
  );
}
