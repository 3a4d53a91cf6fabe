import type { ConversationRow, StaffRow } from '@mealtext/backend/contract';
import { Button, MenuItem, TextField } from '@mui/material';
import { useGetList, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { AskButton } from '../../components/ask-button';
import { REASON } from '../../components/form-dialog';
import { Mark } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { Phone } from '../../components/phone';
import { Reveal } from '../../components/reveal';
import { Said } from '../../components/said';
import { ConversationMarks } from '../../components/states';
import { Waited } from '../../components/waited';
import { useConsoleProvider } from '../../providers/use-console-provider';
import { useAction } from '../../providers/use-action';
import { useAppContext } from '../../session/app-context';
import { CloseButton } from './close-button';
import { SnoozeButton } from './snooze-button';
import { Tags } from './tags';
import { TakeButton } from './take-button';

/** Whom one talks with, who has the word, and what can be done with the whole of it. */
export function ConversationHead({ conversation, onClosed }: { conversation: ConversationRow; onClosed?: (() => void) | undefined }) {
  const { session, may } = useAppContext();
  const provider = useConsoleProvider();
  const { busy, act } = useAction();
  const notify = useNotify();
  const { id, userId, name, phone, revealed, heldAt, heldBy, assignedTo } = conversation;
  const { waitsSince, snoozedUntil } = conversation;
  const isCase = heldAt !== null || assignedTo !== null || conversation.flags.length > 0;
  const { data: staff = [] } = useGetList<StaffRow>('staff', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  });
  const nameOf = (staffId: string | null) =>
    staffId === session.staff.id ? 'you' : (staff.find((one) => one.id === staffId)?.name ?? 'a colleague');
  const assign = async (staffId: string | null) => {
    const wrong = await act(() => provider.act('conversations', { id, verb: 'assign', data: { staffId } }), 'Assigned');
    if (wrong) notify(wrong, { type: 'error' });
  };
  return (
    <header className="conversation-head">
      <div className="conversation-who">
        <h1>{userId ? <Link to={`/users/${userId}`}>{<Said>{name || 'No name'}</Said>}</Link> : 'Stranger'}</h1>
        <p className="marks">
          <Phone number={phone} />
          {(conversation.flags.length > 0 || conversation.optedOut) && <ConversationMarks row={{ ...conversation, heldAt: null }} />}
          {waitsSince && (
            <Mark tone="warn">
              waits for an answer, <Waited since={waitsSince} />
            </Mark>
          )}
          {snoozedUntil && (
            <Mark>
              <span>
                put off until <DateTime at={snoozedUntil} />
              </span>
            </Mark>
          )}
          {assignedTo && !may('converse') && <span className="soft">Assigned to {nameOf(assignedTo)}</span>}
        </p>
        <Tags conversation={conversation} />
      </div>
      <div className="actions">
        <TakeButton conversation={conversation} />
        <Reveal kind="conversation" id={id} revealed={revealed} />
        {may('converse') && (
          <TextField
            select
            className="assign"
            label="Assigned to"
            value={assignedTo ?? ''}
            disabled={busy}
            onChange={({ target }) => void assign(target.value || null)}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value="">Nobody</MenuItem>
            {staff
              .filter((one) => !one.disabledAt || one.id === assignedTo)
              .map((one) => (
                <MenuItem key={one.id} value={one.id}>
                  <bdi>{one.id === session.staff.id ? `${one.name} (you)` : one.name}</bdi>
                </MenuItem>
              ))}
          </TextField>
        )}
        {may('replay') && (
          <Button variant="outlined" component={Link} to={`/replay?conversation=${id}`}>
            Replay
          </Button>
        )}
        {heldAt === null && (
          <AskButton
            label="Pause the bot"
            needs="converse"
            lead="The user gets no automatic answers until you close. Food that they text is still counted."
            fields={[{ ...REASON, optional: true }]}
            submit="Pause"
            done="The bot is paused"
            onSubmit={({ reason }) => provider.act('conversations', { id, verb: 'hold', data: reason ? { reason } : {} })}
          />
        )}
        {isCase && <SnoozeButton conversation={conversation} />}
        {heldAt === null && isCase && <CloseButton id={id} paused={false} onClosed={onClosed} />}
      </div>
      {heldAt !== null && (
        <div className="banner" role="status">
          <span>
            <span className="strong">Bot paused by {nameOf(heldBy)}.</span> Food is still counted. Close resumes.
          </span>
          <CloseButton id={id} paused onClosed={onClosed} />
        </div>
      )}
    </header>
  );
}
