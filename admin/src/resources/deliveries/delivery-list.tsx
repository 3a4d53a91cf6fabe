import type { DeliveryRow } from '@mealtext/backend/contract';
import { BEARERS, CHANNELS, DELIVERY_STATES } from '../../components/choices';
import { ConsoleList } from '../../components/console-list';
import { count, dollars, kindWords } from '../../components/format';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { DateTime } from '../../components/date-time';
import { Phone } from '../../components/phone';
import { DeliveryState } from '../../components/states';
import { WhyFailed } from '../../components/why-failed';
import type { Bulk } from '../../components/list-bulk';
import { Resend } from './resend';
import { ResendChosen } from './resend-chosen';

const COLUMNS: readonly Column<DeliveryRow>[] = [
  { label: 'Created', render: ({ createdAt }) => <DateTime at={createdAt} />, sort: 'createdAt' },
  { label: 'To', render: ({ phone }) => <Phone number={phone} /> },
  { label: 'Says', render: ({ kinds }) => kinds.map(kindWords).join(', ') || '–' },
  { label: 'State', render: ({ state }) => <DeliveryState state={state} /> },
  {
    label: 'Why',
    render: ({ errorCode, errorReason }) => <WhyFailed reason={errorReason} code={errorCode} />,
  },
  { label: 'Segments', render: ({ segments }) => count(segments), end: true, desk: true },
  { label: 'Cost', render: ({ cost }) => (cost === null ? '–' : dollars(cost)), end: true, desk: true },
];

const FILTERS: readonly ListFilter[] = [
  { source: 'failed', label: 'Failed', kind: 'switch' },
  { source: 'state', label: 'State', choices: DELIVERY_STATES },
  { source: 'channel', label: 'By', choices: CHANNELS },
  { source: 'bearer', label: 'Carried by', choices: BEARERS },
  { source: 'createdAt_gte', label: 'Since', kind: 'since' },
  { source: 'createdAt_lt', label: 'Until', kind: 'until' },
];

const FAILED = { failed: true };

const BULK: Bulk<DeliveryRow> = {
  needs: 'resend',
  fits: ({ canResend }) => canResend,
  name: ({ phone }) => `the text to ${phone}`,
  acts: (rows, clear) => <ResendChosen deliveries={rows} onDone={clear} />,
};

/** Every text of ours and how it fared; what failed is sent again from here. */
export const DeliveryList = () => (
  <ConsoleList<DeliveryRow>
    resource="deliveries"
    columns={COLUMNS}
    filters={FILTERS}
    sort={{ field: 'createdAt', order: 'DESC' }}
    opensOn={FAILED}
    to={({ id }) => `/deliveries/${id}`}
    empty="Nothing has been sent yet"
    rowActions={(row) => <Resend delivery={row} variant="text" />}
    bulk={BULK}
  />
);
