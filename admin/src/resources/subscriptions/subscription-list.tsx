import type { StaffSubscriptionRow } from '@mealtext/backend/contract';
import { BILLING, billingWords, PLAN_CHOICES, SUBSCRIPTION_STATES } from '../../components/choices';
import { ConsoleList } from '../../components/console-list';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { Mark, type Tone } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { Said } from '../../components/said';
import { Plan } from '../../components/states';

const TONES: Record<string, Tone> = { active: 'good', trialing: 'good', canceled: 'warn', inactive: 'quiet' };

const COLUMNS: readonly Column<StaffSubscriptionRow>[] = [
  { label: 'User', render: ({ name }) => <Said>{name}</Said> },
  { label: 'Plan', render: ({ plan }) => <Plan plan={plan} /> },
  { label: 'State', render: ({ status }) => <Mark tone={TONES[status] ?? 'quiet'}>{status}</Mark> },
  { label: 'Provider', render: ({ provider }) => billingWords(provider), desk: true },
  { label: 'Period ends', render: ({ currentPeriodEnd }) => <DateTime at={currentPeriodEnd} /> },
  { label: 'Ends', render: ({ endDate }) => <DateTime at={endDate} none="goes on" /> },
  { label: 'Changed', render: ({ updatedAt }) => <DateTime at={updatedAt} />, sort: 'updatedAt' },
];

const FILTERS: readonly ListFilter[] = [
  { source: 'plan', label: 'Plan', choices: PLAN_CHOICES },
  { source: 'status', label: 'State', choices: SUBSCRIPTION_STATES },
  { source: 'provider', label: 'Provider', choices: BILLING },
];

/** What we hold of everybody's payments. */
export const SubscriptionList = () => (
  <ConsoleList<StaffSubscriptionRow>
    resource="subscriptions"
    columns={COLUMNS}
    filters={FILTERS}
    sort={{ field: 'updatedAt', order: 'DESC' }}
    to={({ id }) => `/subscriptions/${id}`}
    empty="Nobody has subscribed yet"
  />
);
