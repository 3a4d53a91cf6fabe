import type { StaffUser } from '@mealtext/backend/contract';
import { Link } from 'react-router-dom';
import { AskButton } from '../../components/ask-button';
import { REASON } from '../../components/form-dialog';
import { Panel } from '../../components/panel';
import { listLink } from '../../components/list-link';
import { useAppContext } from '../../session/app-context';

/** Taking out or erasing everything of a user: asked for here, done once a colleague consents. */
export function LeavingPanel({ user }: { user: StaffUser }) {
  const { api } = useAppContext();
  if (user.deletedAt) return null;
  const ask = (kind: 'export' | 'erase', reason: string | undefined) => api.call('POST', `users/${user.id}/requests`, { kind, reason });
  return (
    <Panel
      title="Their data"
      actions={
        <>
          <AskButton
            label="Ask for an export"
            needs="request"
            lead="A colleague has to consent within a day. Then you can take out a file with everything that the user owns."
            fields={[REASON]}
            submit="Ask"
            done="Asked for"
            onSubmit={({ reason }) => ask('export', reason)}
          />
          <AskButton
            label="Ask for erasure"
            needs="request"
            danger
            lead="A colleague has to consent within a day. Then the account and everything in it are erased at once, as by the user’s own button."
            fields={[REASON]}
            submit="Ask"
            done="Asked for"
            onSubmit={({ reason }) => ask('erase', reason)}
          />
        </>
      }
    >
      <p className="soft">
        Both take two of us. The user can do both alone on their account page.{' '}
        <Link to={listLink('requests', { userId: user.id })}>What was asked for</Link>
      </p>
    </Panel>
  );
}
