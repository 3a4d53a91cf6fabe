import { useQuery } from '@tanstack/react-query';
import type { HistoryDay } from '@mealtext/backend/contract';
import { queryKeys } from '../query-keys';
import { useSession } from '../session';

/** The days with a record among the last 30. */
export function useHistory(enabled: boolean) {
  const id = useSession().user?.id;
  return useQuery<HistoryDay[]>({ queryKey: queryKeys.history(id ?? ''), enabled: enabled && id !== undefined });
}
