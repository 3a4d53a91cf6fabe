import type { TextRow } from '@mealtext/backend/contract';
import { BEARERS, CHANNELS, READERS, readerWords } from '../../components/choices';
import { ConsoleList } from '../../components/console-list';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { Mark } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { Phone } from '../../components/phone';
import { Hidden } from '../../components/reveal';
import { Said } from '../../components/said';
import { Intents } from '../../components/states';
import { TextState } from './text-state';

const COLUMNS: readonly Column<TextRow>[] = [
  { label: 'Received', render: ({ receivedAt }) => <DateTime at={receivedAt} />, sort: 'receivedAt' },
  { label: 'From', render: ({ phone }) => <Phone number={phone} /> },
  {
    label: 'Text',
    render: ({ body, hasPicture }) =>
      body === null ? (
        <Hidden />
      ) : (
        <span className="clamp">
          {hasPicture && <Mark>photo</Mark>} <Said>{body}</Said>
        </span>
      ),
  },
  { label: 'Taken for', render: ({ intents }) => <Intents of={intents} /> },
  { label: 'Read by', render: ({ reader, model }) => (model ? `${readerWords(reader)} ${model}` : readerWords(reader)), desk: true },
  { label: 'State', render: (text) => <TextState text={text} /> },
];

const FILTERS: readonly ListFilter[] = [
  { source: 'reader', label: 'Read by', choices: READERS },
  { source: 'notUnderstood', label: 'Not understood', kind: 'switch' },
  { source: 'corrected', label: 'Corrected', kind: 'switch' },
  { source: 'problem', label: 'Failed', kind: 'switch' },
  { source: 'source', label: 'Sent by', choices: CHANNELS },
  { source: 'bearer', label: 'Carried by', choices: BEARERS },
  { source: 'receivedAt_gte', label: 'Since', kind: 'since' },
  { source: 'receivedAt_lt', label: 'Until', kind: 'until' },
];

/** Every text that reached us, and what it was taken for. */
export const TextList = () => (
  <ConsoleList<TextRow>
    resource="texts"
    columns={COLUMNS}
    filters={FILTERS}
    sort={{ field: 'receivedAt', order: 'DESC' }}
    to={({ id }) => `/texts/${id}`}
    empty="No text has come yet"
  />
);
