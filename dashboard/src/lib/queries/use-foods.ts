import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FoundFood } from '@mealtext/backend/contract';
import { queryKeys } from '../query-keys';

const SHORTEST = 2;
const LONGEST = 60;

/** Foods of the table by words of their names; while the next ones are on their way, those before stay. */
export function useFoods(words: string, enabled = true) {
  const asked = [...words.trim()].slice(0, LONGEST).join('');
  return useQuery<FoundFood[]>({
    queryKey: queryKeys.foods(asked),
    enabled: enabled && asked.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
}
