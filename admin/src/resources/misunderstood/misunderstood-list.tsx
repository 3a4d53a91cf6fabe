import type { MisunderstoodRow } from '@mealtext/backend/contract';
import { Link } from 'react-router-dom';
import { ConsoleList } from '../../components/console-list';
import { count } from '../../components/format';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { Mark } from '../../components/mark';
import { Moment } from '../../components/moment';
import { Hidden } from '../../components/reveal';
import { Said } from '../../components/said';
import { SaveFixtureButton } from '../replay/save-fixture';

const COLUMNS: readonly Column<MisunderstoodRow>[] = [
  { label: 'Words', render: ({ words }) => (words ? <Said>{words}</Said> : <Hidden />) },
  {
    label: 'What happened',
    render: ({ kind }) => (kind === 'corrected' ? <Mark tone="warn">corrected after</Mark> : <Mark tone="bad">not understood</Mark>),
  },
  { label: 'Times', render: (row) => count(row.count), end: true, sort: 'count' },
  { label: 'Users', render: ({ users }) => count(users), end: true },
  { label: 'Last', render: ({ lastAt }) => <Moment at={lastAt} />, sort: 'lastAt' },
];

const FILTERS: readonly ListFilter[] = [
  {
    source: 'kind',
    label: 'What happened',
    choices: [
      ['not-understood', 'Not understood'],
      ['corrected', 'Corrected after'],
    ],
  },
  {
    source: 'days',
    label: 'Time',
    kind: 'number',
    choices: [
      ['7', 'Last 7 days'],
      ['30', 'Last 30 days'],
      ['90', 'Last 90 days'],
    ],
  },
];

/** What we did not understand, or understood wrongly, the most frequent first: each can become a fixture. */
export const MisunderstoodList = () => (
  <ConsoleList<MisunderstoodRow>
    resource="misunderstood"
    title="Not understood"
    lead="Texts folded to one form and counted. Save one as a fixture to mend the engine by it."
    columns={COLUMNS}
    filters={FILTERS}
    sort={{ field: 'count', order: 'DESC' }}
    to={({ conversationId, textId }) => `/conversations/${conversationId}#${textId}`}
    empty="Everything was understood"
    rowActions={(row) => (
      <>
        <Link to={`/replay?conversation=${row.conversationId}`}>Replay</Link>{' '}
        <SaveFixtureButton conversationId={row.conversationId} textIds={[row.textId]} revealed={false} variant="text" />
      </>
    )}
  />
);
