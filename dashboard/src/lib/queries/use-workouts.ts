import { useQuery } from '@tanstack/react-query';
import type { Workout } from '@mealtext/backend/contract';
import { queryKeys } from '../query-keys';
import { useSession } from '../session';

/** The workouts of one local day: today's unless said otherwise. */
export function useWorkouts(date?: string) {
  const id = useSession().user?.id;
  return useQuery<Workout[]>({ queryKey: queryKeys.workouts(id ?? '', date), enabled: id !== undefined });
}
