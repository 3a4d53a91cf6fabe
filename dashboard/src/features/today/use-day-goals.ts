import { useQuery } from '@tanstack/react-query';
import type { GoalsFromDay } from '@mealtext/backend/contract';
import { goalsOn, NO_GOALS, type Goals } from '@mealtext/backend/domain';
import { goalsOf } from '../../lib/goals-of';
import { useGoals } from '../../lib/queries/use-goals';
import { queryKeys } from '../../lib/query-keys';
import { useUser } from '../../lib/session';

interface DayGoals {
  /** Undefined while they are not known. */
  goals: Goals | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

/** The goals of a day: those that stand for today, its own for a past day. */
export function useDayGoals(past: string | undefined): DayGoals {
  const { id } = useUser();
  const now = useGoals();
  const then = useQuery<GoalsFromDay[]>({ queryKey: queryKeys.goalsHistory(id), enabled: past !== undefined });
  if (past === undefined) return { goals: now.data === undefined ? undefined : goalsOf(now.data), error: now.error, refetch: now.refetch };
  const before = then.data?.map((one) => ({ from: one.from, goals: goalsOf(one) }));
  return { goals: before && (goalsOn(before, past) ?? NO_GOALS), error: then.error, refetch: then.refetch };
}
