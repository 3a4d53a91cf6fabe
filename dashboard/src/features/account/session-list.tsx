import { useQuery } from '@tanstack/react-query';
import type { OpenSession } from '@mealtext/backend/contract';
import { LoadError } from '../../components/load-error';
import { RowsSkeleton } from '../../components/rows-skeleton';
import { queryKeys } from '../../lib/query-keys';
import { useUser } from '../../lib/session';
import { SessionRow } from './session-row';
import { SignOutEverywhere } from './sign-out-everywhere';
import { say } from './say';

/** Where the user is signed in; what they do not know they can end. */
export function SessionList() {
  const { id } = useUser();
  const { data, error, isError, refetch } = useQuery<OpenSession[]>({ queryKey: queryKeys.sessions(id), staleTime: 0 });
  if (isError)
    return (
      <LoadError error={error} onRetry={refetch}>
        {say('sessionsNotLoaded')}
      </LoadError>
    );
  if (!data) return <RowsSkeleton label={say('sessionsLoading')} rows={2} />;
  const others = data.filter(({ current }) => !current);
  return (
    <>
      <ul className="-mt-2 divide-y divide-line">
        {[...data.filter(({ current }) => current), ...others].map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <p className="mt-2 text-soft">{others.length ? say('doNotKnow') : say('nowhereElse')}</p>
      <SignOutEverywhere />
    </>
  );
}
