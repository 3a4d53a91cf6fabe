import type { StaffUser } from '@mealtext/backend/contract';
import { AskButton } from '../../components/ask-button';
import { count } from '../../components/format';
import { REASON } from '../../components/form-dialog';
import { DateTime } from '../../components/date-time';
import { Panel } from '../../components/panel';
import { useAppContext } from '../../session/app-context';

/** Where the user is signed in on the web, which assistants may speak for them, and the end of both. */
export function SessionsPanel({ user }: { user: StaffUser }) {
  const { api } = useAppContext();
  return (
    <Panel
      title="Sessions"
      actions={
        user.sessions.length + user.assistants > 0 && (
          <AskButton
            label="End all"
            title="End all sessions"
            needs="manage-users"
            danger
            lead="They are signed out everywhere and sign in again with a code sent to their phone. Their assistants are disconnected."
            fields={[REASON]}
            submit="End all"
            done="All sessions ended"
            onSubmit={({ reason }) => api.call('POST', `users/${user.id}/end-sessions`, { reason })}
          />
        )
      }
    >
      {user.sessions.length ? (
        <ul className="plain-list">
          {user.sessions.map(({ createdAt, seenAt }) => (
            <li key={createdAt}>
              Signed in <DateTime at={createdAt} within />
              <span className="soft">
                , seen <DateTime at={seenAt} within />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">Signed in nowhere.</p>
      )}
      {user.assistants > 0 && (
        <p>{user.assistants === 1 ? 'One assistant is connected.' : `${count(user.assistants)} assistants are connected.`}</p>
      )}
    </Panel>
  );
}
