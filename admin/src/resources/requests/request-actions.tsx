import type { StaffRequestRow } from '@mealtext/backend/contract';
import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { AskButton } from '../../components/ask-button';
import { REASON } from '../../components/form-dialog';
import { saveFile } from '../../providers/save-file';
import { useAction } from '../../providers/use-action';
import { useAppContext } from '../../session/app-context';

/** What is said where one consents. */
const CONSENT: Readonly<Record<StaffRequestRow['kind'], { title: string; lead: string; submit: string; done: string; danger: boolean }>> = {
  erase: {
    title: 'Consent to the erasure',
    lead: 'The account and everything in it are erased at once, and what is paid for is cancelled. This cannot be undone.',
    submit: 'Erase',
    done: 'Erased',
    danger: true,
  },
  export: {
    title: 'Consent to the export',
    lead: 'Whoever asked can take out everything that the user owns, for a day.',
    submit: 'Consent',
    done: 'Consented',
    danger: false,
  },
  refund: {
    title: 'Consent to the refund',
    lead: 'The money goes back at once to whatever it was paid with. This cannot be undone.',
    submit: 'Give back',
    done: 'Consented: the provider is asked',
    danger: true,
  },
};

/** What one may do about a request: whoever asked takes it back, somebody else decides, and both may take out what was consented to. */
export function RequestActions({ request }: { request: StaffRequestRow }) {
  const { api, session, may } = useAppContext();
  const { busy, act } = useAction();
  const notify = useNotify();
  const { id, kind, state, askedBy, decidedBy } = request;
  const own = askedBy === session.staff.id;
  const run = async (work: () => Promise<unknown>, done: string) => {
    const wrong = await act(work, done);
    if (wrong) notify(wrong, { type: 'error' });
  };
  if (state === 'approved' && kind === 'export' && [askedBy, decidedBy].includes(session.staff.id))
    return (
      <Button
        disabled={busy}
        onClick={() =>
          void run(async () => {
            const { blob, name } = await api.download(`requests/${id}/take-out`, 'POST');
            saveFile(blob, name);
          }, 'Taken out')
        }
      >
        Take out
      </Button>
    );
  if (state !== 'open') return null;
  if (own)
    return may('request') ? (
      <Button disabled={busy} onClick={() => void run(() => api.call('POST', `requests/${id}/withdraw`), 'Withdrawn')}>
        Withdraw
      </Button>
    ) : null;
  const { title, lead, submit, done, danger } = CONSENT[kind];
  return (
    <>
      <AskButton
        label="Consent"
        title={title}
        needs="approve"
        variant="text"
        danger={danger}
        lead={lead}
        fields={[REASON]}
        submit={submit}
        done={done}
        onSubmit={({ reason }) => api.call('POST', `requests/${id}/approve`, { reason })}
      />
      <AskButton
        label="Refuse"
        title="Refuse the request"
        needs="approve"
        variant="text"
        fields={[REASON]}
        submit="Refuse"
        done="Refused"
        onSubmit={({ reason }) => api.call('POST', `requests/${id}/refuse`, { reason })}
      />
    </>
  );
}
