import { useQuery } from '@tanstack/react-query';
import type { Subscription } from '@mealtext/backend/contract';
import { HOUR } from '../query-client';
import { queryKeys } from '../query-keys';
import { useSession } from '../session';

/** The plan and how long it lasts. */
export function useSubscription() {
  const id = useSession().user?.id;
  return useQuery<Subscription>({ queryKey: queryKeys.subscription(id ?? ''), gcTime: HOUR, enabled: id !== undefined });
}
