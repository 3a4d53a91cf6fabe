import type { LearningRow } from '@mealtext/backend/contract';
import { ConsoleList } from '../../components/console-list';
import { count, plainWords } from '../../components/format';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { DateTime } from '../../components/date-time';
import { Hidden } from '../../components/reveal';
import { Said } from '../../components/said';
import { useAppContext } from '../../session/app-context';
import { useStaffNames } from '../staff/use-staff-names';
import { KINDS, LearningState, STATES } from './learning-words';

const columns = (nameOf: (id: string) => string): readonly Column<LearningRow>[] => [
  { label: 'Words', render: ({ said }) => (said ? <Said>{said}</Said> : <Hidden />) },
  { label: 'What it is', render: ({ about }) => <span className="nowrap">{about === 'food' ? 'a food' : 'a sentence'}</span>, desk: true },
  { label: 'What happened', render: ({ kinds }) => kinds.map(plainWords).join(', ') },
  { label: 'People', render: ({ users }) => count(users), end: true, sort: 'users' },
  { label: 'Texts', render: ({ texts }) => count(texts), end: true, sort: 'texts' },
  { label: 'Last', render: ({ lastAt }) => <DateTime at={lastAt} />, sort: 'lastAt' },
  { label: 'State', render: (row) => <LearningState row={row} /> },
  { label: 'Who', render: ({ owner }) => (owner ? nameOf(owner) : <span className="soft">–</span>), desk: true },
];

/** What we did not understand, asked about or took wrongly, by how many people it touches. */
export function LearningList() {
  const { session } = useAppContext();
  const nameOf = useStaffNames();
  const filters: readonly ListFilter[] = [
    { source: 'state', label: 'State', choices: STATES },
    { source: 'kind', label: 'What happened', choices: KINDS },
    {
      source: 'about',
      label: 'What it is',
      choices: [
        ['food', 'A food'],
        ['sentence', 'A sentence'],
      ],
    },
    { source: 'owner', label: 'Who', choices: [[session.staff.id, 'Me']] },
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
  return (
    <ConsoleList<LearningRow>
      resource="learning"
      lead="Folded by likeness, without names and numbers of people. What is open stands first."
      columns={columns(nameOf)}
      filters={filters}
      sort={{ field: 'users', order: 'DESC' }}
      to={({ id }) => `/learning/${id}`}
      empty="Everything was understood"
      hint="Texts that are asked about, not understood, or put right within ten minutes appear here."
    />
  );
}
