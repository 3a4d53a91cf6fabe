import { useQuery } from '@tanstack/react-query';
import type { Meal } from '@mealtext/backend/contract';
import { queryKeys } from '../query-keys';
import { useSession } from '../session';

/** The meals of one local day. */
export function useMeals(date: string, enabled = true) {
  const id = useSession().user?.id;
  return useQuery<Meal[]>({ queryKey: queryKeys.meals(id ?? '', date), enabled: enabled && id !== undefined });
}
