import { useQuery } from '@tanstack/react-query';
import type { Weight } from '@mealtext/backend/contract';
import { queryKeys } from '../query-keys';
import { useUser } from '../session';

/** Every weight, by day. */
export const useWeights = () => useQuery<Weight[]>({ queryKey: queryKeys.weights(useUser().id) });
