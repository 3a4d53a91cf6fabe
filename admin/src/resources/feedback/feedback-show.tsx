import type { FeedbackRow } from '@mealtext/backend/contract';
import { MenuItem, TextField } from '@mui/material';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { AskButton } from '../../components/ask-button';
import { FEEDBACK_STATES } from '../../components/choices';
import { DescriptionList } from '../../components/description-list';
import { DateTime } from '../../components/date-time';
import { Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { Person } from '../../components/person';
import { RecordPage } from '../../components/record-page';
import { Hidden } from '../../components/reveal';
import { Said } from '../../components/said';
import { useAction } from '../../providers/use-action';
import { useAppContext } from '../../session/app-context';
import { FeedbackState } from './feedback-state';

/** One letter, its state, and our answer. */
export const FeedbackShow = () => (
  <RecordPage<FeedbackRow> resource="feedback" what="feedback">
    {(row) => <Shown row={row} />}
  </RecordPage>
);

function Shown({ row }: { row: FeedbackRow }) {
  const { api, may } = useAppContext();
  const { busy, act } = useAction();
  const notify = useNotify();
  const setState = async (state: string) => {
    const wrong = await act(() => api.call('PUT', `feedback/${row.id}`, { state }), 'State changed');
    if (wrong) notify(wrong, { type: 'error' });
  };
  return (
    <Page
      title={row.subject === null ? 'Feedback' : <Said>{row.subject}</Said>}
      tab="Feedback"
      actions={
        <AskButton
          label={row.answer ? 'Answer again' : 'Answer'}
          title="Answer by text"
          needs="answer"
          variant="contained"
          lead="Goes to the user as a text from Mealtext."
          fields={[{ name: 'body', label: 'Answer', kind: 'lines', max: 640 }]}
          submit="Send the answer"
          done="Answer sent"
          onSubmit={({ body }) => api.call('POST', `feedback/${row.id}/answer`, { body })}
        />
      }
    >
      <div className="panels">
        <Panel title="Message">{row.message === null ? <Hidden /> : <Said block>{row.message}</Said>}</Panel>
        <Panel title="About it">
          <DescriptionList
            of={[
              ['From', <Person key="from" id={row.userId} name={row.name} />],
              ['Sent', <DateTime key="sent" at={row.at} />],
              [
                'State',
                may('answer') ? (
                  <TextField
                    key="state"
                    select
                    value={row.state}
                    disabled={busy}
                    onChange={({ target }) => void setState(target.value)}
                    slotProps={{ htmlInput: { 'aria-label': 'State' } }}
                  >
                    {FEEDBACK_STATES.map(([value, label]) => (
                      <MenuItem key={value} value={value}>
                        {label}
                      </MenuItem>
                    ))}
                  </TextField>
                ) : (
                  <FeedbackState key="state" state={row.state} />
                ),
              ],
              ...(row.conversationId
                ? ([
                    [
                      'Thread',
                      <Link key="thread" to={`/conversations/${row.conversationId}#feedback:${row.id}`}>
                        Their conversation
                      </Link>,
                    ],
                  ] as const)
                : []),
            ]}
          />
        </Panel>
        {row.answer && (
          <Panel title="Our answer">
            <Said block>{row.answer}</Said>
            <p className="soft">
              <DateTime at={row.answeredAt} />
            </p>
          </Panel>
        )}
      </div>
    </Page>
  );
}
