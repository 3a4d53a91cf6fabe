import type { OutreachItem } from '@mealtext/backend/contract';
import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { AskButton } from '../../components/ask-button';
import { REASON } from '../../components/form-dialog';
import { useAction } from '../../providers/use-action';
import { useConsoleProvider } from '../../providers/use-console-provider';
import { useAppContext } from '../../session/app-context';
import { TestButton } from './test-button';

/** What one may do about a text to many: its authors write, try and ask; another consents or refuses; anybody who writes may stop. */
export function OutreachActions({ outreach, onChange }: { outreach: OutreachItem; onChange: () => void }) {
  const { api, session, may } = useAppContext();
  const provider = useConsoleProvider();
  const { busy, act } = useAction();
  const notify = useNotify();
  const navigate = useNavigate();
  const { id, state, version, authors, askedBy } = outreach;
  const own = authors.includes(session.staff.id) || askedBy === session.staff.id;
  const verb = (name: string, data?: object) => provider.act('outreaches', { id, verb: name, ...(data ? { data } : {}) });
  const open = state === 'draft' || state === 'asked';
  return (
    <>
      {open && may('outreach') && <TestButton outreach={outreach} />}
      {open && may('outreach') && (
        <Button variant="outlined" onClick={onChange}>
          Change
        </Button>
      )}
      {state === 'draft' && (
        <AskButton
          label="Ask for consent"
          needs="outreach"
          variant="contained"
          lead="Somebody who wrote none of it reads it and consents. It begins to leave with that."
          fields={[{ ...REASON, label: 'What it is for', help: 'For whoever consents; kept in the audit.' }]}
          submit="Ask"
          done="Asked"
          onSubmit={({ reason }) => verb('ask', { reason })}
        />
      )}
      {state === 'asked' && own && may('outreach') && (
        <Button
          variant="outlined"
          disabled={busy}
          onClick={() => void act(() => verb('withdraw'), 'A draft again').then((wrong) => wrong && notify(wrong, { type: 'error' }))}
        >
          Withdraw
        </Button>
      )}
      {state === 'asked' && !own && (
        <>
          <AskButton
            label="Consent"
            title="Consent, and send it"
            needs="approve"
            variant="contained"
            lead="It begins to leave at once, at its pace. It can be stopped; what has left stays out."
            fields={[REASON]}
            submit="Consent and send"
            done="On its way"
            onSubmit={({ reason }) => verb('approve', { version, reason })}
          />
          <AskButton
            label="Refuse"
            title="Refuse it"
            needs="approve"
            fields={[REASON]}
            submit="Refuse"
            done="A draft again"
            onSubmit={({ reason }) => verb('refuse', { reason })}
          />
        </>
      )}
      {state === 'sending' && (
        <AskButton
          label="Stop"
          title="Stop it"
          needs="outreach"
          danger
          lead="Whoever has not got it gets nothing. It cannot be taken up again."
          fields={[REASON]}
          submit="Stop"
          done="Stopped"
          onSubmit={({ reason }) => verb('stop', { reason })}
        />
      )}
      {open && (
        <AskButton
          label="Delete"
          title="Delete this draft"
          needs="outreach"
          danger
          fields={[]}
          submit="Delete"
          done="Deleted"
          onSubmit={() => api.call('DELETE', `outreaches/${id}`).then(() => navigate('/outreaches', { replace: true }))}
        />
      )}
    </>
  );
}
