import type { OutreachRow } from '@mealtext/backend/contract';
import { OUTREACH_STATES } from '@mealtext/backend/domain';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { ConsoleList } from '../../components/console-list';
import { plainWords } from '../../components/format';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { Mark } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { Said } from '../../components/said';
import { useAppContext } from '../../session/app-context';
import { stateOf } from './outreach-words';

const COLUMNS: readonly Column<OutreachRow>[] = [
  { label: 'Title', render: ({ title }) => <Said>{title}</Said> },
  { label: 'Kind', render: ({ kind }) => (kind === 'news' ? 'News' : 'Notice') },
  {
    label: 'State',
    render: (row) => {
      const [words, tone] = stateOf(row);
      return <Mark tone={tone}>{words}</Mark>;
    },
  },
  { label: 'Written by', render: ({ authorName }) => <Said>{authorName ?? '–'}</Said>, desk: true },
  { label: 'Consented by', render: ({ approvedByName }) => <Said>{approvedByName ?? '–'}</Said>, desk: true },
  { label: 'Begun', render: ({ madeAt }) => <DateTime at={madeAt} />, sort: 'madeAt' },
];

const FILTERS: readonly ListFilter[] = [
  { source: 'state', label: 'State', choices: OUTREACH_STATES.map((state) => [state, plainWords(stateOf({ state })[0])] as const) },
];

/** Texts to many: each written by one and consented to by another. */
export function OutreachList() {
  const { may } = useAppContext();
  return (
    <ConsoleList<OutreachRow>
      resource="outreaches"
      lead="One text to many. Whoever writes it never sends it: somebody else consents."
      columns={COLUMNS}
      filters={FILTERS}
      sort={{ field: 'madeAt', order: 'DESC' }}
      to={({ id }) => `/outreaches/${id}`}
      empty="Nothing has been written to many yet"
      hint="Begin here, or narrow the list of users and text those."
      actions={
        may('outreach') && (
          <Button variant="contained" component={Link} to="/outreaches/new">
            Write a text
          </Button>
        )
      }
      noExport
    />
  );
}
