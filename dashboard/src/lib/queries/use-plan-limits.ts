import { useQuery } from '@tanstack/react-query';
import type { PlanLimits } from '@mealtext/backend/contract';
import { queryKeys } from '../query-keys';

/** What each plan allows a day, as the server is configured. */
export const usePlanLimits = () => useQuery<PlanLimits[]>({ queryKey: queryKeys.plans(), gcTime: Infinity });
