import type { ConversationRow } from '@mealtext/backend/contract';
import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { AskButton } from '../../components/ask-button';
import { REASON } from '../../components/form-dialog';
import { Phone } from '../../components/phone';
import { Reveal } from '../../components/reveal';
import { Said } from '../../components/said';
import { ConversationMarks } from '../../components/states';
import { useAct } from '../../providers/use-act';
import { useSurroundings } from '../../session/surroundings';
import { CloseButton } from './close-button';

interface Props {
  conversation: ConversationRow;
  names: ReadonlyMap<string, string>;
}

/** Whom one talks with, who has the word, and what can be done with the whole of it. */
export function ConversationHead({ conversation, names }: Props) {
  const { api, session, may } = useSurroundings();
  const { busy, act } = useAct();
  const notify = useNotify();
  const { id, userId, name, phone, revealed, heldAt, heldBy, assignedTo } = conversation;
  const mine = assignedTo === session.staff.id;
  const nameOf = (staffId: string | null) => (staffId === session.staff.id ? 'you' : ((staffId && names.get(staffId)) ?? 'a colleague'));
  const assign = async (staffId: string | null) => {
    const wrong = await act(
      () => api.call('POST', `conversations/${id}/assign`, { staffId }),
      staffId ? 'Assigned to you' : 'Assigned to nobody',
    );
    if (wrong) notify(wrong, { type: 'error' });
  };
  return (
    <header className="conversation-head">
      <div className="conversation-who">
        <h1>{userId ? <Link to={`/users/${userId}`}>{<Said>{name || 'No name'}</Said>}</Link> : 'Stranger'}</h1>
        <p className="marks">
          <Phone number={phone} />
          {(conversation.flags.length > 0 || conversation.optedOut) && <ConversationMarks row={{ ...conversation, heldAt: null }} />}
          {assignedTo && <span className="soft">Assigned to {nameOf(assignedTo)}</span>}
        </p>
      </div>
      <div className="actions">
        <Reveal kind="conversation" id={id} revealed={revealed} />
        {may('converse') && (
          <Button variant="outlined" disabled={busy} onClick={() => void assign(mine ? null : session.staff.id)}>
            {mine ? 'Unassign' : 'Assign to me'}
          </Button>
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
            onSubmit={({ reason }) => api.call('POST', `conversations/${id}/hold`, reason ? { reason } : {})}
          />
        )}
        {heldAt === null && conversation.flags.length > 0 && <CloseButton id={id} paused={false} />}
      </div>
      {heldAt !== null && (
        <div className="banner" role="status">
          <span>
            <span className="strong">Bot paused by {nameOf(heldBy)}.</span> Food is still counted. Close resumes.
          </span>
          <CloseButton id={id} paused />
        </div>
      )}
    </header>
  );
}
