import type { Business } from '@mealtext/backend/contract';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { Failed, Nothing, Waiting } from '../../components/notices';
import { Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { ActivePanel } from './active-panel';
import { BusinessFigures } from './business-figures';
import { MonthTable } from './month-table';
import { PlanTable } from './plan-table';

const SPANS = { '28': '4 weeks', '91': '13 weeks' } as const;
type Span = keyof typeof SPANS;

/** Who is active, what is sold and lost, and what people cost, in the days of whoever looks. */
export function BusinessPage() {
  const [days, setDays] = useState<Span>('28');
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const { data, error, refetch } = useGetOne<Business & { id: string }>('business', { id: days, meta: { days, zone } }, { retry: false });
  return (
    <Page
      title="Business"
      tab="Business"
      lead="Revenue is what subscriptions are sold for a month at list price, before discounts, tax and fees. Trials and plans that were given bring none."
      actions={
        <ToggleButtonGroup size="small" exclusive value={days} onChange={(_, next: Span | null) => next && setDays(next)} aria-label="Time">
          {(Object.keys(SPANS) as Span[]).map((one) => (
            <ToggleButton key={one} value={one}>
              {SPANS[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      {data ? <Shown business={data} /> : error ? <Failed error={error} retry={() => void refetch()} /> : <Waiting lines={8} />}
    </Page>
  );
}

function Shown({ business }: { business: Business }) {
  const people = business.plans.reduce((sum, one) => sum + one.people + one.active, 0);
  if (!people) return <Nothing title="Nobody is here yet">The first person who signs up or texts shows here at once.</Nothing>;
  return (
    <div className="stack">
      <ActivePanel business={business} />
      <BusinessFigures business={business} />
      <Panel title="By plan">
        <PlanTable plans={business.plans} />
      </Panel>
      <Panel title="Sold and lost by month">
        <MonthTable months={business.months} />
      </Panel>
    </div>
  );
}
