import { useQuery } from '@tanstack/react-query';
import type { Status } from '@mealtext/backend/contract';
import { Badge } from '../../components/badge';
import { LoadError } from '../../components/load-error';
import { Skeleton } from '../../components/skeleton';
import { queryKeys } from '../../lib/query-keys';
import { say } from './say';

/** Whether the service behind this dashboard answers. */
export function ApiStatus() {
  const { data, error, isError, refetch } = useQuery<Status>({ queryKey: queryKeys.status(), staleTime: 0 });
  if (isError)
    return (
      <LoadError error={error} onRetry={refetch}>
        {say('apiDown')}
      </LoadError>
    );
  if (!data) return <Skeleton className="h-7 w-40" />;
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Badge color={data.status === 'ok' ? 'var(--accent)' : 'var(--carbs)'}>
        {data.status === 'ok' ? say('connected') : say('limited')}
      </Badge>
      <span className="text-soft">{say('version', { version: data.version })}</span>
    </p>
  );
}
