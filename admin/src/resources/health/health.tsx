import type { HealthFigures } from '@mealtext/backend/contract';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { Failed, Waiting } from '../../components/notices';
import { Page } from '../../components/page';
import { Breakdown } from './breakdown';
import { Figure } from './figure';
import { Now } from './now';
import { PeoplePanel } from './people-panel';
import { TextsChart } from './texts-chart';

const HOUR_MS = 3_600_000;

const SPANS = {
  day: { label: '24 hours', hours: 24, bucket: 'hour' },
  week: { label: '7 days', hours: 168, bucket: 'day' },
  month: { label: '30 days', hours: 720, bucket: 'day' },
  quarter: { label: '90 days', hours: 2160, bucket: 'day' },
} as const;
type Span = keyof typeof SPANS;

/** The time that ends now. */
function windowOf(span: Span) {
  const { hours, bucket } = SPANS[span];
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { span, meta: { from: new Date(Date.now() - hours * HOUR_MS).toISOString(), bucket, zone: timeZone } };
}

/** Figures that the large chart shows already, or that are of this moment. */
const ELSEWHERE = new Set([
  'texts-in',
  'read-by-rules',
  'read-by-builtin',
  'read-by-model',
  'read-by-nobody',
  'not-understood',
  'queue-depth',
  'queue-age',
]);

/** Is everything all right? Then the same over time, and behind each figure its rows. */
export function Health() {
  const [{ span, meta }, setWindow] = useState(() => windowOf('week'));
  const { data, error, refetch } = useGetOne<HealthFigures & { id: string }>('health', { id: span, meta }, { retry: false });
  return (
    <Page
      title="Health"
      tab="Health"
      actions={
        <ToggleButtonGroup
          size="small"
          exclusive
          value={span}
          onChange={(_, next: Span | null) => next && setWindow(windowOf(next))}
          aria-label="Time"
        >
          {(Object.keys(SPANS) as Span[]).map((one) => (
            <ToggleButton key={one} value={one}>
              {SPANS[one].label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <PeoplePanel />
      {data ? <Shown health={data} /> : error ? <Failed error={error} retry={() => void refetch()} /> : <Waiting lines={8} />}
    </Page>
  );
}

function Shown({ health }: { health: HealthFigures }) {
  const over = health.figures.filter(({ name, points }) => !ELSEWHERE.has(name) && points.length);
  return (
    <div className="stack">
      <Now health={health} />
      <TextsChart health={health} />
      <div className="figures-grid">
        {over.map((figure) => (
          <Figure key={figure.name} figure={figure} health={health} />
        ))}
      </div>
      <div className="panels">
        {health.breakdowns.map((breakdown) => (
          <Breakdown key={breakdown.name} breakdown={breakdown} health={health} />
        ))}
      </div>
    </div>
  );
}
