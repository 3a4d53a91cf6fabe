import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import { LoadError } from './load-error';

interface Props<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'refetch'>;
  /** What is said where it did not load. */
  sorry: string;
  /** What is on its way, for who cannot see the skeleton. */
  loading: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query brings: its shape while it loads, why not and another try where it failed, then the thing itself, which is rendered in slices. */
export function WhenLoaded<Data>({ query, sorry, loading, skeleton, children }: Props<Data>) {
  const data = useDeferredValue(query.data);
  if (query.isError)
    return (
      <LoadError error={query.error} onRetry={query.refetch}>
        {sorry}
      </LoadError>
    );
  if (data === undefined)
    return (
      <div role="status" aria-label={loading}>
        {skeleton}
      </div>
    );
  return children(data);
}
