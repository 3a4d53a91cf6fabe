import type { StaffRequestRow } from '@mealtext/backend/contract';
import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { AskButton } from '../../components/ask-button';
import { REASON } from '../../components/form-dialog';
import { saveFile } from '../../providers/save-file';
import { useAct } from '../../providers/use-act';
import { useSurroundings } from '../../session/surroundings';

/** What one may do about a request: whoever asked takes it back, somebody else decides, and both may take out what was consented to. */
export function RequestActions({ request }: { request: StaffRequestRow }) {
  const { api, session, may } = useSurroundings();
  const { busy, act } = useAct();
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
  const erase = kind === 'erase';
  return (
    <>
      <AskButton
        label="Consent"
        title={erase ? 'Consent to the erasure' : 'Consent to the export'}
        needs="approve"
        variant="text"
        danger={erase}
        lead={
          erase
            ? 'The account and everything in it are erased at once, and what is paid for is cancelled. This cannot be undone.'
            : 'Whoever asked can take out everything that the user owns, for a day.'
        }
        fields={[REASON]}
        submit={erase ? 'Erase' : 'Consent'}
        done={erase ? 'Erased' : 'Consented'}
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
