import { useQuery } from '@tanstack/react-query';
import type { Product } from '@mealtext/backend/contract';
import { HOUR } from '../query-client';
import { queryKeys } from '../query-keys';

/** The number to text, and where links in texts lead. */
export const useProduct = () => useQuery<Product>({ queryKey: queryKeys.product(), gcTime: HOUR });
