import { QueryClient } from '@tanstack/react-query';
import { request } from './request';
import { STALE_AFTER } from './query-keys';

const MINUTE = 60_000;

/** No retries, no refetching on focus or interval, never stale by itself; unused entries go after five minutes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => request(String(queryKey[0]), { signal }),
        retry: false,
        // Offline is a failure to show, not a reason to wait in silence.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
        gcTime: 5 * MINUTE,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** How long goals, summary and subscription are kept. */
export const HOUR = 60 * MINUTE;

/** Fetches again whatever a change of this kind made stale; `inFlight`: also what is on its way, which may have been read before the change. */
export async function refresh(client: QueryClient, what: keyof typeof STALE_AFTER, { inFlight = true } = {}): Promise<void> {
  const kinds: readonly unknown[] = STALE_AFTER[what];
  await client.invalidateQueries(
    { predicate: ({ queryKey, state }) => kinds.includes(queryKey[1]) && (inFlight || state.fetchStatus === 'idle') },
    { cancelRefetch: inFlight },
  );
}
