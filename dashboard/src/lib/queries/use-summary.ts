import { useQuery } from '@tanstack/react-query';
import type { Summary } from '@mealtext/backend/contract';
import { HOUR } from '../query-client';
import { queryKeys } from '../query-keys';
import { useSession } from '../session';

/** One local day added up: today unless said otherwise. Of a past day only what the plan shows. */
export function useSummary(date?: string) {
  const id = useSession().user?.id;
  return useQuery<Summary>({ queryKey: queryKeys.summary(id ?? '', date), gcTime: HOUR, enabled: id !== undefined });
}
