import { useQuery } from '@tanstack/react-query';
import type { WeeklyReport } from '@mealtext/backend/contract';
import { queryKeys } from '../query-keys';
import { useSession } from '../session';

/** The last seven days in figures. */
export function useWeeklyReport(enabled: boolean) {
  const id = useSession().user?.id;
  return useQuery<WeeklyReport>({ queryKey: queryKeys.weeklyReport(id ?? ''), enabled: enabled && id !== undefined });
}
