import { useQuery } from '@tanstack/react-query';
import type { SubscriptionProduct } from '@mealtext/backend/contract';
import { queryKeys } from '../query-keys';

/** The plans that can be bought. */
export const useProducts = () => useQuery<SubscriptionProduct[]>({ queryKey: queryKeys.products() });
