import { useQuery } from '@tanstack/react-query';
import type { Meal } from '@mealtext/backend/contract';
import { queryKeys } from '../query-keys';
import { useSession } from '../session';

/** The meals of one local day: today's unless said otherwise, and none while the day is not known (null). */
export function useMeals(date?: string | null) {
  const id = useSession().user?.id;
  return useQuery<Meal[]>({ queryKey: queryKeys.meals(id ?? '', date ?? undefined), enabled: date !== null && id !== undefined });
}
