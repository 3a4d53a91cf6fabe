import type { SavedReply } from '@mealtext/backend/contract';
import { AskButton } from '../../components/ask-button';
import { LANGUAGES, languageWords } from '../../components/choices';
import { ConsoleList } from '../../components/console-list';
import type { FormField } from '../../components/form-dialog';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { DateTime } from '../../components/date-time';
import { Said } from '../../components/said';
import { useAppContext } from '../../session/app-context';

const COLUMNS: readonly Column<SavedReply>[] = [
  {
    label: 'Title',
    render: ({ title }) => (
      <span className="strong">
        <Said>{title}</Said>
      </span>
    ),
    sort: 'title',
  },
  { label: 'Words', render: ({ body }) => <Said>{body}</Said> },
  { label: 'Language', render: ({ language }) => languageWords(language), desk: true },
  { label: 'Changed', render: ({ updatedAt }) => <DateTime at={updatedAt} />, sort: 'updatedAt', desk: true },
];

const FILTERS: readonly ListFilter[] = [{ source: 'language', label: 'Language', choices: LANGUAGES }];

const fields = (of?: SavedReply): readonly FormField[] => [
  { name: 'title', label: 'Title', initial: of?.title ?? '', max: 100 },
  { name: 'body', label: 'Words', kind: 'lines', initial: of?.body ?? '', max: 640, help: 'At most 640 characters: four texts.' },
  { name: 'language', label: 'Language', kind: 'choice', choices: LANGUAGES, initial: of?.language ?? 'en' },
];

/** Answers that fit again and again, for the reply box. */
export function SavedReplyList() {
  const { api, may } = useAppContext();
  return (
    <ConsoleList<SavedReply>
      resource="saved-replies"
      columns={COLUMNS}
      filters={FILTERS}
      search="Title or words"
      sort={{ field: 'title', order: 'ASC' }}
      empty="No saved replies yet"
      hint="Save the answers that you write again and again."
      actions={
        <AskButton
          label="Add a reply"
          needs="canned"
          variant="contained"
          fields={fields()}
          submit="Save"
          done="Saved"
          onSubmit={(values) => api.call('POST', 'saved-replies', values)}
        />
      }
      rowActions={
        may('canned')
          ? (row) => (
              <>
                <AskButton
                  label="Change"
                  title="Change the reply"
                  needs="canned"
                  variant="text"
                  fields={fields(row)}
                  submit="Save"
                  done="Saved"
                  onSubmit={(values) => api.call('PUT', `saved-replies/${row.id}`, values)}
                />
                <AskButton
                  label="Delete"
                  title="Delete the reply"
                  needs="canned"
                  variant="text"
                  danger
                  fields={[]}
                  submit="Delete"
                  done="Deleted"
                  onSubmit={() => api.call('DELETE', `saved-replies/${row.id}`)}
                />
              </>
            )
          : undefined
      }
    />
  );
}
