import { useQuery } from '@tanstack/react-query';
import type { GoalsView } from '@mealtext/backend/contract';
import { HOUR } from '../query-client';
import { queryKeys } from '../query-keys';
import { useSession } from '../session';

/** Goals and reminder settings; null while none were ever saved. */
export function useGoals() {
  const id = useSession().user?.id;
  return useQuery<GoalsView | null>({ queryKey: queryKeys.goals(id ?? ''), gcTime: HOUR, enabled: id !== undefined });
}
