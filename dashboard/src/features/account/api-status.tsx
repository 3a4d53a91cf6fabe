import { useQuery } from '@tanstack/react-query';
import type { Status } from '@mealtext/backend/contract';
import { Badge } from '../../components/badge';
import { LoadError } from '../../components/load-error';
import { Skeleton } from '../../components/skeleton';
import { queryKeys } from '../../lib/query-keys';

/** Whether the service behind this dashboard answers. */
export function ApiStatus() {
  const { data, isError, refetch } = useQuery<Status>({ queryKey: queryKeys.status(), staleTime: 0 });
  if (isError) return <LoadError onRetry={refetch}>The API does not answer. Texts you send are still received.</LoadError>;
  if (!data) return <Skeleton className="h-7 w-40" />;
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Badge color={data.status === 'ok' ? 'var(--accent)' : 'var(--carbs)'}>{data.status === 'ok' ? 'Connected' : 'Limited'}</Badge>
      <span className="text-soft">Version {data.version}</span>
    </p>
  );
}
