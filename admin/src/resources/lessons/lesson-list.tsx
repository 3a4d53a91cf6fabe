import type { LessonRow } from '@mealtext/backend/contract';
import { ConsoleList } from '../../components/console-list';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { DateTime } from '../../components/date-time';
import { LessonActions } from './lesson-actions';
import { LessonState, LessonWords, TrialWords } from './lesson-words';
import { TeachButtons } from './teach-buttons';

const COLUMNS: readonly Column<LessonRow>[] = [
  { label: 'What is taught', render: ({ lesson }) => <LessonWords lesson={lesson} /> },
  { label: 'State', render: ({ state }) => <LessonState state={state} /> },
  { label: 'Trial', render: ({ tried }) => <TrialWords tried={tried} /> },
  { label: 'Made by', render: ({ madeByName }) => madeByName ?? 'a colleague', desk: true },
  { label: 'Made', render: ({ madeAt }) => <DateTime at={madeAt} />, sort: 'madeAt', desk: true },
  { label: 'Published', render: ({ publishedAt }) => <DateTime at={publishedAt} />, desk: true },
];

const FILTERS: readonly ListFilter[] = [
  {
    source: 'state',
    label: 'State',
    choices: [
      ['draft', 'Draft'],
      ['published', 'Published'],
      ['taken-back', 'Taken back'],
    ],
  },
];

/** Everything that the food table was taught between releases, and what waits to be published. */
export const LessonList = () => (
  <ConsoleList<LessonRow>
    resource="lessons"
    lead="What the food table is taught between releases. A draft is tried, and published by somebody else than who made it."
    columns={COLUMNS}
    filters={FILTERS}
    sort={{ field: 'madeAt', order: 'DESC' }}
    to={({ formId }) => formId && `/learning/${formId}`}
    empty="Nothing was taught yet"
    hint="Lessons are made under Learning, or here."
    actions={<TeachButtons />}
    rowActions={(lesson) => <LessonActions lesson={lesson} />}
  />
);
