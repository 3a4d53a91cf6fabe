import { useLocation } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import type { AssistantAsks } from '@mealtext/backend/contract';
import { LoadError } from '../../components/load-error';
import { Notice } from '../../components/notice';
import { RowsSkeleton } from '../../components/rows-skeleton';
import { Page } from '../../lib/page';
import { RequestError } from '../../lib/request';
import { useUser } from '../../lib/session';
import { BackTo } from './back-to';
import { ConsentForm } from './consent-form';
import { say } from './say';

/** Where a program sends its user to be let in: who asks, for what, and the answer. */
export default function ConsentScreen() {
  const asked = useLocation().search.slice(1);
  return (
    <Page title={say('title')} noindex>
      <div className="mx-auto flex w-full max-w-[560px] flex-col gap-4 p-4 sm:gap-6 sm:py-8">
        <Question key={asked} asked={asked} />
      </div>
    </Page>
  );
}

function Question({ asked }: { asked: string }) {
  const { id } = useUser();
  const { data, error, isError, refetch } = useQuery<AssistantAsks>({
    queryKey: [`/api/users/${id}/assistants/asking?request=${encodeURIComponent(asked)}`, 'asking'],
    staleTime: 0,
  });
  if (isError && error instanceof RequestError && error.status === 400) return <Notice destructive>{say('invalid')}</Notice>;
  if (isError)
    return (
      <LoadError error={error} onRetry={refetch}>
        {say('notLoaded')}
      </LoadError>
    );
  if (!data) return <RowsSkeleton label={say('loading')} rows={4} />;
  const { name, host, redirectTo } = data;
  if (redirectTo !== null)
    return (
      <Notice destructive action={<BackTo name={name} address={redirectTo} />}>
        {say('notInOrder', { name })}
      </Notice>
    );
  return <ConsentForm name={name} host={host} asked={asked} />;
}
